/// How high an app's content and the bar below it are: the container that lays both out, and the rule for an app that
/// does so itself.
///
/// From the Cast SDK: `GCKUICastContainerViewController` with `miniMediaControlsItemEnabled`; 0.20 s is its sample's
/// `kCastControlBarsAnimationDuration`.
public struct ControlBarLayout: Equatable, Sendable {
    /// What is to be laid out, in one step.
    public struct Change: Hashable, Sendable {
        /// How high the content is from now on: points, which on a page are CSS pixels; from 0 on.
        public let contentHeight: Double
        /// How high the bar below it is: points, which on a page are CSS pixels; 0 where it is not shown.
        public let barHeight: Double
        /// How long both take to get there: ``ControlBarLayout/animationDuration``, and zero where the container itself
        /// has another height.
        public let duration: Duration
    }

    /// What happens to the container.
    package enum Action: Equatable, Sendable {
        case enabled(Bool)
        case barChanged(active: Bool, minHeight: Double)
        case resized(height: Double)
    }

    /// How long the bar takes to come and to go: 0.20 s.
    public static let animationDuration = Duration.milliseconds(200)

    /// Whether the bar is shown while something is cast. From the Cast SDK: `miniMediaControlsItemEnabled`; false as
    /// there.
    public private(set) var isEnabled = false
    private var isActive = false
    private var minHeight = 0.0
    private var height: Double

    /// - Parameter height: of content and bar together, in points.
    package init(height: Double) { self.height = max(0, height) }

    /// How high the bar is: points, which on a page are CSS pixels. Its least height while it is enabled and active,
    /// else 0.
    public var barHeight: Double { isEnabled && isActive ? min(minHeight, height) : 0 }
    /// How high the content is: points, which on a page are CSS pixels; from 0 on. It is what the bar leaves of the
    /// container.
    public var contentHeight: Double { height - barHeight }

    /// - Returns: nil where nothing moves; a window that is resized moves without animation.
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
