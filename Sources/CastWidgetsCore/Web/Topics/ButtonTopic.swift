import CastWire
package import SenderCore

/// The Cast button, as a page draws it.
package struct ButtonTopic: Encodable, Equatable, Sendable {
    package let visible: Bool
    package let state: String
    /// A `WidgetText`.
    package let label: String
    /// Null if the app has set nothing: the page's style decides.
    @OrNull package var look: Look?

    package struct Look: Encodable, Equatable, Sendable {
        /// In CSS pixels.
        package let width: Double
        package let height: Double
        /// A CSS color.
        package let tintColor: String
    }

    package init(_ state: CastButtonState) {
        visible = state.isVisible
        self.state = state.castState.word
        label = state.accessibilityLabel.rawValue
        look = state.look == CastButtonLook() ? nil : Look(state.look)
    }
}

extension ButtonTopic.Look {
    init(_ look: CastButtonLook) {
        self.init(width: look.size.width, height: look.size.height, tintColor: look.tintColor.cssString)
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
