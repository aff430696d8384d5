package import CastStreaming

/// Why a configuration is not offered to the receiver. `RemoteDisplay` has the messages for people.
enum OfferFault: Error, Equatable, Sendable {
    /// The configuration breaks a rule. The text is that rule, as the end of a sentence.
    case configuration(String)
    /// This machine has no encoder for any stream of a wanted kind.
    case noEncoder(StreamKind)
    /// The receiver has not answered the previous offer.
    case offerUnderWay
}
