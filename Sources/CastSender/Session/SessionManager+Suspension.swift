/// Suspending and resuming, on purpose and by what the machine tells.
extension SessionManager {
    /// Lets go of the device without ending the session, which waits until it is resumed. What was asked of it and is
    /// not answered yet fails.
    ///
    /// - Returns: false, and nothing happens, where no session is established, it is suspended for this reason already,
    ///   or its kind can't be suspended.
    @discardableResult
    public func suspendSession(with reason: ConnectionSuspendReason) -> Bool {
        guard let session = currentSession, session.canSuspend, session.connectionState != .disconnecting,
            !(session.suspended && session.suspendReason == reason && session.connectionState == .disconnected)
        else { return false }
        Task { session.suspend(with: reason) }
        return true
    }

    /// Connects the suspended session again; one that tries to by itself does so at once.
    ///
    /// - Returns: false where none is suspended.
    @discardableResult
    public func resumeSession() -> Bool {
        guard let session = currentSession, session.suspended, session.connectionState != .disconnecting else {
            return false
        }
        Task { session.resume() }
        return true
    }

    /// The sessions of earlier processes that nobody has gone on with, newest first; empty where the context keeps
    /// none. What could not be read is logged.
    public func storedSessions() -> [StoredSession] {
        resumer?.abandoned() ?? []
    }

    /// Goes on with the session of an earlier process, in the background: once its application has been found on the
    /// device, `willResume` and `didResume` are told; where it is gone, nothing is, and the session is forgotten.
    ///
    /// - Returns: false where there is a session, or another process was faster.
    @discardableResult
    public func resumeSession(_ stored: StoredSession) -> Bool {
        guard activeSession == nil, candidate == nil, let session = resumer?.claim(stored) else { return false }
        begin(session)
        return true
    }

    /// Goes on with the session of an earlier process and waits until it has resumed. Cancelling the task ends the
    /// attempt, and leaves the session to be resumed later.
    ///
    /// - Throws: why it can't be: `.applicationNotRunning` or `.invalidApplicationSessionID` where it is gone,
    ///   `.invalidState` where there is a session already or another process was faster, `.cancelled` where the task
    ///   was cancelled before.
    @discardableResult
    public func resume(_ stored: StoredSession) async throws(CastError) -> CastSession {
        guard resumeSession(stored), let session = candidate else { throw .sessionInUse }
        try await outcome { [weak self] in
            // One that has resumed meanwhile stays.
            if self?.candidate === session { session.end(with: .leave) }
        }
        return session
    }

    /// Whatever the context's options say of stored sessions, at its start.
    func resumeNewestStoredSession() {
        guard activeSession == nil, let session = resumer?.claimNewest() else { return }
        begin(session)
    }

    private func begin(_ session: CastSession) {
        candidate = session
        session.owner = self
        hub?.begin()
        Task { session.resume() }
    }

    /// Called by the context's hub.
    func systemDidChange(_ event: SystemEvent) {
        switch event {
        case .background:
            guard hub?.suspendsInBackground != false, currentSession?.ignoresAppState != true else { break }
            suspendSession(with: .appBackgrounded)
        case .willTerminate: suspendSession(with: .appTerminated)
        case .foreground:
            if currentSession?.suspendReason == .appBackgrounded { resumeSession() }
        default: break
        }
        activeSession?.systemDidChange(event)
        candidate?.systemDidChange(event)
    }
}
