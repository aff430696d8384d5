package import CastStreaming

/// Why a configuration is not offered to the receiver. What each means in words for people is `RemoteDisplay`'s to say.
package enum OfferFault: Error, Equatable, Sendable {
    /// It breaks a rule: this one, as the end of a sentence.
    case configuration(String)
    /// This machine has no encoder for any stream of a kind that is wanted.
    case noEncoder(StreamKind)
    /// The receiver has not answered the offer before this one.
    case offerUnderWay
}
