public import CastSender
public import CastWidgetsCore

/// The Cast widgets of a context, for the sessions of its own manager.
extension CastContext {
    var widgets: ContextWidgets { companion { ContextWidgets($0) } }

    // MARK: Button, dialog, instructions

    /// A Cast button, another with each call. A tap opens ``castDialog``. Used on the main actor.
    public func createCastButton() -> CastButton {
        CastButton(context: self, dialog: castDialog, network: widgets.network)
    }

    /// The one dialog of this context. On the main actor. From the Cast SDK: what `presentCastDialog()` shows.
    public var castDialog: CastDialog {
        if let dialog = widgets.dialog { return dialog }
        let dialog = CastDialog(context: self, network: widgets.network)
        widgets.dialog = dialog
        return dialog
    }

    /// Where button and dialog learn what network this machine is in. Set before the first of them is made; default:
    /// what the kernel says. On the main actor. Marquee's own.
    public var networkAccessSource: any NetworkAccessSource {
        get { widgets.network }
        set { widgets.network = newValue }
    }

    /// Shows the introductory overlay once, when the first device turns up. Where it is waited for or shown already,
    /// that one is given back as it is. On the main actor. From the Cast SDK:
    /// `presentCastInstructionsViewControllerOnce(withCastButton:)`.
    ///
    /// - Parameters:
    ///   - button: on which its light falls; it waits until that is visible.
    ///   - content: what the app says in it; the framework's own where nothing is set.
    ///   - store: where it is kept that it was shown; nil: a file of this user.
    @discardableResult
    public func presentCastInstructionsOnce(
        with button: CastButton, content: CastInstructionsState.Content = CastInstructionsState.Content(),
        store: (any InstructionsStore)? = nil
    ) -> CastInstructions {
        if let instructions = widgets.instructions { return instructions }
        let instructions = CastInstructions(
            context: self, button: button, content: content, store: store ?? FileInstructionsStore())
        widgets.instructions = instructions
        return instructions
    }

    /// The overlay is shown again. On the main actor. From the Cast SDK: `clearCastInstructionsShownFlag()`.
    ///
    /// - Throws: where that can't be kept in this user's state folder. Without an overlay only: one that there is logs
    ///   it.
    public func clearCastInstructionsShownFlag() throws {
        guard let instructions = widgets.instructions else { return try FileInstructionsStore().keep(wasShown: false) }
        instructions.clearShownFlag()
    }

    // MARK: Controllers

    /// A mini controller, another with each call, for the present session and all that come. On the main actor. From
    /// the Cast SDK: `createMiniMediaControlsViewController()`.
    ///
    /// - Parameter slots: its three buttons, the one nearest to the text first; what is missing is empty.
    public func createMiniMediaControls(
        slots: [MediaButtonType] = [.playPauseToggle, .none, .none]
    ) -> MiniMediaControls {
        MiniMediaControls(widgets: widgets, slots: slots)
    }

    /// Wraps an app's content with a mini controller below it, which is switched off at first. On the main actor. From
    /// the Cast SDK: `createCastContainerController(for:)`.
    ///
    /// - Parameters:
    ///   - content: any object; it stays as it is.
    ///   - height: of content and bar together: points, which on a page are CSS pixels; at least 0.
    public func createCastContainer(for content: AnyObject, height: Double) -> CastContainer {
        CastContainer(content: content, controls: createMiniMediaControls(), height: height)
    }

    /// Whether the framework's own expanded controller opens; otherwise what would open it is told by
    /// ``ExpandedMediaControls/triggers``. Default: false. On the main actor. From the Cast SDK.
    public var useDefaultExpandedMediaControls: Bool {
        get { widgets.expanded.state.useDefaultExpandedMediaControls }
        set { widgets.expanded.useDefault(newValue) }
    }

    /// The one expanded controller of this context. On the main actor. From the Cast SDK:
    /// `defaultExpandedMediaControlsViewController`.
    public var defaultExpandedMediaControls: ExpandedMediaControls { widgets.expanded }

    /// Opens the expanded controller; before a load too: it waits then. On the main actor. From the
    /// Cast SDK.
    public func presentDefaultExpandedMediaControls() { widgets.expanded.open(from: .app) }

    /// The choice of sound and text that both controllers open. On the main actor.
    public var mediaTrackSelection: MediaTrackSelection { widgets.trackSelection }

    /// The queue of what plays, for the present session and all that come. On the main actor. Marquee's own.
    public var castQueue: CastQueue { widgets.queue }

    /// The volume of the session's device, and of its members where it is a group; for the present session and all
    /// that come. On the main actor. Marquee's own.
    public var castVolume: CastVolume { widgets.volume }

    /// The look of all widgets of this context; they have it where they are drawn next. On the main actor. From the
    /// Cast SDK: `GCKUIStyle`.
    public var castStyle: StyleTree {
        get { widgets.style }
        set { widgets.style = newValue }
    }
}
