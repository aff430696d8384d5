public import CastSender
import CastWidgetsCore

/// A part of an app that has a place for the bar, on the main actor. Its methods are the steps that a view hierarchy
/// takes, as in UIKit's `UIViewController`.
@MainActor
public protocol ControlBarHost: AnyObject {
    /// Gives the bar's place a new `height` (points, which on a page are CSS pixels; 0: it is not shown), over
    /// `duration`, zero or longer. The bar stands before the content.
    func layOutControlBar(height: Double, over duration: Duration)
    /// Adds the bar to this part.
    func addChild(_ controls: MiniMediaControls)
    /// Adds the bar's view to its place and lets it fill the place.
    func addView(of controls: MiniMediaControls)
    /// Called after the bar was added.
    func didMove(_ controls: MiniMediaControls)
    /// Called before the bar is removed.
    func willMoveAway(_ controls: MiniMediaControls)
    /// Removes the bar's view from its place.
    func removeView(of controls: MiniMediaControls)
    /// Removes the bar from this part.
    func removeChild(_ controls: MiniMediaControls)
}

/// The bar in an app that does its own layout: it tells the app when to change the height of the bar's place. The
/// framework changes nothing in the layout itself.
///
/// From the Cast SDK's sample: `RootContainerViewController`. Used from the main actor.
@MainActor
public final class EmbeddedControlBar {
    private let context: CastContext
    private weak var host: (any ControlBarHost)?
    private var isLoaded = false
    /// The bar; nil before ``viewDidLoad()``.
    public private(set) var miniMediaControls: MiniMediaControls?

    /// Creates a bar that is not installed yet.
    ///
    /// - Parameters:
    ///   - context: the context whose session the bar shows.
    ///   - host: held weakly.
    public init(context: CastContext, host: any ControlBarHost) { (self.context, self.host) = (context, host) }

    /// Whether the bar is shown while something is cast. Default: false. Nothing is laid out before the view is loaded.
    public var miniMediaControlsViewEnabled = false {
        didSet { if isLoaded { updateControlBarsVisibility() } }
    }

    /// Reports that the host has its views. The bar is then created, given its height and installed.
    public func viewDidLoad() {
        guard !isLoaded else { return }
        isLoaded = true
        let controls = context.createMiniMediaControls()
        miniMediaControls = controls
        controls.delegate = self
        updateControlBarsVisibility()
        install(controls)
    }

    /// The height of the bar's place: points, which on a page are CSS pixels. It is the bar's minimum height while the
    /// bar is enabled and active, and 0 otherwise.
    public var height: Double {
        guard miniMediaControlsViewEnabled, let controls = miniMediaControls, controls.active else { return 0 }
        return controls.minHeight
    }

    /// Gives the bar's place its current height over 0.20 s, also when the bar disappears.
    public func updateControlBarsVisibility() {
        host?.layOutControlBar(height: height, over: ControlBarLayout.animationDuration)
    }

    /// Puts a bar into its place; does nothing without a bar.
    public func install(_ controls: MiniMediaControls?) {
        guard let controls, let host else { return }
        host.addChild(controls)
        host.addView(of: controls)
        host.didMove(controls)
    }

    /// Removes a bar from its place.
    public func uninstall(_ controls: MiniMediaControls?) {
        guard let controls, let host else { return }
        host.willMoveAway(controls)
        host.removeView(of: controls)
        host.removeChild(controls)
    }
}

extension EmbeddedControlBar: MiniMediaControlsDelegate {
    public func miniMediaControls(_ controls: MiniMediaControls, shouldAppear: Bool) { updateControlBarsVisibility() }
}
