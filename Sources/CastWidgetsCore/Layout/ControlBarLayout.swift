/// The heights of an app's content and of the bar below it, for a container that lays out both, or for the app itself.
///
/// From the Cast SDK: `GCKUICastContainerViewController` with `miniMediaControlsItemEnabled`; 0.20 s is its sample's
/// `kCastControlBarsAnimationDuration`.
public struct ControlBarLayout: Equatable, Sendable {
    /// A change of the layout, in one step.
    public struct Change: Hashable, Sendable {
        /// The new height of the content: points, which on a page are CSS pixels; from 0 on.
        public let contentHeight: Double
        /// The new height of the bar below it: points, which on a page are CSS pixels; 0 if it is not shown.
        public let barHeight: Double
        /// How long the change takes: ``ControlBarLayout/animationDuration``, or zero if the container itself was
        /// resized.
        public let duration: Duration
    }

    /// An event for the container.
    package enum Action: Equatable, Sendable {
        case enabled(Bool)
        case barChanged(active: Bool, minHeight: Double)
        case resized(height: Double)
    }

    /// How long the bar takes to appear and to disappear: 0.20 s.
    public static let animationDuration = Duration.milliseconds(200)

    /// Whether the bar is shown while something is cast. From the Cast SDK: `miniMediaControlsItemEnabled`; the default
    /// is false as there.
    public private(set) var isEnabled = false
    private var isActive = false
    private var minHeight = 0.0
    private var height: Double

    /// - Parameter height: the height of content and bar together, in points.
    package init(height: Double) { self.height = max(0, height) }

    /// The height of the bar: points, which on a page are CSS pixels. It is the bar's minimum height while the bar is
    /// enabled and active, and 0 otherwise.
    public var barHeight: Double { isEnabled && isActive ? min(minHeight, height) : 0 }
    /// The height of the content: points, which on a page are CSS pixels; from 0 on. It is the container's height
    /// without the bar.
    public var contentHeight: Double { height - barHeight }

    /// Takes in an event and returns the new layout.
    ///
    /// - Returns: nil if nothing moves. A resize of the container moves without animation.
    package mutating func handle(_ action: Action) -> Change? {
        let before = (contentHeight, barHeight)
        var duration = Self.animationDuration
        switch action {
        case .enabled(let isEnabled): self.isEnabled = isEnabled
        case .barChanged(let active, let minHeight): (isActive, self.minHeight) = (active, max(0, minHeight))
        case .resized(let height): (self.height, duration) = (max(0, height), .zero)
        }
        guard before != (contentHeight, barHeight) else { return nil }
        return Change(contentHeight: contentHeight, barHeight: barHeight, duration: duration)
    }
}
