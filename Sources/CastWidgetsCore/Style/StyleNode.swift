/// A part of the widgets that can have its own look. From the Cast SDK: `GCKUIStyle`, with its names.
public enum StyleNode: String, Hashable, Sendable, CaseIterable {
    /// The root: all widgets.
    case castViews
    /// The whole dialog.
    case deviceControl
    /// The dialog's device list.
    case deviceChooser
    /// The dialog while a session is connected.
    case connectionController
    /// A bar at the upper edge of the connected dialog; the framework's pages have none.
    case navigation
    /// The app's bar that holds the Cast button: it sets how the button looks.
    case toolbar
    /// The dialog's screen if no device is found.
    case noDevicesAvailableController
    /// The introductory overlay.
    case instructions
    /// Both controllers, and the panels that they open.
    case mediaControl
    /// The mini controller.
    case miniController
    /// The expanded controller.
    case expandedController
    /// The choice of audio and captions.
    case trackSelector

    /// The part whose look this part inherits; nil for the root.
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
