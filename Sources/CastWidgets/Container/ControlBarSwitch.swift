public import CastSender

/// The one switch of an app for the bar below its content, whatever stands at the root of its window.
///
/// From the Cast SDK's sample: `castControlBarsEnabled`. Used from the main actor.
@MainActor
public final class ControlBarSwitch {
    private let context: CastContext
    /// What stands at the root of the window: a ``CastContainer``, or an ``EmbeddedControlBar``. Held weakly.
    public weak var root: AnyObject?
    /// How a root that is neither was reported last; nil where none was. It is logged too.
    public private(set) var misuse: CastError?

    /// A switch of this context's bars; `root` may be set later.
    public init(context: CastContext, root: AnyObject?) { (self.context, self.root) = (context, root) }

    /// Whether the bar is shown while something is cast; false where the root can't have one, and setting it changes
    /// nothing then.
    public var castControlBarsEnabled: Bool {
        get {
            switch root {
            case let container as CastContainer: return container.miniMediaControlsItemEnabled
            case let bar as EmbeddedControlBar: return bar.miniMediaControlsViewEnabled
            default:
                report()
                return false
            }
        }
        set {
            switch root {
            case let container as CastContainer: container.miniMediaControlsItemEnabled = newValue
            case let bar as EmbeddedControlBar: bar.miniMediaControlsViewEnabled = newValue
            default: report()
            }
        }
    }

    private func report() {
        let error = CastError(
            .invalidState,
            "The root is no Cast container: its control bars are not correctly configured. Make it a CastContainer or "
                + "an EmbeddedControlBar.")
        misuse = error
        context.options.logger.warning("\(error)")
    }
}
