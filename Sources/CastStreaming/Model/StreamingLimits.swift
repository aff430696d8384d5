/// The numbers of the wire format and of its reference implementation that both ends go by (protocol facts, 5.5 to
/// 5.8).
package enum StreamingLimits {
    /// Bytes of one datagram: what fits an Ethernet frame over IPv4 with room for a tunnel's header.
    package static let maximumDatagram = 1_468
    /// The same over IPv6.
    package static let maximumDatagramIPv6 = 1_452
    /// Each end must be able to go down to this.
    package static let minimumDatagram = 256
    /// Frames from the oldest that is not acknowledged to the newest: a wider span could not be told apart by the
    /// 8 bits of the feedback.
    package static let maximumFrameSpan = 120
    /// 65,535 as a packet id means the whole frame, so that the ids end before it.
    package static let maximumPacketsPerFrame = 65_534
    /// Sender reports, and receiver reports where nothing else has to be said.
    package static let reportInterval = Duration.milliseconds(500)
    /// How soon a receiver says again what it misses.
    package static let feedbackInterval = Duration.milliseconds(30)
    /// What an offer without a target delay means.
    package static let defaultTargetDelay = Duration.milliseconds(400)
    package static let maximumTargetDelay = Duration.seconds(5)
    /// Without any packet from the peer for this long, the session is over.
    package static let silenceTimeout = Duration.seconds(15)
    /// How long an answer to an offer may take.
    package static let answerTimeout = Duration.seconds(4)
}
