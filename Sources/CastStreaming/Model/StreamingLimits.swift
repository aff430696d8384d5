/// The numbers of the wire format, and of its reference implementation Open Screen, that both ends use.
///
/// Most of them are in cast/streaming/public/constants.h and cast/streaming/impl/rtp_defines.h.
package enum StreamingLimits {
    /// Bytes of one datagram over IPv4: fits an Ethernet frame, with room for a tunnel's header.
    package static let maximumDatagram = 1_468
    /// Bytes of one datagram over IPv6.
    package static let maximumDatagramIPv6 = 1_452
    /// Each end must support a limit as low as this.
    package static let minimumDatagram = 256
    /// The most frames from the oldest unacknowledged one to the newest. The 8 bits of the feedback can't tell a wider
    /// span apart.
    package static let maximumFrameSpan = 120
    /// The packet ID 65,535 means the whole frame, so the IDs end before it.
    package static let maximumPacketsPerFrame = 65_534
    /// The interval of sender reports, and of receiver reports if there is nothing else to say.
    package static let reportInterval = Duration.milliseconds(500)
    /// How soon a receiver repeats a report of missing packets.
    package static let feedbackInterval = Duration.milliseconds(30)
    /// The target delay if an offer gives none.
    package static let defaultTargetDelay = Duration.milliseconds(400)
    package static let maximumTargetDelay = Duration.seconds(5)
    /// The session is over if no packet comes from the peer for this long.
    package static let silenceTimeout = Duration.seconds(15)
    /// How long the answer to an offer may take.
    package static let answerTimeout = Duration.seconds(4)
}
