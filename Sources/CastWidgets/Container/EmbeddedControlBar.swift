public import CastSender
import CastWidgetsCore

/// A part of an app that has a place for the bar, on the main actor: the steps that a view hierarchy takes, of
/// which UIKit's `UIViewController` has the names.
@MainActor
public protocol ControlBarHost: AnyObject {
    /// The bar's place has another `height` from now on (points, which on a page are CSS pixels; 0: it is not shown),
    /// and takes `duration`, zero or longer, to get there. It stands before the content.
    func layOutControlBar(height: Double, over duration: Duration)
    /// The bar belongs to this part from now on.
    func addChild(_ controls: MiniMediaControls)
    /// Its view comes into its place, all of which is its frame.
    func addView(of controls: MiniMediaControls)
    /// It is there.
    func didMove(_ controls: MiniMediaControls)
    /// The bar is about to belong to nobody.
    func willMoveAway(_ controls: MiniMediaControls)
    /// Its view leaves its place.
    func removeView(of controls: MiniMediaControls)
    /// It belongs to this part no more.
    func removeChild(_ controls: MiniMediaControls)
}

/// The bar in an app that does its own layout: when the app is to give its place a height, and which. The framework
/// changes nothing of the layout by itself.
///
/// From the Cast SDK's sample: `RootContainerViewController`. Used from the main actor.
@MainActor
public final class EmbeddedControlBar {
    private let context: CastContext
    private weak var host: (any ControlBarHost)?
    private var isLoaded = false
    /// Nil before ``viewDidLoad()``.
    public private(set) var miniMediaControls: MiniMediaControls?

    /// - Parameters:
    ///   - context: whose session the bar shows.
    ///   - host: held weakly.
    public init(context: CastContext, host: any ControlBarHost) { (self.context, self.host) = (context, host) }

    /// Whether the bar is shown while something is cast. Default: false. Nothing is laid out before the view is loaded.
    public var miniMediaControlsViewEnabled = false {
        didSet { if isLoaded { updateControlBarsVisibility() } }
    }

    /// The host has its views: the bar is made, its height set, and it is installed.
    public func viewDidLoad() {
        guard !isLoaded else { return }
        isLoaded = true
        let controls = context.createMiniMediaControls()
        miniMediaControls = controls
        controls.delegate = self
        updateControlBarsVisibility()
        install(controls)
    }

    /// How high the bar's place is to be: points, which on a page are CSS pixels. The bar's least height while it is
    /// enabled and active, else 0.
    public var height: Double {
        guard miniMediaControlsViewEnabled, let controls = miniMediaControls, controls.active else { return 0 }
        return controls.minHeight
    }

    /// Gives the bar's place the height that it is to have; over 0.20 s, also where it goes.
    public func updateControlBarsVisibility() {
        host?.layOutControlBar(height: height, over: ControlBarLayout.animationDuration)
    }

    /// Puts a bar into its place; nothing happens without one.
    public func install(_ controls: MiniMediaControls?) {
        guard let controls, let host else { return }
        host.addChild(controls)
        host.addView(of: controls)
        host.didMove(controls)
    }

    /// Takes a bar out of its place.
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
