/// Whether Remote Display is to be offered to the user.
public enum RemoteDisplayAvailability: Hashable, Sendable {
    /// Nobody has asked yet, or the first question is not answered.
    case unknown
    case unavailable
    case available

    /// Whether buttons for it are shown at all.
    public var isShown: Bool { self == .available }

    /// - Parameter found: what the provider has; nil while it has not said so.
    package init(hasProvider: Bool, found: EncoderCapabilities?) {
        guard let found else {
            self = hasProvider ? .unknown : .unavailable
            return
        }
        self = found.video.isEmpty ? .unavailable : .available
    }
}
