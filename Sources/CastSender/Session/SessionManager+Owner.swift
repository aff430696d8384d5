extension SessionManager: SessionOwner {
    var isAppInBackground: Bool { hub?.isInBackground ?? false }

    func sessionDidStart(_ session: Session) {
        guard session === activeSession else { return }
        currentSession = session
        tell(appFirst: false, .didStart(session))
        resumeWaiters(.success(()))
    }

    func sessionDidFailToStart(_ session: Session, error: CastError) {
        guard session === activeSession else { return }
        activeSession = nil
        tell(appFirst: false, .didFailToStart(session, error))
        resumeWaiters(.failure(error))
    }

    func sessionDidEnd(_ session: Session, error: CastError?) {
        if session === candidate {
            candidate = nil
            resumeWaiters(.failure(error ?? .startCancelled))
        }
        guard session === activeSession else { return }
        activeSession = nil
        currentSession = nil
        tell(appFirst: false, .didEnd(session, error))
        resumeWaiters(error.map(Result.failure) ?? .success(()))
    }

    func sessionDidSuspend(_ session: Session, reason: ConnectionSuspendReason) {
        guard session === activeSession else { return }
        tell(appFirst: false, .didSuspend(session, reason))
    }

    func sessionWillResume(_ session: Session) {
        if session === candidate {
            candidate = nil
            activeSession = session
            currentSession = session
        }
        guard session === activeSession else { return }
        tell(appFirst: true, .willResume(session))
    }

    func sessionDidResume(_ session: Session) {
        guard session === activeSession else { return }
        tell(appFirst: false, .didResume(session))
        resumeWaiters(.success(()))
    }

    func session(_ session: Session, didReceiveDeviceVolume volume: Double, muted: Bool) {
        guard session === activeSession else { return }
        tell(appFirst: false, .didReceiveDeviceVolume(session, volume, muted: muted))
    }

    func session(_ session: Session, didReceiveDeviceStatus statusText: String?) {
        guard session === activeSession else { return }
        tell(appFirst: false, .didReceiveDeviceStatus(session, statusText))
    }

    func session(_ session: Session, didUpdateDevice device: Device) {
        guard session === activeSession else { return }
        tell(appFirst: false, .didUpdateDevice(session, device))
    }
}
