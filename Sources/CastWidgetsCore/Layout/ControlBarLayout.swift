/// How high an app's content and the bar below it are: the container that lays both out, and the rule for an app that
/// does so itself.
///
/// From the Cast SDK: `GCKUICastContainerViewController` with `miniMediaControlsItemEnabled`; 0.20 s is its sample's
/// `kCastControlBarsAnimationDuration`.
public struct ControlBarLayout: Equatable, Sendable {
    /// What is to be laid out, in one step.
    public struct Change: Hashable, Sendable {
        /// Points.
        public let contentHeight: Double
        public let barHeight: Double
        public let duration: Duration
    }

    public enum Action: Equatable, Sendable {
        case enabled(Bool)
        case barChanged(active: Bool, minHeight: Double)
        case resized(height: Double)
    }

    public static let animationDuration = Duration.milliseconds(200)

    /// From the Cast SDK: `miniMediaControlsItemEnabled`; false as there.
    public private(set) var isEnabled = false
    private var isActive = false
    private var minHeight = 0.0
    private var height: Double

    /// - Parameter height: of content and bar together, in points.
    public init(height: Double) { self.height = max(0, height) }

    /// The least height while enabled and active, else nothing.
    public var barHeight: Double { isEnabled && isActive ? min(minHeight, height) : 0 }
    public var contentHeight: Double { height - barHeight }

    /// - Returns: nil where nothing moves; a window that is resized moves without animation.
    public mutating func handle(_ action: Action) -> Change? {
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
