package import SenderCore

/// The Cast button, as a page draws it.
package struct ButtonTopic: Encodable, Equatable, Sendable {
    package let visible: Bool
    package let state: String
    /// A `WidgetText`.
    package let label: String

    package init(_ state: CastButtonState) {
        visible = state.isVisible
        self.state = state.castState.word
        label = state.accessibilityLabel.rawValue
    }
}

extension CastState {
    package var word: String {
        switch self {
        case .noDevicesAvailable: "noDevicesAvailable"
        case .notConnected: "notConnected"
        case .connecting: "connecting"
        case .connected: "connected"
        }
    }
}
