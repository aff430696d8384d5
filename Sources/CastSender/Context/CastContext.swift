import Logging

/// The center of the framework: discovery and sessions with the same options.
///
/// An app makes one early with `setSharedInstance(with:)`. A service or a tool may make its own with `init(options:)`.
/// All of the framework's objects are used from the main actor.
///
/// From the Cast SDK: `GCKCastContext`. Several contexts in one app are Marquee's own.
@MainActor
public final class CastContext {
    private static var sharedInstance: CastContext?

    /// Makes the app's context.
    ///
    /// - Throws: `.alreadyInitialized` if there is one, which stays unchanged.
    public static func setSharedInstance(with options: CastOptions) throws(CastError) {
        try setSharedInstance {
            CastContext(options: options, environment: .live(options: options), isShared: true)
        }
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

    /// Whether `setSharedInstance(with:)` has made the app's context.
    public static var isSharedInstanceInitialized: Bool { sharedInstance != nil }

    /// The options that the context was made with. They do not change.
    public let options: CastOptions
    /// The manager of the app's sessions. `castState` shows the state of its session.
    public let sessionManager: SessionManager
    /// Finds the devices, for all managers of this context.
    public let discoveryManager: DiscoveryManager
    /// The state that a cast button shows. A session that tries to resume counts as connecting.
    public private(set) var castState = CastState.noDevicesAvailable

    package let environment: SenderEnvironment
    let hub: SystemEventHub
    private let launchCredentials = LaunchCredentials()
    private let locator = DeviceLocator()
    /// The origin of image URLs from the device of the current or last session; nil before the first session.
    private(set) var deviceOrigin: ImageOrigin?
    private var sessionMakers: [String: SessionMaker] = [:]
    private var managers: [WeakManager] = []
    private let broadcaster = EventBroadcaster<CastState>()
    private let observer = CastStateObserver()
    private let sessionLog: SessionLog
    let providers = DeviceProviderRegistry()
    let volumeKeys = VolumeKeyControl()
    private var companions: [ObjectIdentifier: AnyObject] = [:]
    private var chosenImagePicker: (any ImagePicker)?
    /// Chooses which image of a media item is shown. Setting nil restores the default, which takes the first image.
    public var imagePicker: (any ImagePicker)! {
        get { chosenImagePicker ?? FirstImagePicker() }
        set { chosenImagePicker = newValue }
    }
    /// The cache from which the framework gets its images.
    public lazy var imageCache = ImageCache()

    /// Creates a separate context. Discovery starts with it unless the options prevent that.
    public convenience init(options: CastOptions) {
        self.init(options: options, environment: .live(options: options))
    }

    package init(options: CastOptions, environment: SenderEnvironment, isShared: Bool = false) {
        let environment = environment.logged(by: options.logger)
        self.options = options
        self.environment = environment
        sessionLog = SessionLog(logger: options.logger)
        hub = SystemEventHub(
            sources: environment.systemEvents, suspendsInBackground: options.suspendSessionsWhenBackgrounded)
        let resumption =
            options.sessionResumption == .inSharedContext
            ? (isShared ? .automatic : .never) : options.sessionResumption
        sessionManager = Self.makeSessionManager(
            options, environment, launchCredentials, locator,
            store: resumption == .never ? nil : environment.sessionStore)
        discoveryManager = DiscoveryManager(
            criteria: options.discoveryCriteria, browser: environment.browser, inquirer: environment.inquirer,
            time: environment.time, logger: options.logger)
        locator.manager = discoveryManager
        logUnusualIDs()
        observer.onChange = { [weak self] in self?.updateState() }
        discoveryManager.onChange = { [weak self] in self?.updateState() }
        sessionManager.addInternalListener(observer)
        adopt(sessionManager)
        if !options.disableDiscoveryAutostart, !options.waitsForFirstTap { discoveryManager.startDiscovery() }
        if resumption == .automatic { sessionManager.resumeNewestStoredSession() }
    }

    /// The state at each change. Each access returns a new sequence.
    public var castStateChanges: AsyncStream<CastState> { broadcaster.makeStream() }

    /// Creates another manager with this context's options, for a service that controls several devices at once.
    ///
    /// Its session does not count in `castState`.
    ///
    /// - Parameter keepsSessions: whether its sessions are kept on disk. A later process can then resume them with
    ///   `SessionManager.resumeSession(_:)`; none is resumed automatically.
    public func makeSessionManager(keepsSessions: Bool = false) -> SessionManager {
        let manager = Self.makeSessionManager(
            options, environment, launchCredentials, locator, store: keepsSessions ? environment.sessionStore : nil)
        adopt(manager)
        return manager
    }

    /// Sets the user's credentials for applications that are launched from now on, if the launch options have none.
    ///
    /// They are never logged or stored. Nil removes them.
    public func setLaunchCredentialsData(_ data: CredentialsData?) {
        launchCredentials.data = data
    }

    /// Sets the maker of sessions with devices of a category, for all managers of this context. With nil, the framework
    /// makes them.
    package func setSessionMaker(_ maker: SessionMaker?, forDeviceCategory category: String) {
        sessionMakers[category] = maker
        for entry in managers { entry.manager?.setSessionMaker(maker, forDeviceCategory: category) }
    }

    /// Returns the object of a type that a higher module keeps for each context. It is made at its first use and lives
    /// as long as the context.
    package func companion<Companion: AnyObject>(_ make: (CastContext) -> Companion) -> Companion {
        if let known = companions[ObjectIdentifier(Companion.self)] as? Companion { return known }
        let made = make(self)
        companions[ObjectIdentifier(Companion.self)] = made
        return made
    }

    private func adopt(_ manager: SessionManager) {
        hub.add(manager)
        manager.addInternalListener(sessionLog)
        managers.removeAll { $0.manager == nil }
        managers.append(WeakManager(manager: manager))
        for (category, maker) in sessionMakers { manager.setSessionMaker(maker, forDeviceCategory: category) }
    }

    private static func makeSessionManager(
        _ options: CastOptions, _ environment: SenderEnvironment, _ credentials: LaunchCredentials,
        _ locator: DeviceLocator, store: (any SessionStore)?
    ) -> SessionManager {
        let manager = SessionManager(
            stopsApplicationAtEnd: options.stopReceiverApplicationWhenEndingSession
        ) { device, session in
            // Devices of other categories have makers of their own, which their providers set.
            guard device.category == Device.castCategory else { return UnavailableSession(device: device) }
            let setup = CastSessionSetup(context: options, session: session, launchCredentials: credentials.data)
            let made = CastSession(device: device, setup: setup, environment: environment, store: store)
            made.locator = locator
            return made
        }
        manager.resumer = store.map { store in
            SessionResumer(
                store: store, applicationIDs: options.discoveryCriteria.applicationIDs, logger: options.logger
            ) { claim in
                let setup = CastSessionSetup(context: options, session: SessionOptions())
                let made = CastSession(resuming: claim, setup: setup, environment: environment)
                made.locator = locator
                return made
            }
        }
        return manager
    }

    private func logUnusualIDs() {
        for id in options.discoveryCriteria.applicationIDs where !DiscoveryCriteria.isWellFormed(applicationID: id) {
            options.logger.notice("The application id \(id) does not have the usual eight hexadecimal digits.")
        }
    }

    private func updateState() {
        if let session = sessionManager.currentCastSession {
            deviceOrigin = session.imageOrigin
        }
        let state = CastState(
            connection: sessionManager.connectionState, hasDevices: discoveryManager.hasDiscoveredDevices)
        guard state != castState else { return }
        castState = state
        broadcaster.send(state)
    }
}

/// The user's credentials for the next launch.
@MainActor
private final class LaunchCredentials {
    var data: CredentialsData?
}

private struct WeakManager {
    weak var manager: SessionManager?
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
    func sessionManager(
        _ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason
    ) {
        onChange?()
    }
    func sessionManager(_ manager: SessionManager, willResume session: Session) { onChange?() }
    func sessionManager(_ manager: SessionManager, didResume session: Session) { onChange?() }
}
