public import SenderCore

/// The expanded controller: all of what plays, and every command that the device takes for it. Neither the device's
/// volume nor the session's life: those are the dialog's.
///
/// It may be opened before anything is loaded, and waits then. From the Cast SDK:
/// `GCKUIExpandedMediaControlsViewController`, with its four slots beside play and pause.
public struct ExpandedControllerState: Equatable, Sendable {
    /// What has asked for it.
    public enum Opener: Hashable, Sendable, CaseIterable {
        /// The mini controller was tapped.
        case miniController
        /// The media controls of the desktop, or of the lock screen, were tapped.
        case mediaNotification
        /// The app itself, before something is loaded too.
        case app
    }

    /// What happens to it.
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

    /// What is to be done.
    package enum Effect: Equatable, Sendable {
        case present
        /// In place of it, where the app has a controller of its own: a notification to the app.
        case tellApp(Opener)
        case dismiss
        case send(MediaControl, PendingControls.ID)
        case customButton(slot: Int)
        case presentTrackSelection
    }

    package static let slotCount = 4
    /// What is offered where the device takes any rate: times the normal speed.
    package static let rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

    /// Whether the framework's own controller opens. From the Cast SDK: `useDefaultExpandedMediaControls`; false as
    /// there.
    public package(set) var useDefaultExpandedMediaControls = false
    /// Whether a live stream's position and its slider are not shown. From the Cast SDK:
    /// `hideStreamPositionControlsForLiveContent`; false as there.
    public package(set) var hideStreamPositionControlsForLiveContent = false
    /// Which buttons stand beside the one that plays and pauses: four, in the order in which they are drawn.
    public let slots: [MediaButtonType]
    /// It is to be drawn, over all that the app shows.
    public private(set) var isPresented = false
    /// What plays; nil where nothing is loaded, or there is no session.
    public private(set) var media: WidgetMedia?
    /// What was asked for and is not confirmed yet.
    public private(set) var pending = PendingControls()
    /// Where the person holds the slider, in seconds; nil while nobody does.
    public private(set) var heldPosition: Double?
    private var heldItem: String?

    package init(
        slots: [MediaButtonType] = [.closedCaptions, .rewind30Seconds, .forward30Seconds, .muteToggle]
    ) {
        self.slots = Array((slots + Array(repeating: .none, count: Self.slotCount)).prefix(Self.slotCount))
    }

    /// It is open, and there is nothing yet.
    public var isWaiting: Bool { isPresented && media == nil }
    /// What the button that plays, pauses or stops looks like now; nil without media.
    public var playbackButton: PlaybackButton? { media.map { PlaybackButton($0, pending: pending) } }
    /// What the slots look like now, in their order; empty without media.
    public var buttons: [ShownButton] { media.map { ButtonSlots.shown(slots, $0, pending) } ?? [] }
    /// The position's slider can be moved: the device takes it, no ad is shown, and a live stream goes back far enough.
    public var canSeek: Bool { media.map(ButtonSlots.canSeek) ?? false }
    /// The position and its slider are to be drawn.
    public var showsPosition: Bool {
        guard let media, !media.isPicture else { return false }
        return !(media.isLive && hideStreamPositionControlsForLiveContent)
    }
    /// How fast it plays, times the normal speed: as was asked for last, or as the device has told; nil without media.
    public var rate: Double? { media.map(pending.rate) }
    /// What comes after the queue's last item: as was asked for last, or as the device has told; nil without media.
    public var repeatMode: MediaRepeatMode? { media.map(pending.repeatMode) }
    /// The stream is muted: as was asked for last, or as the device has told; nil without media.
    public var isMuted: Bool? { media.map(pending.isMuted) }
    /// The stream's own volume, 0 to 1: as was asked for last, or as the device has told; nil without media.
    public var streamVolume: Double? { media.map(pending.streamVolume) }
    /// The rates to choose from: times the normal speed; empty where it can't be changed.
    public var playbackRates: [Double] {
        guard let media, media.commands.contains(.playbackRate), media.advertisement == nil, !media.isPicture else {
            return []
        }
        return Self.rates
    }
    /// What can come after the queue's last item, of what the device takes; empty where that can't be changed.
    public var repeatModes: [MediaRepeatMode] {
        guard let commands = media?.commands else { return [] }
        let all = commands.contains(.queueRepeatAll)
        let one = commands.contains(.queueRepeatOne)
        guard all || one else { return [] }
        return [.off] + (all ? [.all] : []) + (one ? [.single] : [])
            + (all && commands.contains(.queueShuffle) ? [.allAndShuffle] : [])
    }

    /// The device takes it that the queue is mixed.
    public var canShuffle: Bool {
        media.map { $0.commands.contains(.queueShuffle) && $0.advertisement == nil } ?? false
    }

    /// Where it is at a moment, in seconds from 0 on: where the person holds the slider, where a seek that is under way
    /// leads, or where it plays. Nil without media.
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
            // A live window may have moved on meanwhile.
            return canSeek ? send(.seek(media.seekTarget(target, at: now))) : []
        case .asked(let control): return allows(control, at: now) ? send(control) : []
        case .tracksTapped: return takesTracks ? [.presentTrackSelection] : []
        case .answered(let id, let failure): pending.answered(id, failure: failure)
        }
        return []
    }

    private var takesTracks: Bool { media.map { $0.commands.contains(.editTracks) && !$0.tracks.isEmpty } ?? false }

    private mutating func open(_ opener: Opener) -> [Effect] {
        // The mini controller is there only with media, and a notification too; an app may come before it loads.
        guard opener == .app || media != nil, !isPresented else { return [] }
        guard useDefaultExpandedMediaControls else { return [.tellApp(opener)] }
        isPresented = true
        return [.present]
    }

    private mutating func follow(_ media: WidgetMedia?) {
        // A slider that is held on one film does not seek in the next.
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
        guard buttons.indices.contains(slot), buttons[slot].isEnabled else { return [] }
        let button = buttons[slot]
        if button.type == .custom { return [.customButton(slot: slot)] }
        if button.type == .closedCaptions { return takesTracks ? [.presentTrackSelection] : [] }
        return button.control.map { send($0) } ?? []
    }

    /// What the device does not take is not sent.
    package func allows(_ control: MediaControl, at now: ContinuousClock.Instant) -> Bool {
        guard let media else { return false }
        return switch control {
        case .play, .stop: true
        case .pause: media.commands.contains(.pause) && !media.isPicture
        case .seek: canSeek
        case .skip(let distance): ButtonSlots.canSkip(media, by: distance)
        case .next: media.hasNext && media.advertisement == nil
        case .previous: media.hasPrevious && media.advertisement == nil
        case .setRate(let rate): playbackRates.contains(rate)
        case .setRepeatMode(let mode): repeatModes.contains(mode)
        case .shuffle: canShuffle
        case .setMuted: media.canMute
        case .setStreamVolume(let volume): media.hasStreamVolume && (0...1).contains(volume)
        case .setActiveTracks: takesTracks
        case .setTextTrackStyle: media.commands.contains(.editTracks) && media.tracks.contains { $0.type == .text }
        case .skipAd: media.commands.contains(.skipAd) && media.timeToSkip(at: now) == 0
        case .jump, .move, .remove: true
        }
    }
}
