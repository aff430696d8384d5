/// The mini controller: the bar below an app's own content while something plays on the TV.
///
/// From the Cast SDK: `GCKUIMiniMediaControlsViewController`, with its three slots.
public struct MiniControllerState: Equatable, Sendable {
    /// An event for the bar.
    package enum Action: Equatable, Sendable {
        /// Nil if nothing is loaded, or if there is no session.
        case mediaChanged(WidgetMedia?)
        case tapped
        case buttonTapped(slot: Int)
        case answered(PendingControls.ID, failure: String?)
    }

    /// An effect to carry out.
    package enum Effect: Equatable, Sendable {
        /// `shouldAppear`: `active` and `minHeight` have their new values already.
        case shouldAppear(Bool)
        case presentExpanded
        case send(MediaControl, PendingControls.ID)
        /// A button of the app's own.
        case customButton(slot: Int)
        case presentTrackSelection
    }

    /// In points, the height of the bar with its progress line.
    package static let height = 72.0
    package static let slotCount = 3

    /// The media; nil if nothing is loaded, or if there is no session.
    public private(set) var media: WidgetMedia?
    /// The requests that are not confirmed yet.
    public private(set) var pending = PendingControls()
    /// The buttons that the app wants: three, of which the first is the one nearest to the text.
    public let slots: [MediaButtonType]
    /// Whether the media's image is shown.
    public package(set) var thumbnailEnabled = true

    /// - Parameter slots: at most three count; missing ones are empty.
    package init(slots: [MediaButtonType] = [.playPauseToggle, .none, .none]) {
        self.slots = Array((slots + [.none, .none, .none]).prefix(Self.slotCount))
    }

    /// Whether there is media to show. It stays true through pauses and buffering, and whatever the app does meanwhile.
    public var active: Bool { media != nil }
    /// The height of the bar with its progress line: points, which on a page are CSS pixels; 0 while it is not active.
    public var minHeight: Double { active ? Self.height : 0 }
    /// The URL of the image to show; nil if the media has none, or if the image is not to be shown.
    public var imageURL: String? { thumbnailEnabled ? media?.imageURL : nil }
    /// The slots as they look now, in their order; empty without media.
    public var buttons: [ShownButton] { media.map { ButtonSlots.shown(slots, $0, pending) } ?? [] }
    /// `.playPauseToggle` as it looks now; nil without media.
    public var playbackButton: PlaybackButton? { media.map { PlaybackButton($0, pending: pending) } }

    /// Returns how much of the media has played at a moment, 0 to 1; nil for a live stream, and if the length is not
    /// known.
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
        switch buttons.tap(slot) {
        case .send(let control): [.send(control, pending.send(control))]
        case .custom: [.customButton(slot: slot)]
        case .presentTrackSelection: [.presentTrackSelection]
        case nil: []
        }
    }
}
