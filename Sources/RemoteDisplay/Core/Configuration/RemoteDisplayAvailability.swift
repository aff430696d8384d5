/// Whether to offer Remote Display to the user.
public enum RemoteDisplayAvailability: Hashable, Sendable {
    /// Nobody has asked yet, or the first question has not been answered.
    case unknown
    case unavailable
    case available

    /// Whether to show buttons for it at all.
    public var isShown: Bool { self == .available }

    /// - Parameter found: What the provider has; nil while it has not said so.
    package init(hasProvider: Bool, found: EncoderCapabilities?) {
        guard let found else {
            self = hasProvider ? .unknown : .unavailable
            return
        }
        self = found.video.isEmpty ? .unavailable : .available
    }
}
