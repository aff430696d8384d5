public import SenderCore

/// The expanded controller: everything about the media, and every command that the device takes for it.
///
/// The device's volume and the end of the session are not part of it: the dialog has those. The controller may be
/// opened before anything is loaded, and waits then. From the Cast SDK: `GCKUIExpandedMediaControlsViewController`,
/// with its four slots beside play and pause.
public struct ExpandedControllerState: Equatable, Sendable {
    /// What opened the controller.
    public enum Opener: Hashable, Sendable, CaseIterable {
        /// The mini controller was tapped.
        case miniController
        /// The media controls of the desktop, or of the lock screen, were tapped.
        case mediaNotification
        /// The app itself, which may open it before something is loaded.
        case app
    }

    /// An event for the controller.
    package enum Action: Equatable, Sendable {
        case opened(Opener)
        case closed
        case mediaChanged(WidgetMedia?)
        case playbackTapped
        case buttonTapped(slot: Int)
        case seekBegan(Double)
        case seekMoved(Double)
        case seekEnded
        case asked(MediaControl)
        case tracksTapped
        case answered(PendingControls.ID, failure: String?)
    }

    /// An effect to carry out.
    package enum Effect: Equatable, Sendable {
        case present
        /// Replaces `present` if the app has a controller of its own: a notification to the app.
        case tellApp(Opener)
        case dismiss
        case send(MediaControl, PendingControls.ID)
        case customButton(slot: Int)
        case presentTrackSelection
    }

    package static let slotCount = 4

    /// Whether the framework's own controller opens. From the Cast SDK: `useDefaultExpandedMediaControls`; the default
    /// is false as there.
    public package(set) var useDefaultExpandedMediaControls = false
    /// Whether the position and the slider of a live stream are hidden. From the Cast SDK:
    /// `hideStreamPositionControlsForLiveContent`; the default is false as there.
    public package(set) var hideStreamPositionControlsForLiveContent = false
    /// The buttons beside the play button: four, in the order in which they are drawn.
    public let slots: [MediaButtonType]
    /// Whether the controller is drawn, over all that the app shows.
    public private(set) var isPresented = false
    /// The media; nil if nothing is loaded, or if there is no session.
    public private(set) var media: WidgetMedia?
    /// The requests that are not confirmed yet.
    public private(set) var pending = PendingControls()
    /// The position at which the person holds the slider, in seconds; nil while nobody holds it.
    public private(set) var heldPosition: Double?
    private var heldItem: String?

    package init(
        slots: [MediaButtonType] = [.closedCaptions, .rewind30Seconds, .forward30Seconds, .muteToggle]
    ) {
        self.slots = Array((slots + Array(repeating: .none, count: Self.slotCount)).prefix(Self.slotCount))
    }

    /// Whether it is open while nothing is loaded yet.
    public var isWaiting: Bool { isPresented && media == nil }
    /// The button that plays, pauses or stops, as it looks now; nil without media.
    public var playbackButton: PlaybackButton? { media.map { PlaybackButton($0, pending: pending) } }
    /// The slots as they look now, in their order; empty without media.
    public var buttons: [ShownButton] { media.map { ButtonSlots.shown(slots, $0, pending) } ?? [] }
    /// Whether the position can be changed: the device takes a seek, no ad is shown, and a live stream goes back far
    /// enough.
    public var canSeek: Bool { media?.canSeek ?? false }
    /// Whether the position and its slider are drawn.
    public var showsPosition: Bool {
        guard let media, !media.isPicture else { return false }
        return !(media.isLive && hideStreamPositionControlsForLiveContent)
    }
    /// The rate, in times the normal speed: the one requested last, or the one that the device reports; nil without
    /// media.
    public var rate: Double? { media.map(pending.rate) }
    /// The repeat mode: the one requested last, or the one that the device reports; nil without media.
    public var repeatMode: MediaRepeatMode? { media.map(pending.repeatMode) }
    /// Whether the stream is muted: as requested last, or as the device reports; nil without media.
    public var isMuted: Bool? { media.map(pending.isMuted) }
    /// The stream's own volume, 0 to 1: the one requested last, or the one that the device reports; nil without media.
    public var streamVolume: Double? { media.map(pending.streamVolume) }
    /// The rates to choose from, in times the normal speed; empty if the rate can't be changed.
    public var playbackRates: [Double] { media?.playbackRates ?? [] }
    /// The repeat modes to choose from, of those that the device takes; empty if the mode can't be changed.
    public var repeatModes: [MediaRepeatMode] { media?.repeatModes ?? [] }
    /// Whether the device takes a request to shuffle the queue.
    public var canShuffle: Bool { media?.canShuffle ?? false }

    /// Returns the position at a moment, in seconds from 0 on; nil without media.
    ///
    /// It is the position at which the person holds the slider, or the target of a pending seek, or the playback
    /// position.
    public func position(at now: ContinuousClock.Instant) -> Double? {
        if let heldPosition { return heldPosition }
        if case .seek(let target) = pending.control(.position) { return target }
        return media?.position(at: now)
    }

    package mutating func handle(_ action: Action, at now: ContinuousClock.Instant) -> [Effect] {
        switch action {
        case .opened(let opener): return open(opener)
        case .closed:
            guard isPresented else { return [] }
            (isPresented, heldPosition) = (false, nil)
            return [.dismiss]
        case .mediaChanged(let media): follow(media)
        case .playbackTapped: return playbackButton.map { send($0.control) } ?? []
        case .buttonTapped(let slot): return tap(slot)
        case .seekBegan(let position), .seekMoved(let position): hold(position, at: now)
        case .seekEnded:
            guard let media, let target = heldPosition else { return [] }
            heldPosition = nil
            // A live stream's seekable range may have moved on meanwhile.
            return canSeek ? send(.seek(media.seekTarget(target, at: now))) : []
        case .asked(let control): return media?.allows(control, at: now) ?? false ? send(control) : []
        case .tracksTapped: return media?.canChooseTracks ?? false ? [.presentTrackSelection] : []
        case .answered(let id, let failure): pending.answered(id, failure: failure)
        }
        return []
    }

    private mutating func open(_ opener: Opener) -> [Effect] {
        // The mini controller and a notification exist only with media, but an app may open the controller before it
        // loads.
        guard opener == .app || media != nil, !isPresented else { return [] }
        guard useDefaultExpandedMediaControls else { return [.tellApp(opener)] }
        isPresented = true
        return [.present]
    }

    private mutating func follow(_ media: WidgetMedia?) {
        // A slider that is held for one item must not seek in the next one.
        if media?.itemID != heldItem { heldPosition = nil }
        self.media = media
        if let media { pending.follow(item: media.itemID) } else { pending.clear() }
    }

    private mutating func hold(_ position: Double, at now: ContinuousClock.Instant) {
        guard canSeek, position.isFinite, let media else { return }
        heldPosition = media.seekTarget(position, at: now)
        heldItem = media.itemID
    }

    private mutating func send(_ control: MediaControl) -> [Effect] { [.send(control, pending.send(control))] }

    private mutating func tap(_ slot: Int) -> [Effect] {
        switch buttons.tap(slot) {
        case .send(let control): send(control)
        case .custom: [.customButton(slot: slot)]
        case .presentTrackSelection: [.presentTrackSelection]
        case nil: []
        }
    }
}
