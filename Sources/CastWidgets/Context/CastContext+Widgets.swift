public import CastSender
public import CastWidgetsCore

/// The Cast widgets of a context, for the sessions of its own manager.
extension CastContext {
    package var widgets: ContextWidgets { companion { ContextWidgets($0) } }

    // MARK: Button, dialog, instructions

    /// Creates a Cast button. A tap opens ``castDialog``. Used on the main actor.
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

    /// The source of the network state for button and dialog. Default: the kernel.
    ///
    /// Set it before the first button or dialog is created. On the main actor. Marquee's own.
    public var networkAccessSource: any NetworkAccessSource {
        get { widgets.network }
        set { widgets.network = newValue }
    }

    /// Shows the introductory overlay once, when the first device is found.
    ///
    /// If an overlay is pending or shown already, that one is returned unchanged. On the main actor. From the Cast SDK:
    /// `presentCastInstructionsViewControllerOnce(withCastButton:)`.
    ///
    /// - Parameters:
    ///   - button: the button that the overlay points at; the overlay waits until the button is visible.
    ///   - content: the app's own text and layout; the framework's own by default.
    ///   - store: keeps that the overlay was shown; nil: a file of this user.
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

    /// Shows the overlay again. On the main actor. From the Cast SDK: `clearCastInstructionsShownFlag()`.
    ///
    /// - Throws: if that can't be stored in this user's state folder. It throws only without an overlay: an existing
    ///   overlay logs the error.
    public func clearCastInstructionsShownFlag() throws {
        guard let instructions = widgets.instructions else { return try FileInstructionsStore().keep(wasShown: false) }
        instructions.clearShownFlag()
    }

    // MARK: Controllers

    /// Creates a mini controller for the present session and all later ones. On the main actor. From the Cast SDK:
    /// `createMiniMediaControlsViewController()`.
    ///
    /// - Parameter slots: its three buttons, the one nearest to the text first; missing ones are empty.
    public func createMiniMediaControls(
        slots: [MediaButtonType] = [.playPauseToggle, .none, .none]
    ) -> MiniMediaControls {
        MiniMediaControls(widgets: widgets, slots: slots)
    }

    /// Wraps an app's content with a mini controller below it, which is turned off at first. On the main actor. From
    /// the Cast SDK: `createCastContainerController(for:)`.
    ///
    /// - Parameters:
    ///   - content: any object; it stays as it is.
    ///   - height: the height of content and bar together: points, which on a page are CSS pixels; at least 0.
    public func createCastContainer(for content: AnyObject, height: Double) -> CastContainer {
        CastContainer(content: content, controls: createMiniMediaControls(), height: height)
    }

    /// Whether the framework's own expanded controller opens. Default: false. On the main actor. From the Cast SDK.
    ///
    /// If it is false, ``ExpandedMediaControls/triggers`` reports each event that would open it.
    public var useDefaultExpandedMediaControls: Bool {
        get { widgets.expanded.state.useDefaultExpandedMediaControls }
        set { widgets.expanded.useDefault(newValue) }
    }

    /// The one expanded controller of this context. On the main actor. From the Cast SDK:
    /// `defaultExpandedMediaControlsViewController`.
    public var defaultExpandedMediaControls: ExpandedMediaControls { widgets.expanded }

    /// Opens the expanded controller. Before a load it waits. On the main actor. From the Cast SDK.
    public func presentDefaultExpandedMediaControls() { widgets.expanded.open(from: .app) }

    /// The choice of audio and captions that both controllers open. On the main actor.
    public var mediaTrackSelection: MediaTrackSelection { widgets.trackSelection }

    /// The queue, for the present session and all later ones. On the main actor. Marquee's own.
    public var castQueue: CastQueue { widgets.queue }

    /// The volume of the session's device and, if it is a group, of its members, for the present session and all later
    /// ones. On the main actor. Marquee's own.
    public var castVolume: CastVolume { widgets.volume }

    /// The look of all widgets of this context; it takes effect when they are drawn next. On the main actor. From the
    /// Cast SDK: `GCKUIStyle`.
    public var castStyle: StyleTree {
        get { widgets.style }
        set { widgets.style = newValue }
    }
}
