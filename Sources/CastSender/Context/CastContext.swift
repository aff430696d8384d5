import Logging

/// Coordinates the framework: discovery and sessions under one set of options.
///
/// An app makes one, early, with `setSharedInstance(with:)`; a service or a tool may make its own with
/// `init(options:)`. All of the framework's objects are used from the main actor.
@MainActor
public final class CastContext {
    private static var sharedInstance: CastContext?

    /// Makes the app's context.
    ///
    /// - Throws: `.alreadyInitialized` where there is one; it stays as it is.
    public static func setSharedInstance(with options: CastOptions) throws(CastError) {
        try setSharedInstance { CastContext(options: options) }
    }

    package static func setSharedInstance(_ make: () -> CastContext) throws(CastError) {
        guard sharedInstance == nil else {
            throw CastError(.alreadyInitialized, "The shared Cast context exists already; make it once, at the start.")
        }
        sharedInstance = make()
    }

    /// The app's context.
    ///
    /// - Throws: `.invalidState` before `setSharedInstance(with:)`.
    public static var shared: CastContext {
        get throws(CastError) {
            guard let sharedInstance else {
                throw CastError(.invalidState, "There is no shared Cast context; call setSharedInstance(with:) first.")
            }
            return sharedInstance
        }
    }

    public static var isSharedInstanceInitialized: Bool { sharedInstance != nil }

    public let options: CastOptions
    public let sessionManager: SessionManager
    public let discoveryManager: DiscoveryManager
    public private(set) var castState = CastState.noDevicesAvailable

    package let environment: SenderEnvironment
    private let broadcaster = EventBroadcaster<CastState>()
    private let observer = CastStateObserver()

    /// A context of one's own. Discovery starts with it unless the options say otherwise.
    public convenience init(options: CastOptions) {
        self.init(options: options, environment: .live(options: options))
    }

    package init(options: CastOptions, environment: SenderEnvironment) {
        self.options = options
        self.environment = environment
        sessionManager = Self.makeSessionManager(options, environment)
        discoveryManager = DiscoveryManager(
            criteria: options.discoveryCriteria, browser: environment.browser, inquirer: environment.inquirer,
            time: environment.time)
        logUnusualIDs()
        observer.onChange = { [weak self] in self?.updateState() }
        discoveryManager.onChange = { [weak self] in self?.updateState() }
        sessionManager.addInternalListener(observer)
        if !options.disableDiscoveryAutostart { discoveryManager.startDiscovery() }
    }

    /// The state whenever it changes; each access is a sequence of its own.
    public var castStateChanges: AsyncStream<CastState> { broadcaster.makeStream() }

    /// One more manager, with this context's options: for a service that controls several devices at once. Its session
    /// does not count in `castState`.
    public func makeSessionManager() -> SessionManager {
        Self.makeSessionManager(options, environment)
    }

    private static func makeSessionManager(
        _ options: CastOptions, _ environment: SenderEnvironment
    ) -> SessionManager {
        SessionManager(stopsApplicationAtEnd: options.stopReceiverApplicationWhenEndingSession) { device, session in
            CastSession(
                device: device, setup: CastSessionSetup(context: options, session: session), environment: environment)
        }
    }

    private func logUnusualIDs() {
        for id in options.discoveryCriteria.applicationIDs where !DiscoveryCriteria.isWellFormed(applicationID: id) {
            options.logger.notice("The application id \(id) does not have the usual eight hexadecimal digits.")
        }
    }

    private func updateState() {
        let state = CastState(
            connection: sessionManager.connectionState, hasDevices: discoveryManager.hasDiscoveredDevices)
        guard state != castState else { return }
        castState = state
        broadcaster.send(state)
    }
}

/// What a cast button shows. Numbers as in the Cast SDK.
public enum CastState: Int, Sendable, CaseIterable {
    case noDevicesAvailable = 0
    case notConnected = 1
    case connecting = 2
    case connected = 3

    init(connection: ConnectionState, hasDevices: Bool) {
        self =
            switch connection {
            case .connected: .connected
            case .connecting: .connecting
            case .disconnected, .disconnecting: hasDevices ? .notConnected : .noDevicesAvailable
            }
    }
}

/// The framework's own listener, which keeps the cast state current.
@MainActor
private final class CastStateObserver: SessionManagerListener {
    var onChange: (() -> Void)?

    func sessionManager(_ manager: SessionManager, willStart session: Session) { onChange?() }
    func sessionManager(_ manager: SessionManager, didStart session: Session) { onChange?() }
    func sessionManager(_ manager: SessionManager, didFailToStart session: Session, withError error: CastError) {
        onChange?()
    }
    func sessionManager(_ manager: SessionManager, willEnd session: Session) { onChange?() }
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {
        onChange?()
    }
}
