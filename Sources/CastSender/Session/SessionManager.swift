/// Starts and ends sessions, one at a time.
///
/// A service that controls several devices makes one manager for each (`CastContext.makeSessionManager()`). Starting
/// while a session is starting or established is refused; end the first one before.
@MainActor
public final class SessionManager {
    /// From the moment that it has started (inside `didStart` already) to its end (inside `didEnd` no more).
    public private(set) var currentSession: Session?
    private(set) var activeSession: Session?

    private let makeSession: @MainActor (Device, SessionOptions) -> Session
    private let stopsApplicationAtEnd: Bool
    private let listeners = ListenerList<any SessionManagerListener>()
    /// The framework's own. They run after the app's for what will happen first, before them for all else.
    private let internalListeners = ListenerList<any SessionManagerListener>()
    private let broadcaster = EventBroadcaster<SessionManagerEvent>()
    private var waiters: [CheckedContinuation<Result<Void, CastError>, Never>] = []

    package init(
        stopsApplicationAtEnd: Bool = false, makeSession: @escaping @MainActor (Device, SessionOptions) -> Session
    ) {
        self.stopsApplicationAtEnd = stopsApplicationAtEnd
        self.makeSession = makeSession
    }

    public var currentCastSession: CastSession? { currentSession as? CastSession }
    public var hasConnectedSession: Bool { currentSession?.connectionState == .connected }
    public var hasConnectedCastSession: Bool { currentCastSession?.connectionState == .connected }
    /// Of the session that is starting, established or ending.
    public var connectionState: ConnectionState { activeSession?.connectionState ?? .disconnected }

    /// What the listeners are told, as a sequence that begins with the next event; each access is a sequence of its
    /// own.
    public var events: AsyncStream<SessionManagerEvent> { broadcaster.makeStream() }

    /// Begins to start a session; what comes of it the listeners hear.
    ///
    /// - Returns: false, and nothing happens, where one is starting, established or ending.
    @discardableResult
    public func startSession(with device: Device, options: SessionOptions = SessionOptions()) -> Bool {
        guard activeSession == nil else { return false }
        let session = makeSession(device, options)
        session.owner = self
        session.connectionState = .connecting
        activeSession = session
        Task {
            tell(appFirst: true, .willStart(session))
            session.start()
        }
        return true
    }

    /// Starts a session and waits until it has started. Cancelling the task ends the attempt.
    ///
    /// - Throws: what `didFailToStart` is told; `.invalidState` where there is a session already; `.notCastSession`
    ///   where the device is of another kind (the session has started all the same).
    @discardableResult
    public func connect(
        to device: Device, options: SessionOptions = SessionOptions()
    ) async throws(CastError) -> CastSession {
        guard startSession(with: device, options: options), let session = activeSession else {
            throw .sessionInUse
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { waiters.append($0) }
        } onCancel: {
            Task { @MainActor in
                guard session.connectionState == .connecting else { return }
                session.end(with: .disconnect)
            }
        }
        try result.get()
        guard let session = session as? CastSession else { throw .notCast }
        return session
    }

    /// Leaves the session; stops its application as well where the context's options say so.
    ///
    /// - Returns: false where there is none, or it is ending already.
    @discardableResult
    public func endSession() -> Bool {
        endSessionAndStopCasting(stopsApplicationAtEnd)
    }

    /// Ends the session, and with `true` the application on the device.
    @discardableResult
    public func endSessionAndStopCasting(_ stopCasting: Bool) -> Bool {
        guard let session = activeSession, session.connectionState != .disconnecting else { return false }
        guard session.connectionState == .connected else {
            session.end(with: .disconnect)
            return true
        }
        session.connectionState = .disconnecting
        Task {
            tell(appFirst: false, .willEnd(session))
            session.end(with: stopCasting ? .stopCasting : .leave)
        }
        return true
    }

    /// Ends the session and waits until it has ended. Without a session nothing happens.
    ///
    /// - Throws: what `didEnd` is told; the session has ended all the same.
    public func disconnect(stopCasting: Bool = false) async throws(CastError) {
        guard endSessionAndStopCasting(stopCasting) || connectionState == .disconnecting else { return }
        let result = await withCheckedContinuation { waiters.append($0) }
        try result.get()
    }

    /// Held weakly. Adding one again changes nothing.
    public func addListener(_ listener: any SessionManagerListener) {
        listeners.add(listener) { [weak listener] in listener }
    }

    public func removeListener(_ listener: any SessionManagerListener) {
        listeners.remove(listener)
    }

    package func addInternalListener(_ listener: any SessionManagerListener) {
        internalListeners.add(listener) { [weak listener] in listener }
    }

    private func tell(appFirst: Bool, _ event: SessionManagerEvent) {
        if appFirst { tellListeners(event) }
        internalListeners.notify { event.tell($0, self) }
        if !appFirst { tellListeners(event) }
    }

    private func tellListeners(_ event: SessionManagerEvent) {
        listeners.notify { event.tell($0, self) }
        broadcaster.send(event)
    }

    private func resumeWaiters(_ result: Result<Void, CastError>) {
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume(returning: result) }
    }
}

extension SessionManager: SessionOwner {
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
        guard session === activeSession else { return }
        activeSession = nil
        currentSession = nil
        tell(appFirst: false, .didEnd(session, error))
        resumeWaiters(error.map(Result.failure) ?? .success(()))
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
