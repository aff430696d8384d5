/// Suspending and resuming, by the app and by system events.
extension SessionManager {
    /// Disconnects from the device without ending the session, which then waits until it is resumed.
    ///
    /// Requests without an answer fail.
    ///
    /// - Returns: false without any effect if no session is established, if it is already suspended for this reason, or
    ///   if sessions of its kind can't be suspended.
    @discardableResult
    public func suspendSession(with reason: ConnectionSuspendReason) -> Bool {
        guard let session = currentSession, session.canSuspend, session.connectionState != .disconnecting,
            !(session.suspended && session.suspendReason == reason && session.connectionState == .disconnected)
        else { return false }
        Task { session.suspend(with: reason) }
        return true
    }

    /// Reconnects the suspended session. If the session is already trying by itself, it tries again at once.
    ///
    /// - Returns: false if no session is suspended.
    @discardableResult
    public func resumeSession() -> Bool {
        guard let session = currentSession, session.suspended, session.connectionState != .disconnecting else {
            return false
        }
        Task { session.resume() }
        return true
    }

    /// Returns the sessions of earlier processes that no process has continued, newest first.
    ///
    /// It is empty if the context stores no sessions. Files that could not be read are logged.
    public func storedSessions() -> [StoredSession] {
        resumer?.abandoned() ?? []
    }

    /// Continues the session of an earlier process in the background.
    ///
    /// Once its application has been found on the device, listeners get `willResume` and `didResume`. If the
    /// application is gone, listeners get no event and the session is deleted.
    ///
    /// - Returns: false if there is a session already, or another process was faster.
    @discardableResult
    public func resumeSession(_ stored: StoredSession) -> Bool {
        guard activeSession == nil, candidate == nil, let session = resumer?.claim(stored) else { return false }
        begin(session)
        return true
    }

    /// Continues the session of an earlier process and waits until it has resumed.
    ///
    /// Cancelling the task ends the attempt. The session can then be resumed later.
    ///
    /// - Throws: `.applicationNotRunning` or `.invalidApplicationSessionID` if the session is gone, `.invalidState` if
    ///   there is a session already or another process was faster, `.cancelled` if the task was cancelled before.
    @discardableResult
    public func resume(_ stored: StoredSession) async throws(CastError) -> CastSession {
        guard resumeSession(stored), let session = candidate else { throw .sessionInUse }
        try await outcome { [weak self] in
            // A session that has resumed in the meantime stays.
            if self?.candidate === session { session.end(with: .leave) }
        }
        return session
    }

    /// Continues the newest stored session. The context calls it at its start if its options say so.
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

    /// Handles a system event from the context's hub.
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
