/// Binds an app's own volume slider, buttons and mute switch to the device of a manager's session.
///
/// Shows `volume` and `isMuted`, and is told what the user does; what the device echoes while the user drags does not
/// move the slider back (`VolumeSlider` has the rules). Where there is no connected session, or the device's volume is
/// fixed, changes are refused with the reason and `isEnabled` is false; a session that is suspended shows its last
/// volume.
///
/// Used from the main actor. From the Cast SDK: `GCKUIDeviceVolumeController`.
@MainActor
public final class DeviceVolumeController {
    /// What the controls show.
    public struct State: Hashable, Sendable {
        /// 0 to 1.
        public var volume: Double = 0
        /// Whether the device is muted; false without a session.
        public var isMuted = false
        /// The volume can be set: a session is connected and its device's volume is not fixed.
        public var isEnabled = false
        /// A session is connected, and its device can be muted.
        public var canMute = false
        /// Whose volume it is.
        public var controlType = VolumeControlType.attenuation
    }

    /// What the controls are to show now.
    public private(set) var state = State()
    /// 0 to 1: where the slider stands. While the user drags it is where they hold it.
    public var volume: Double { state.volume }
    /// Whether the device is muted; false without a session.
    public var isMuted: Bool { state.isMuted }
    /// The volume can be set: a session is connected and its device's volume is not fixed.
    public var isEnabled: Bool { state.isEnabled }

    private let manager: SessionManager
    private let time: TimeSource
    private var slider = VolumeSlider()
    private var timer: Task<Void, Never>?
    private var timerDeadline: ContinuousClock.Instant?
    private var lastChange = 0
    private lazy var observer = VolumeObserver { [weak self] in self?.sessionChanged(isNew: $0) }
    private let broadcaster = EventBroadcaster<State>()

    /// For the sessions of the context's own manager.
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

    /// The state whenever it changes; each access is a sequence of its own.
    public var stateChanges: AsyncStream<State> { broadcaster.makeStream() }

    /// The user has taken hold of the slider's thumb.
    public func beginDragging() {
        slider.beginDragging()
    }

    /// The user has moved the thumb, 0 to 1. Sent at most ten times a second.
    public func drag(to volume: Double) {
        guard refusal == nil else { return }
        deliver(slider.drag(to: volume, at: time.now()))
    }

    /// The user has let the thumb go.
    public func endDragging() {
        let outcome = slider.endDragging(at: time.now())
        guard refusal == nil else { return update() }
        deliver(outcome)
    }

    /// Sets the volume, 0 to 1.
    ///
    /// - Returns: a request that fails with `.notAllowed` where the volume is fixed, and with `.deviceNotConnected`
    ///   where no session is connected.
    @discardableResult
    public func setVolume(_ volume: Double) -> Request<Void> {
        if let refusal { return .failed(refusal) }
        return send(slider.set(to: volume, at: time.now()))
    }

    /// One step up, as a key press does it: by the device's own increment. Fails with `.invalidState` where the device
    /// has not told its volume, since there is nothing to count from.
    @discardableResult
    public func volumeUp() -> Request<Void> { step(by: 1) }

    /// One step down, as `volumeUp()` goes up; fails as that does.
    @discardableResult
    public func volumeDown() -> Request<Void> { step(by: -1) }

    /// Mutes the device, or lets it be heard. Fails with `.deviceNotConnected` where no session is connected, and with
    /// `.notAllowed` where the device can't be muted.
    @discardableResult
    public func setMuted(_ muted: Bool) -> Request<Void> {
        guard let session = connectedSession else { return .failed(.sessionInactive) }
        guard session.traits?.supportsMuting ?? true else { return .failed(.mutingUnsupported) }
        return session.setDeviceMuted(muted)
    }

    /// Mutes a device that is not muted, and the other way round; fails as `setMuted(_:)`.
    @discardableResult
    public func toggleMute() -> Request<Void> { setMuted(!state.isMuted) }

    private var connectedSession: Session? {
        manager.currentSession.flatMap { $0.connectionState == .connected ? $0 : nil }
    }

    private var refusal: CastError? {
        guard let session = connectedSession else { return .sessionInactive }
        return session.traits?.isFixedVolume == true ? .volumeFixed : nil
    }

    /// Steps add up while the device has not answered yet.
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
            // One that a later change has replaced, or that nobody waits for any more, was sent all the same.
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

/// Hears of sessions and volumes for a controller; true where the session is another than before.
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
