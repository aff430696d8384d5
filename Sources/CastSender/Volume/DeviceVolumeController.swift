/// Connects an app's volume slider, buttons and mute switch with the device of a manager's session.
///
/// It publishes `volume` and `isMuted`, and the app reports the user's actions to it. The device's echoes do not move
/// the slider back while the user drags (`VolumeSlider` has the rules). Without a connected session, or if the device's
/// volume is fixed, changes are refused with the reason and `isEnabled` is false. A suspended session shows its last
/// volume.
///
/// It is used from the main actor. From the Cast SDK: `GCKUIDeviceVolumeController`.
@MainActor
public final class DeviceVolumeController {
    /// The state that the controls show.
    public struct State: Hashable, Sendable {
        /// The volume, 0 to 1.
        public var volume: Double = 0
        /// Whether the device is muted; false without a session.
        public var isMuted = false
        /// Whether the volume can be set: a session is connected, and its device's volume is not fixed.
        public var isEnabled = false
        /// Whether a session is connected and its device can be muted.
        public var canMute = false
        /// Which device the volume belongs to.
        public var controlType = VolumeControlType.attenuation
    }

    /// The current state for the controls.
    public private(set) var state = State()
    /// The position of the slider, 0 to 1. While the user drags, it is the user's position.
    public var volume: Double { state.volume }
    /// Whether the device is muted; false without a session.
    public var isMuted: Bool { state.isMuted }
    /// Whether the volume can be set: a session is connected, and its device's volume is not fixed.
    public var isEnabled: Bool { state.isEnabled }

    private let manager: SessionManager
    private let time: TimeSource
    private var slider = VolumeSlider()
    private var timer: Task<Void, Never>?
    private var timerDeadline: ContinuousClock.Instant?
    private var lastChange = 0
    private lazy var observer = VolumeObserver { [weak self] in self?.sessionChanged(isNew: $0) }
    private let broadcaster = EventBroadcaster<State>()

    /// Creates a controller for the sessions of the context's own manager.
    public convenience init(context: CastContext) {
        self.init(manager: context.sessionManager, time: context.environment.time)
    }

    package init(manager: SessionManager, time: TimeSource) {
        self.manager = manager
        self.time = time
        manager.addInternalListener(observer)
        sessionChanged(isNew: true)
    }

    deinit {
        timer?.cancel()
    }

    /// The state at each change. Each access returns a new sequence.
    public var stateChanges: AsyncStream<State> { broadcaster.makeStream() }

    /// Reports that the user has begun to drag the slider.
    public func beginDragging() {
        slider.beginDragging()
    }

    /// Reports that the user has dragged the slider to a volume, 0 to 1. It is sent at most ten times a second.
    public func drag(to volume: Double) {
        guard refusal == nil else { return }
        deliver(slider.drag(to: volume, at: time.now()))
    }

    /// Reports that the user has released the slider.
    public func endDragging() {
        let outcome = slider.endDragging(at: time.now())
        guard refusal == nil else { return update() }
        deliver(outcome)
    }

    /// Sets the volume, 0 to 1.
    ///
    /// - Returns: a request that fails with `.notAllowed` if the volume is fixed, and with `.deviceNotConnected` if no
    ///   session is connected.
    @discardableResult
    public func setVolume(_ volume: Double) -> Request<Void> {
        if let refusal { return .failed(refusal) }
        return send(slider.set(to: volume, at: time.now()))
    }

    /// Increases the volume by one step of the device's own size, as a volume key does.
    ///
    /// It fails with `.invalidState` if the device has not reported its volume.
    @discardableResult
    public func volumeUp() -> Request<Void> { step(by: 1) }

    /// Decreases the volume by one step. It fails as `volumeUp()` does.
    @discardableResult
    public func volumeDown() -> Request<Void> { step(by: -1) }

    /// Mutes or unmutes the device.
    ///
    /// It fails with `.deviceNotConnected` if no session is connected, and with `.notAllowed` if the device can't be
    /// muted.
    @discardableResult
    public func setMuted(_ muted: Bool) -> Request<Void> {
        guard let session = connectedSession else { return .failed(.sessionInactive) }
        guard session.traits?.supportsMuting ?? true else { return .failed(.mutingUnsupported) }
        return session.setDeviceMuted(muted)
    }

    /// Mutes the device, or unmutes it if it is muted. It fails as `setMuted(_:)` does.
    @discardableResult
    public func toggleMute() -> Request<Void> { setMuted(!state.isMuted) }

    private var connectedSession: Session? {
        manager.currentSession.flatMap { $0.connectionState == .connected ? $0 : nil }
    }

    private var refusal: CastError? {
        guard let session = connectedSession else { return .sessionInactive }
        return session.traits?.isFixedVolume == true ? .volumeFixed : nil
    }

    /// Changes the volume by one step. Steps add up while the device has not answered yet.
    private func step(by direction: Double) -> Request<Void> {
        if let session = connectedSession, session.knownDeviceVolume == nil { return .failed(.volumeUnknown) }
        let increment = (connectedSession?.traits ?? SessionTraits()).volumeIncrement
        return setVolume(slider.shown + direction * increment)
    }

    private func deliver(_ outcome: VolumeSlider.Outcome) {
        guard let outcome else { return update() }
        send(outcome)
    }

    @discardableResult
    private func send(_ level: Double) -> Request<Void> {
        guard let session = connectedSession else { return .failed(.sessionInactive) }
        let request = session.setDeviceVolume(level)
        lastChange += 1
        let change = lastChange
        request.onCompletion { [weak self] result in
            // A change that a later one has replaced, or whose request was cancelled, was sent nevertheless.
            guard case .failure(let error) = result, error.code != .replaced, error.code != .cancelled else { return }
            self?.failed(change)
        }
        update()
        return request
    }

    private func failed(_ change: Int) {
        guard change == lastChange else { return }
        slider.failed()
        update()
    }

    private func sessionChanged(isNew: Bool) {
        let session = manager.currentSession
        if isNew || session == nil {
            lastChange += 1
            slider.reset(to: session?.currentDeviceVolume ?? 0)
        } else if let session {
            slider.deviceTold(session.currentDeviceVolume, at: time.now())
        }
        update()
    }

    private func update() {
        armTimer()
        let session = manager.currentSession
        var next = State()
        next.volume = slider.shown
        next.isMuted = session?.currentDeviceMuted ?? false
        next.isEnabled = refusal == nil
        next.canMute = connectedSession.map { $0.traits?.supportsMuting ?? true } ?? false
        next.controlType = session?.traits?.volumeControlType ?? .attenuation
        guard next != state else { return }
        state = next
        broadcaster.send(next)
    }

    private func armTimer() {
        let deadline = slider.nextDeadline
        guard deadline != timerDeadline else { return }
        timer?.cancel()
        timerDeadline = deadline
        guard let deadline else { return }
        timer = Task { [weak self, time] in
            guard (try? await time.sleep(deadline)) != nil else { return }
            self?.wake()
        }
    }

    private func wake() {
        timerDeadline = nil
        let outcome = slider.deadlinePassed(at: time.now())
        guard refusal == nil else { return update() }
        deliver(outcome)
    }
}

/// Listens to sessions and volumes for a controller. `onChange` gets true if the session has changed.
@MainActor
private final class VolumeObserver: SessionManagerListener {
    private let onChange: (Bool) -> Void

    init(onChange: @escaping (Bool) -> Void) {
        self.onChange = onChange
    }

    func sessionManager(_ manager: SessionManager, didStart session: Session) { onChange(true) }
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {
        onChange(true)
    }
    func sessionManager(
        _ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason
    ) {
        onChange(true)
    }
    func sessionManager(_ manager: SessionManager, didResume session: Session) { onChange(true) }
    func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceVolume volume: Double, muted: Bool
    ) {
        onChange(false)
    }
}
