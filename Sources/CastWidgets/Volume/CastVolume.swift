import CastSender
public import CastWidgetsCore

/// The volume of the device and, if it is a group, of each of its members, bound to the context's present session and
/// all later ones.
///
/// Sliders follow the device, whoever has changed it, and are not moved back by the echo of the person's own changes
/// (`GroupVolumeState` has the rules). A member is named by its `MultizoneDevice.deviceID`; nil is the device itself.
/// Without a connected session nothing is sent. A suspended session shows its last volume. Used from the main actor.
/// Marquee's own, beside the Cast SDK's `GCKUIDeviceVolumeController`.
@MainActor
public final class CastVolume {
    private struct Shown: Equatable {
        var state = GroupVolumeState()
        var isEnabled = false
        var canMute = false
        var step = SessionTraits().volumeIncrement
        var failure: String?
    }

    private let manager: SessionManager
    private let time: TimeSource
    private let broadcaster = EventBroadcaster<GroupVolumeState>()
    private var shown = Shown() {
        didSet { if shown != oldValue { broadcaster.send(shown.state) } }
    }
    private lazy var ears = VolumeEars { [weak self] in self?.hear($0) }
    private var timer: (due: ContinuousClock.Instant, task: Task<Void, Never>)?
    /// The members were requested since the session began, resumed, or got another device.
    private var hasAsked = false

    init(manager: SessionManager, time: TimeSource) {
        (self.manager, self.time) = (manager, time)
        manager.addListener(ears)
        hear(.another)
    }

    deinit { timer?.task.cancel() }

    /// The state to draw now.
    public var state: GroupVolumeState { shown.state }
    /// A session is connected, and its device's volume is not fixed.
    public var isEnabled: Bool { shown.isEnabled }
    /// A session is connected, and its device can be muted.
    public var canMute: Bool { shown.canMute }
    /// How far one press of a key moves the volume, 0 to 1; 0 if it is fixed.
    public var step: Double { shown.step }
    /// Why the device has not taken a change, as a sentence; nil once the next change is requested.
    public var failure: String? { shown.failure }
    /// The state whenever it, or another property here, changes; each access makes a separate sequence.
    public var stateChanges: AsyncStream<GroupVolumeState> { broadcaster.makeStream() }

    /// Reports that the person has taken hold of a slider's thumb.
    public func beginDragging(member: String? = nil) { handle(.dragBegan(member: member)) }

    /// Reports that the person has moved the thumb to this `volume`, 0 to 1, of a `member` or of the device itself.
    /// Changes are sent at most ten times a second, and the last one is always sent.
    public func drag(to volume: Double, member: String? = nil) { setVolume(volume, member: member) }

    /// Reports that the person has released the thumb.
    public func endDragging(member: String? = nil) { handle(.dragEnded(member: member)) }

    /// Sets the volume, 0 to 1, by a key or by a slider that does not report when it is taken and released. It is sent
    /// as with ``drag(to:member:)``.
    ///
    /// - Returns: false, and nothing happens, if no session is connected, if the volume is fixed, or if the group has
    ///   no such member.
    @discardableResult
    public func setVolume(_ volume: Double, member: String? = nil) -> Bool {
        guard takes(member), volume.isFinite else { return false }
        handle(.dragged(member: member, volume: volume))
        return true
    }

    /// Mutes or unmutes, for the person.
    ///
    /// - Returns: false, and nothing happens, if no session is connected, if the device can't be muted, or if the group
    ///   has no such member.
    @discardableResult
    public func setMuted(_ isMuted: Bool, member: String? = nil) -> Bool {
        guard member == nil ? canMute : takes(member) else { return false }
        handle(.muteAsked(member: member, isMuted))
        return true
    }

    // MARK: Following

    private var castSession: CastSession? { manager.currentSession as? CastSession }
    private var isConnected: Bool { manager.currentSession?.connectionState == .connected }

    private func takes(_ member: String?) -> Bool {
        guard let member else { return isEnabled }
        return isConnected && state.members.contains { $0.id == member }
    }

    private func hear(_ news: VolumeEars.News) {
        if news == .another {
            (hasAsked, shown) = (false, Shown())
            castSession?.addDeviceStatusListener(ears)
        }
        if news == .another || news == .volume { followDevice() }
        if news == .another || news == .members {
            handle(.membersTold(castSession?.multizoneStatus?.devices ?? []))
        }
        askForMembers()
    }

    private func followDevice() {
        let session = manager.currentSession
        handle(
            .deviceTold(
                volume: session?.currentDeviceVolume ?? 0, isMuted: session?.currentDeviceMuted ?? false,
                isFixed: session?.traits?.isFixedVolume ?? false))
    }

    /// Requests the members once; after that, a group reports changes by itself.
    private func askForMembers() {
        guard !hasAsked, isConnected, let castSession, castSession.device.isGroup else { return }
        hasAsked = true
        castSession.requestMultizoneStatus()
    }

    // MARK: Carrying out

    private func handle(_ action: GroupVolumeState.Action) {
        var next = shown
        let effects = next.state.handle(action, at: time.now())
        let traits = manager.currentSession?.traits ?? SessionTraits()
        next.isEnabled = isConnected && !traits.isFixedVolume
        next.canMute = isConnected && traits.supportsMuting
        next.step = traits.volumeIncrement
        shown = next
        for effect in effects { carryOut(effect) }
        waitForDeadline()
    }

    private func carryOut(_ effect: GroupVolumeState.Effect) {
        guard let session = manager.currentSession else { return }
        shown.failure = nil
        let request: Request<Void>
        let asked: PendingControls.ID
        switch effect {
        case .setVolume(nil, let level, let id): (request, asked) = (session.setDeviceVolume(level), id)
        case .setVolume(let member?, let level, let id):
            (request, asked) = (group(member) { $0.setDeviceVolume(level, forMultizoneDevice: $1) }, id)
        case .setMuted(nil, let isMuted, let id): (request, asked) = (session.setDeviceMuted(isMuted), id)
        case .setMuted(let member?, let isMuted, let id):
            (request, asked) = (group(member) { $0.setDeviceMuted(isMuted, forMultizoneDevice: $1) }, id)
        }
        request.onCompletion { [weak self] result in self?.answered(asked, result, of: session) }
    }

    private func group(
        _ member: String, _ ask: (CastSession, MultizoneDevice) -> Request<Void>
    ) -> Request<Void> {
        guard let castSession, let device = castSession.multizoneStatus?.device(withID: member) else {
            return .failed(.sessionInactive)
        }
        return ask(castSession, device)
    }

    private func answered(_ id: PendingControls.ID, _ result: Result<Void, CastError>, of session: Session) {
        // The answer to a request of an earlier session says nothing about the present one.
        guard session === manager.currentSession else { return }
        // A request that was replaced or cancelled was sent all the same.
        guard case .failure(let error) = result, error.code != .replaced, error.code != .cancelled else {
            return handle(.answered(id, isDone: true))
        }
        shown.failure = error.description
        handle(.answered(id, isDone: false))
    }

    private func waitForDeadline() {
        let due = state.nextDeadline
        guard due != timer?.due else { return }
        timer?.task.cancel()
        timer = due.map { due in
            let task = Task { [weak self, time] in
                guard (try? await time.sleep(due)) != nil else { return }
                self?.timer = nil
                self?.handle(.timePassed)
            }
            return (due, task)
        }
    }
}
