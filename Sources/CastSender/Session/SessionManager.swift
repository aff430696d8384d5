/// Makes a session for a device of its kind; nil where the kind can't do what the options ask for.
package typealias SessionMaker = @MainActor (Device, SessionOptions) -> Session?

/// Starts, suspends, resumes and ends sessions, one at a time.
///
/// A service that controls several devices makes one manager for each (`CastContext.makeSessionManager()`). Starting
/// while a session is starting, established, suspended or ending is refused; end the first one before. A session that
/// loses its connection is suspended and tries to resume by itself (`CastOptions.reconnectionLimit`).
///
/// Used from the main actor. From the Cast SDK: `GCKSessionManager`; what is `async` is Marquee's own.
@MainActor
public final class SessionManager {
    /// From the moment that it has started (inside `didStart` already) to its end (inside `didEnd` no more), suspended
    /// or not.
    public internal(set) var currentSession: Session?
    var activeSession: Session?
    /// From an earlier process; nobody is told of it before its application was found.
    var candidate: CastSession?
    var resumer: SessionResumer?
    weak var hub: SystemEventHub?

    private let makeSession: @MainActor (Device, SessionOptions) -> Session
    private var makers: [String: SessionMaker] = [:]
    private var defaultOptions: [String: SessionOptions] = [:]
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

    /// The current session where it is with a Cast device; nil otherwise.
    public var currentCastSession: CastSession? { currentSession as? CastSession }
    /// Whether the current session is connected; false while it is suspended.
    public var hasConnectedSession: Bool { currentSession?.connectionState == .connected }
    /// Whether the current session is connected and with a Cast device.
    public var hasConnectedCastSession: Bool { currentCastSession?.connectionState == .connected }
    /// Of the session that is starting, established or ending. One that is suspended is `.connecting` while it tries to
    /// resume by itself, and `.disconnected` while it waits to be resumed.
    public var connectionState: ConnectionState { activeSession?.connectionState ?? .disconnected }

    /// What the listeners are told, as a sequence that begins with the next event; each access is a sequence of its
    /// own.
    public var events: AsyncStream<SessionManagerEvent> { broadcaster.makeStream() }

    /// Begins to start a session; what comes of it the listeners hear. Without options those are taken that are the
    /// default for the device's category.
    ///
    /// - Returns: false, and nothing happens, where one is starting, established or ending.
    @discardableResult
    public func startSession(with device: Device, options: SessionOptions? = nil) -> Bool {
        guard activeSession == nil else { return false }
        let session = newSession(with: device, options: options)
        candidate?.end(with: .leave)
        candidate = nil
        hub?.begin()
        session.owner = self
        session.connectionState = .connecting
        activeSession = session
        Task {
            tell(appFirst: true, .willStart(session))
            session.start()
        }
        return true
    }

    /// Begins to start a session with a device that is known by its unique id only, as a link to it has; it is looked
    /// for in the network.
    ///
    /// - Returns: as `startSession(with:options:)`; a device that is not found is a start that failed.
    @discardableResult
    public func startSession(with link: OpenURLOptions, options: SessionOptions? = nil) -> Bool {
        var device = Device(
            deviceID: link.deviceID, friendlyName: link.deviceID, networkAddresses: [],
            servicePort: Device.defaultPort)
        device.isDescribed = true
        guard let sessionID = link.sessionID else { return startSession(with: device, options: options) }
        var options = options ?? defaultSessionOptions(forDeviceCategory: device.category) ?? SessionOptions()
        options.joinedSessionID = sessionID
        return startSession(with: device, options: options)
    }

    private func newSession(with device: Device, options: SessionOptions?) -> Session {
        let options = options ?? defaultSessionOptions(forDeviceCategory: device.category) ?? SessionOptions()
        return makers[device.category]?(device, options) ?? makeSession(device, options)
    }

    /// Sessions with devices of a category are made by this from now on; nil: by the framework again.
    package func setSessionMaker(_ maker: SessionMaker?, forDeviceCategory category: String) {
        makers[category] = maker
    }

    /// Used where a session is started without options. Nil takes them away.
    public func setDefaultSessionOptions(_ options: SessionOptions?, forDeviceCategory category: String) {
        defaultOptions[category] = options
        Task { tell(appFirst: false, .didUpdateDefaultSessionOptions(options, deviceCategory: category)) }
    }

    /// What `setDefaultSessionOptions(_:forDeviceCategory:)` has set; nil where nothing is.
    public func defaultSessionOptions(forDeviceCategory category: String) -> SessionOptions? {
        defaultOptions[category]
    }

    /// Starts a session and waits until it has started. Cancelling the task ends the attempt.
    ///
    /// - Throws: what `didFailToStart` is told; `.invalidState` where there is a session already; `.notCastSession`
    ///   where the device is of another kind (the session has started all the same).
    @discardableResult
    public func connect(
        to device: Device, options: SessionOptions? = nil
    ) async throws(CastError) -> CastSession {
        guard startSession(with: device, options: options), let session = activeSession else {
            throw .sessionInUse
        }
        try await outcome {
            guard session.connectionState == .connecting, !session.suspended else { return }
            session.end(with: .disconnect)
        }
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
        guard session === currentSession else {
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
        try await nextOutcome()
    }

    /// From now on this listener is told what happens. Held weakly. Adding one again changes nothing.
    public func addListener(_ listener: any SessionManagerListener) {
        listeners.add(listener) { [weak listener] in listener }
    }

    /// Nothing more is told to this listener. Nothing happens where it is none.
    public func removeListener(_ listener: any SessionManagerListener) {
        listeners.remove(listener)
    }

    package func addInternalListener(_ listener: any SessionManagerListener) {
        internalListeners.add(listener) { [weak listener] in listener }
    }

    func tell(appFirst: Bool, _ event: SessionManagerEvent) {
        if appFirst { tellListeners(event) }
        internalListeners.notify { event.tell($0, self) }
        if !appFirst { tellListeners(event) }
    }

    private func tellListeners(_ event: SessionManagerEvent) {
        listeners.notify { event.tell($0, self) }
        broadcaster.send(event)
    }

    /// Waits until the session has started, resumed or ended.
    func nextOutcome() async throws(CastError) {
        let result = await withCheckedContinuation { waiters.append($0) }
        try result.get()
    }

    /// - Parameter whenCancelled: ends the attempt, whose end is the outcome then.
    func outcome(whenCancelled: @escaping @MainActor () -> Void) async throws(CastError) {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { waiters.append($0) }
        } onCancel: {
            Task { @MainActor in whenCancelled() }
        }
        try result.get()
    }

    func resumeWaiters(_ result: Result<Void, CastError>) {
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume(returning: result) }
    }
}
