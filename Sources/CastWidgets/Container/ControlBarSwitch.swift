public import CastSender

/// An app's single switch for the bar below its content, for any kind of window root.
///
/// From the Cast SDK's sample: `castControlBarsEnabled`. Used from the main actor.
@MainActor
public final class ControlBarSwitch {
    private let context: CastContext
    /// The root of the window: a ``CastContainer``, or an ``EmbeddedControlBar``. Held weakly.
    public weak var root: AnyObject?
    /// The last report about a root that is neither; nil if there was none. It is logged too.
    public private(set) var misuse: CastError?

    /// Creates a switch for this context's bars; `root` may be set later.
    public init(context: CastContext, root: AnyObject?) { (self.context, self.root) = (context, root) }

    /// Whether the bar is shown while something is cast. It is false if the root can't have a bar, and setting it
    /// changes nothing then.
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
