/// Makes a session for a device of its kind, or returns nil if that kind does not support the options.
package typealias SessionMaker = @MainActor (Device, SessionOptions) -> Session?

/// Starts, suspends, resumes and ends sessions, one at a time.
///
/// A service that controls several devices makes one manager for each (`CastContext.makeSessionManager()`). A new
/// session is refused while another one is starting, established, suspended or ending; that one has to be ended first.
/// A session that loses its connection is suspended and tries to resume by itself (`CastOptions.reconnectionLimit`).
///
/// It is used from the main actor. From the Cast SDK: `GCKSessionManager`; the `async` methods are Marquee's own.
@MainActor
public final class SessionManager {
    /// The session from its start to its end, suspended or not. It is set during `didStart` and nil during `didEnd`.
    public internal(set) var currentSession: Session?
    var activeSession: Session?
    /// A session of an earlier process. Listeners get no event of it before its application was found.
    var candidate: CastSession?
    var resumer: SessionResumer?
    weak var hub: SystemEventHub?

    private let makeSession: @MainActor (Device, SessionOptions) -> Session
    private var makers: [String: SessionMaker] = [:]
    private var defaultOptions: [String: SessionOptions] = [:]
    private let stopsApplicationAtEnd: Bool
    private let listeners = ListenerList<any SessionManagerListener>()
    /// The framework's own listeners. They are called after the app's for `willStart` and `willResume`, and before them
    /// for all other events.
    private let internalListeners = ListenerList<any SessionManagerListener>()
    private let broadcaster = EventBroadcaster<SessionManagerEvent>()
    private var waiters: [CheckedContinuation<Result<Void, CastError>, Never>] = []

    package init(
        stopsApplicationAtEnd: Bool = false, makeSession: @escaping @MainActor (Device, SessionOptions) -> Session
    ) {
        self.stopsApplicationAtEnd = stopsApplicationAtEnd
        self.makeSession = makeSession
    }

    /// The current session if it is with a Cast device, or else nil.
    public var currentCastSession: CastSession? { currentSession as? CastSession }
    /// Whether the current session is connected; false while it is suspended.
    public var hasConnectedSession: Bool { currentSession?.connectionState == .connected }
    /// Whether the current session is connected and with a Cast device.
    public var hasConnectedCastSession: Bool { currentCastSession?.connectionState == .connected }
    /// The state of the session that is starting, established or ending.
    ///
    /// A suspended session is `.connecting` while it tries to resume by itself, and `.disconnected` while it waits to
    /// be resumed.
    public var connectionState: ConnectionState { activeSession?.connectionState ?? .disconnected }

    /// The listeners' events as a sequence that begins with the next event. Each access returns a new one.
    public var events: AsyncStream<SessionManagerEvent> { broadcaster.makeStream() }

    /// Starts a session and reports the result to the listeners.
    ///
    /// Without options, the default options for the device's category are used.
    ///
    /// - Returns: false without any effect if a session is starting, established or ending.
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

    /// Starts a session with a device of which only the unique id is known, as in a link. The device is looked for on
    /// the network.
    ///
    /// - Returns: the same as `startSession(with:options:)`. If the device is not found, the start fails.
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

    /// Sets the maker of sessions with devices of a category. With nil, the framework makes them.
    package func setSessionMaker(_ maker: SessionMaker?, forDeviceCategory category: String) {
        makers[category] = maker
    }

    /// Sets the options for sessions of a category that are started without options. Nil removes them.
    public func setDefaultSessionOptions(_ options: SessionOptions?, forDeviceCategory category: String) {
        defaultOptions[category] = options
        Task { tell(appFirst: false, .didUpdateDefaultSessionOptions(options, deviceCategory: category)) }
    }

    /// Returns the options that `setDefaultSessionOptions(_:forDeviceCategory:)` has set, or nil.
    public func defaultSessionOptions(forDeviceCategory category: String) -> SessionOptions? {
        defaultOptions[category]
    }

    /// Starts a session and waits until it has started. Cancelling the task ends the attempt.
    ///
    /// - Throws: the error of `didFailToStart`; `.invalidState` if there is a session already; `.notCastSession` if the
    ///   device is of another kind (the session has then started nevertheless).
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

    /// Leaves the session, and also stops its application if the context's options say so.
    ///
    /// - Returns: false if there is none, or it is already ending.
    @discardableResult
    public func endSession() -> Bool {
        endSessionAndStopCasting(stopsApplicationAtEnd)
    }

    /// Ends the session, and with `true` also the application on the device.
    ///
    /// - Returns: false if there is none, or it is already ending.
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

    /// Ends the session and waits until it has ended. Without a session, it does nothing.
    ///
    /// - Throws: the error of `didEnd`; the session has then ended nevertheless.
    public func disconnect(stopCasting: Bool = false) async throws(CastError) {
        guard endSessionAndStopCasting(stopCasting) || connectionState == .disconnecting else { return }
        try await nextOutcome()
    }

    /// Adds a listener, which is held weakly. Adding it again changes nothing.
    public func addListener(_ listener: any SessionManagerListener) {
        listeners.add(listener) { [weak listener] in listener }
    }

    /// Removes a listener. It does nothing if the listener is not registered.
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

    /// - Parameter whenCancelled: ends the attempt; its end is then the outcome.
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
