/// The introductory overlay: shown once, when the first device turns up, with its light on the Cast button.
///
/// That it was shown is kept by whoever carries out ``Effect/keepShown(_:)``. From the Cast SDK:
/// `presentCastInstructionsViewControllerOnce(withCastButton:)`, `clearCastInstructionsShownFlag`.
public struct CastInstructionsState: Equatable, Sendable {
    /// What an app may set; as it stands here where it sets nothing.
    public struct Content: Hashable, Sendable {
        public enum Place: String, Hashable, Sendable, CaseIterable {
            case top, center, bottom
        }

        /// Nil: the framework's own text, in the person's language.
        public var title: String?
        public var titlePlace = Place.center
        /// Nil: the framework's own.
        public var dismissButton: String?

        public init() {}
    }

    public enum Action: Equatable, Sendable {
        case devicesChanged(hasDevices: Bool)
        case buttonVisibilityChanged(Bool)
        case dismissed
        case flagCleared
    }

    public enum Effect: Equatable, Sendable {
        case present(Content)
        case dismiss
        case keepShown(Bool)
    }

    public var content = Content()
    public private(set) var isPresented = false
    public private(set) var wasShown: Bool
    private var hasDevices = false
    private var isButtonVisible: Bool

    /// - Parameter wasShown: as it was kept.
    public init(wasShown: Bool, isButtonVisible: Bool = true) {
        self.wasShown = wasShown
        self.isButtonVisible = isButtonVisible
    }

    public mutating func handle(_ action: Action) -> [Effect] {
        switch action {
        case .devicesChanged(let hasDevices): self.hasDevices = hasDevices
        case .buttonVisibilityChanged(let isVisible):
            isButtonVisible = isVisible
            // There is nothing to point at any more; it counts as shown, since it was seen.
            if !isVisible, isPresented {
                isPresented = false
                return [.dismiss]
            }
        case .dismissed:
            guard isPresented else { return [] }
            isPresented = false
            return [.dismiss]
        case .flagCleared:
            wasShown = false
            return [.keepShown(false)] + presentOnce()
        }
        return presentOnce()
    }

    private mutating func presentOnce() -> [Effect] {
        guard hasDevices, isButtonVisible, !wasShown, !isPresented else { return [] }
        (isPresented, wasShown) = (true, true)
        return [.present(content), .keepShown(true)]
    }
}
