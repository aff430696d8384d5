/// A part of the widgets that can be given a look of its own. From the Cast SDK: `GCKUIStyle`, with its names.
public enum StyleNode: String, Hashable, Sendable, CaseIterable {
    /// The root: all widgets.
    case castViews
    /// All of the dialog.
    case deviceControl
    /// The dialog's list of devices.
    case deviceChooser
    /// The dialog while a session is there.
    case connectionController
    /// A bar at the upper edge of that; the framework's pages have none.
    case navigation
    /// The app's bar in which the Cast button stands: how the button looks.
    case toolbar
    /// What the dialog shows where no device is to be seen.
    case noDevicesAvailableController
    /// The introductory overlay.
    case instructions
    /// Both controllers, and what they open.
    case mediaControl
    /// The mini controller.
    case miniController
    /// The expanded controller.
    case expandedController
    /// The choice of sound and text.
    case trackSelector

    /// Whose look it has where it has none of its own; nil: the root.
    public var parent: StyleNode? {
        switch self {
        case .castViews: nil
        case .deviceControl, .instructions, .mediaControl: .castViews
        case .deviceChooser, .connectionController, .noDevicesAvailableController: .deviceControl
        case .navigation, .toolbar: .connectionController
        case .miniController, .expandedController, .trackSelector: .mediaControl
        }
    }
}
