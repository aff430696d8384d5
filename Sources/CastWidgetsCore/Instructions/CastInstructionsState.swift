/// The introductory overlay: shown once, when the first device turns up, with its light on the Cast button.
///
/// It is over when the person says so, and with nothing else: while there is no button to point at it is not drawn, and
/// comes again with the button. That the person has seen it is kept by an ``InstructionsStore``. From the Cast SDK:
/// `presentCastInstructionsViewControllerOnce(withCastButton:)`, `clearCastInstructionsShownFlag`.
public struct CastInstructionsState: Equatable, Sendable {
    /// What an app may set; as it stands here where it sets nothing.
    public struct Content: Hashable, Sendable {
        /// Where in the overlay its text stands.
        public enum Place: String, Hashable, Sendable, CaseIterable {
            /// At its upper edge.
            case top
            /// In its middle.
            case center
            /// At its lower edge.
            case bottom
        }

        /// What it says. Nil: the framework's own text, in the person's language.
        public var title: String?
        /// Where that stands. Default: in the middle.
        public var titlePlace = Place.center
        /// What stands on the button that dismisses it. Nil: the framework's own.
        public var dismissButton: String?

        /// The framework's own text, in the middle.
        public init() {}
    }

    /// What happens to the overlay.
    package enum Action: Equatable, Sendable {
        case devicesChanged(hasDevices: Bool)
        case buttonVisibilityChanged(Bool)
        case dismissed
        case flagCleared
    }

    /// What is to be done.
    package enum Effect: Equatable, Sendable {
        case present(Content)
        case dismiss
        case keepShown(Bool)
    }

    /// What the app says in it.
    public package(set) var content = Content()
    /// It is to be drawn.
    public private(set) var isPresented = false
    /// The person has dismissed it, now or in an earlier run: it does not come by itself any more.
    public private(set) var wasShown: Bool
    private var hasDevices = false
    private var isButtonVisible: Bool

    /// - Parameter wasShown: as it was kept.
    package init(wasShown: Bool, isButtonVisible: Bool = true) {
        self.wasShown = wasShown
        self.isButtonVisible = isButtonVisible
    }

    package mutating func handle(_ action: Action) -> [Effect] {
        switch action {
        case .devicesChanged(let hasDevices): self.hasDevices = hasDevices
        case .buttonVisibilityChanged(let isVisible):
            isButtonVisible = isVisible
            // There is nothing to point at: the person may not have read it, and it counts as seen no more than that.
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
