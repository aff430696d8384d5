/// What one end of a streaming session counted.
///
/// Both ends use this type. If a number means something else on each end, its comment says so.
package struct StreamingStatistics: Hashable, Sendable {
    /// In the order in which the streams were given.
    package var streams: [StreamStatistics] = []
    /// Smoothed; nil until it is measured, and always nil on a receiver.
    package var roundTrip: Duration?
    /// The last bit rate that the video encoder was told, in bits per second; 0 on a receiver.
    package var videoBitrate = 0
    /// The estimated capacity of the path, in bits per second; nil while nothing has shown a limit, and on a receiver.
    package var capacity: Int?
    /// The estimated wait in the path's queue.
    package var queueDelay = Duration.zero
    package var rejected = RejectedInput()

    package init() {}
}

/// The statistics of one stream.
package struct StreamStatistics: Hashable, Sendable {
    /// The stream's index in the offer.
    package var index: Int
    package var kind: StreamKind
    /// RTP packets sent or received, including repeated ones.
    package var packets = 0
    /// The bytes of those packets with their headers, without IP and UDP.
    package var bytes = 0
    /// Packets sent again; on the receiver, packets that were there already or whose frame was finished.
    package var repeatedPackets = 0
    /// Packets that count as lost: on the sender by its own judgment, on the receiver by gaps in the sequence numbers.
    package var lostPackets = 0
    /// RTCP packets sent.
    package var reports = 0
    /// RTCP packets of the peer that were accepted.
    package var feedback = 0
    /// Frames that were accepted; on the receiver, frames that are complete.
    package var frames = 0
    /// Frames that the receiver acknowledged; on the receiver, frames that were given out.
    package var finishedFrames = 0
    /// Frames that the sender refused; on the receiver, frames that were skipped.
    package var droppedFrames = 0
    /// Bytes of frames that wait for an acknowledgment; on the receiver, of frames that wait for missing packets.
    package var heldBytes = 0
    /// On the sender as the receiver reported it; on the receiver measured as in RFC 3550.
    package var jitter = Duration.zero
    /// The share lost recently by the receiver's reports, or since the beginning if little has been sent; 0 to 1. It is
    /// 0 on the receiver.
    package var reportedLoss = 0.0
    /// On the sender from capture to acknowledgment; on the receiver from capture until the frame is complete.
    package var delays = DelayHistogram()
    /// Sender only: from capture until the frame is seen, by the receiver's event log.
    package var playoutDelays = DelayHistogram()
    /// The bits of the last second.
    package var bitrate = 0
    /// The delay that is used now.
    package var targetDelay: Duration

    package init(index: Int, kind: StreamKind, targetDelay: Duration) {
        self.index = index
        self.kind = kind
        self.targetDelay = targetDelay
    }
}

/// Input that was not acted on, counted by reason. No such input ends a session.
package struct RejectedInput: Hashable, Sendable {
    /// Neither RTP nor RTCP, or of a kind that this end does not accept.
    package var unknown = 0
    /// Truncated, or against the format.
    package var malformed = 0
    /// An SSRC or payload type that no stream of the session has.
    package var foreign = 0
    /// Well-formed, but about something impossible: frames never sent, IDs far in the future, packets not in a frame.
    package var impossible = 0
    /// Reports that a newer report had overtaken.
    package var overtaken = 0
    /// More reports than a receiver has a reason to send.
    package var excessive = 0

    package init() {}
    package var total: Int { unknown + malformed + foreign + impossible + overtaken + excessive }
}
