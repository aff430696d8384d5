/// The mini controller: the bar below an app's own content while something plays on the TV.
///
/// From the Cast SDK: `GCKUIMiniMediaControlsViewController`, with its three slots.
public struct MiniControllerState: Equatable, Sendable {
    /// What happens to the bar.
    package enum Action: Equatable, Sendable {
        /// Nil where nothing is loaded, or there is no session.
        case mediaChanged(WidgetMedia?)
        case tapped
        case buttonTapped(slot: Int)
        case answered(PendingControls.ID, failure: String?)
    }

    /// What is to be done.
    package enum Effect: Equatable, Sendable {
        /// `shouldAppear`: `active` and `minHeight` have their new values already.
        case shouldAppear(Bool)
        case presentExpanded
        case send(MediaControl, PendingControls.ID)
        /// A button of the app's own.
        case customButton(slot: Int)
        case presentTrackSelection
    }

    /// Points, of the bar with its progress line.
    package static let height = 72.0
    package static let slotCount = 3

    /// What plays; nil where nothing is loaded, or there is no session.
    public private(set) var media: WidgetMedia?
    /// What was asked for and is not confirmed yet.
    public private(set) var pending = PendingControls()
    /// Which buttons the app wants: three, of which the first is the one nearest to the text.
    public let slots: [MediaButtonType]
    /// Whether the media's picture is shown.
    public package(set) var thumbnailEnabled = true

    /// - Parameter slots: three at most count; what is missing is empty.
    package init(slots: [MediaButtonType] = [.playPauseToggle, .none, .none]) {
        self.slots = Array((slots + [.none, .none, .none]).prefix(Self.slotCount))
    }

    /// Something is cast that can be shown: through pauses, waits and all that the app does meanwhile.
    public var active: Bool { media != nil }
    /// How high the bar is, with its progress line: points, which on a page are CSS pixels; 0 while it is not active.
    public var minHeight: Double { active ? Self.height : 0 }
    /// The URL of the picture to show; nil where the media has none, or it is not to be shown.
    public var imageURL: String? { thumbnailEnabled ? media?.imageURL : nil }
    /// What its slots look like now, in their order; empty without media.
    public var buttons: [ShownButton] { media.map { ButtonSlots.shown(slots, $0, pending) } ?? [] }
    /// What `.playPauseToggle` looks like now; nil without media.
    public var playbackButton: PlaybackButton? { media.map { PlaybackButton($0, pending: pending) } }

    /// How much of it has played at a moment, 0 to 1; nil for a live stream and where nobody knows the length.
    public func progress(at now: ContinuousClock.Instant) -> Double? {
        guard let media, !media.isLive, let extent = media.extent(at: now) else { return nil }
        let length = extent.upperBound - extent.lowerBound
        return length > 0 ? min(max(0, (media.position(at: now) - extent.lowerBound) / length), 1) : nil
    }

    package mutating func handle(_ action: Action) -> [Effect] {
        switch action {
        case .mediaChanged(let media): return follow(media)
        case .tapped: return active ? [.presentExpanded] : []
        case .buttonTapped(let slot): return tap(slot)
        case .answered(let id, let failure): pending.answered(id, failure: failure)
        }
        return []
    }

    private mutating func follow(_ media: WidgetMedia?) -> [Effect] {
        let was = active
        self.media = media
        if let media { pending.follow(item: media.itemID) } else { pending.clear() }
        return was == active ? [] : [.shouldAppear(active)]
    }

    private mutating func tap(_ slot: Int) -> [Effect] {
        guard buttons.indices.contains(slot), buttons[slot].isEnabled else { return [] }
        let button = buttons[slot]
        if button.type == .custom { return [.customButton(slot: slot)] }
        if button.type == .closedCaptions { return [.presentTrackSelection] }
        guard let control = button.control else { return [] }
        return [.send(control, pending.send(control))]
    }
}
