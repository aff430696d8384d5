/// A part of the widgets that can be given a look of its own. From the Cast SDK: `GCKUIStyle`, with its names.
public enum StyleNode: String, Hashable, Sendable, CaseIterable {
    case castViews
    case deviceControl, deviceChooser, connectionController, navigation, toolbar, noDevicesAvailableController
    case instructions
    case mediaControl, miniController, expandedController, trackSelector

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
