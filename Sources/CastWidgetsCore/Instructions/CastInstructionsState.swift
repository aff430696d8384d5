/// The introductory overlay: shown once, when the first device is found, and pointing at the Cast button.
///
/// Only the person can finish it. While there is no button to point at, it is hidden, and it appears again with the
/// button. An ``InstructionsStore`` keeps that the person has seen it. From the Cast SDK:
/// `presentCastInstructionsViewControllerOnce(withCastButton:)`, `clearCastInstructionsShownFlag`.
public struct CastInstructionsState: Equatable, Sendable {
    /// What an app may set, with its defaults.
    public struct Content: Hashable, Sendable {
        /// The place of the text in the overlay.
        public enum Place: String, Hashable, Sendable, CaseIterable {
            /// At the upper edge.
            case top
            /// In the middle.
            case center
            /// At the lower edge.
            case bottom
        }

        /// The text. Nil: the framework's own text, in the person's language.
        public var title: String?
        /// The place of the text. Default: in the middle.
        public var titlePlace = Place.center
        /// The text on the button that dismisses it. Nil: the framework's own.
        public var dismissButton: String?

        /// The framework's own text, in the middle.
        public init() {}
    }

    /// An event for the overlay.
    package enum Action: Equatable, Sendable {
        case devicesChanged(hasDevices: Bool)
        case buttonVisibilityChanged(Bool)
        case dismissed
        case flagCleared
    }

    /// An effect to carry out.
    package enum Effect: Equatable, Sendable {
        case present(Content)
        case dismiss
        case keepShown(Bool)
    }

    /// What the app has set.
    public package(set) var content = Content()
    /// Whether it is drawn.
    public private(set) var isPresented = false
    /// The person has dismissed it, now or in an earlier run: it does not appear by itself any more.
    public private(set) var wasShown: Bool
    private var hasDevices = false
    private var isButtonVisible: Bool

    /// - Parameter wasShown: the stored value.
    package init(wasShown: Bool, isButtonVisible: Bool = true) {
        self.wasShown = wasShown
        self.isButtonVisible = isButtonVisible
    }

    package mutating func handle(_ action: Action) -> [Effect] {
        switch action {
        case .devicesChanged(let hasDevices): self.hasDevices = hasDevices
        case .buttonVisibilityChanged(let isVisible):
            isButtonVisible = isVisible
            // There is nothing to point at. The person may not have read it, so it does not count as seen.
            if !isVisible, isPresented {
                isPresented = false
                return [.dismiss]
            }
        case .dismissed:
            guard isPresented else { return [] }
            (isPresented, wasShown) = (false, true)
            return [.dismiss, .keepShown(true)]
        case .flagCleared:
            wasShown = false
            return [.keepShown(false)] + presentOnce()
        }
        return presentOnce()
    }

    private mutating func presentOnce() -> [Effect] {
        guard hasDevices, isButtonVisible, !wasShown, !isPresented else { return [] }
        isPresented = true
        return [.present(content)]
    }
}
