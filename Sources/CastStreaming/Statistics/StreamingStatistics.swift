/// What one end of a streaming session counted, as values: taken at any time, compared and printed by others.
///
/// Both ends use it. Where a number means something else on each end, its comment says so.
package struct StreamingStatistics: Hashable, Sendable {
    /// In the order in which the streams were given.
    package var streams: [StreamStatistics] = []
    /// Smoothed; nil until measured, and always nil on a receiver.
    package var roundTrip: Duration?
    /// What the encoder of the pictures was last told, bits a second; on a receiver 0.
    package var videoBitrate = 0
    /// What the path is thought to carry, bits a second; nil while nothing showed a limit, and on a receiver.
    package var capacity: Int?
    /// Time that the oldest packet in the path's queue is thought to wait there.
    package var queueDelay = Duration.zero
    package var rejected = RejectedInput()

    package init() {}
}

/// The part of one stream.
package struct StreamStatistics: Hashable, Sendable {
    /// The stream's index in the offer.
    package var index: Int
    package var kind: StreamKind
    /// RTP packets sent or received, those of a second time among them.
    package var packets = 0
    /// Bytes of those packets, headers and all, without IP and UDP.
    package var bytes = 0
    /// Packets sent again, or received that were there already or whose frame was done with.
    package var repeatedPackets = 0
    /// Packets thought lost: on the sender by its own judgement, on the receiver by gaps in the sequence numbers.
    package var lostPackets = 0
    /// RTCP packets sent.
    package var reports = 0
    /// RTCP packets of the peer that were taken.
    package var feedback = 0
    /// Frames taken into the stream, or received whole.
    package var frames = 0
    /// Frames that the receiver acknowledged, or that were handed on to be shown.
    package var finishedFrames = 0
    /// Frames that the sender refused, or that the receiver passed over.
    package var droppedFrames = 0
    /// Bytes of frames that wait for acknowledgement, or for the rest of them.
    package var heldBytes = 0
    /// On the sender what the receiver reported, on the receiver measured as RFC 3550 says.
    package var jitter = Duration.zero
    /// The share lost of late as the receiver reports, or since the beginning where little was sent until now, 0 to 1;
    /// 0 on the receiver.
    package var reportedLoss = 0.0
    /// On the sender from capture to acknowledgement, on the receiver from capture to being whole.
    package var delays = DelayHistogram()
    /// Sender only: from capture to being seen, as the receiver's event log told.
    package var playoutDelays = DelayHistogram()
    /// Over the last second, bits.
    package var bitrate = 0
    /// In force now.
    package var targetDelay: Duration

    package init(index: Int, kind: StreamKind, targetDelay: Duration) {
        self.index = index
        self.kind = kind
        self.targetDelay = targetDelay
    }
}

/// Input that was not acted on, by reason. Nothing of it ends a session.
package struct RejectedInput: Hashable, Sendable {
    /// Neither RTP nor RTCP, or of the kind that this end does not take.
    package var unknown = 0
    /// Truncated or against the format.
    package var malformed = 0
    /// An SSRC or payload type that no stream of the session has.
    package var foreign = 0
    /// Well-formed and about something that can't be: frames never sent, ids far in the future, packets not in a frame.
    package var impossible = 0
    /// A report that a newer one had overtaken.
    package var overtaken = 0
    /// More reports than any receiver has reason to send.
    package var excessive = 0

    package init() {}
    package var total: Int { unknown + malformed + foreign + impossible + overtaken + excessive }
}
