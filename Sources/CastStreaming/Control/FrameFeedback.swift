/// A packet that a receiver misses; `packet` is nil if the receiver has nothing of the frame.
package struct MissingPacket: Hashable, Sendable, Comparable {
    package var frame: FrameID
    package var packet: PacketID?

    package init(frame: FrameID, packet: PacketID?) {
        self.frame = frame
        self.packet = packet
    }

    /// Orders by frame, with a whole frame before its packets.
    package static func < (left: MissingPacket, right: MissingPacket) -> Bool {
        if left.frame != right.frame { return left.frame < right.frame }
        guard let leftPacket = left.packet else { return right.packet != nil }
        guard let rightPacket = right.packet else { return false }
        return leftPacket < rightPacket
    }
}

/// What a receiver has and misses of one stream: the meaning of a `CastFeedback`.
package struct FrameFeedback: Hashable, Sendable {
    /// This frame and all before it have arrived, or are no longer awaited; `.leader` before the first.
    package var checkpoint: FrameID
    /// In order, without duplicates, all after the checkpoint.
    package var missing: [MissingPacket]
    /// Complete frames from the second after the checkpoint on, in order.
    package var acknowledged: [FrameID]
    /// The target delay that the receiver uses for the stream. Whole milliseconds, 0 to 65,535.
    package var playoutDelay: Duration
    /// How many feedbacks were sent before, modulo 256; nil if the receiver does not acknowledge single frames.
    package var count: UInt8?

    package init(
        checkpoint: FrameID, missing: [MissingPacket] = [], acknowledged: [FrameID] = [], playoutDelay: Duration,
        count: UInt8? = 0
    ) {
        self.checkpoint = checkpoint
        self.missing = missing
        self.acknowledged = acknowledged
        self.playoutDelay = playoutDelay
        self.count = count
    }

    /// Reads a receiver's feedback, given the last frame that was sent to it.
    ///
    /// Returns nil if the checkpoint would be before the start of the stream. Frames that were never sent are ignored.
    /// The sender has to find out whether the feedback is stale.
    package init?(_ feedback: CastFeedback, latest: FrameID) {
        checkpoint = FrameID(truncated8: feedback.checkpoint, notAfter: latest)
        guard checkpoint >= .leader else { return nil }
        missing = Self.missing(feedback.losses, after: checkpoint, latest: latest)
        acknowledged = Self.acknowledged(feedback.acknowledgements?.bits ?? [], after: checkpoint, latest: latest)
        playoutDelay = .milliseconds(Int64(feedback.playoutDelay))
        count = feedback.acknowledgements?.count
    }

    /// Bounded by the wire format: nine packets for each of 255 fields.
    private static func missing(
        _ losses: [CastFeedback.LossField], after checkpoint: FrameID, latest: FrameID
    ) -> [MissingPacket] {
        var all: [MissingPacket] = []
        for loss in losses {
            let frame = FrameID(truncated8: loss.frame, after: checkpoint)
            guard frame <= latest else { continue }
            guard loss.packet != CastFeedback.LossField.wholeFrame else {
                all.append(MissingPacket(frame: frame, packet: nil))
                continue
            }
            all.append(MissingPacket(frame: frame, packet: loss.packet))
            for bit in 0..<8 where loss.following & 1 << bit != 0 {
                let packet = Int(loss.packet) + 1 + bit
                if packet < Int(CastFeedback.LossField.wholeFrame) {
                    all.append(MissingPacket(frame: frame, packet: PacketID(packet)))
                }
            }
        }
        return canonical(all)
    }

    /// Sorts the packets and removes duplicates, and packets of frames that are missing as a whole.
    private static func canonical(_ all: [MissingPacket]) -> [MissingPacket] {
        var kept: [MissingPacket] = []
        for packet in all.sorted() {
            if let last = kept.last, last == packet || (last.frame == packet.frame && last.packet == nil) { continue }
            kept.append(packet)
        }
        return kept
    }

    private static func acknowledged(_ bits: [UInt8], after checkpoint: FrameID, latest: FrameID) -> [FrameID] {
        var frames: [FrameID] = []
        for (octet, byte) in bits.enumerated() where byte != 0 {
            for bit in 0..<8 where byte & 1 << bit != 0 {
                let frame = checkpoint + (2 + octet * 8 + bit)
                guard frame <= latest else { return frames }
                frames.append(frame)
            }
        }
        return frames
    }
}

extension CastFeedback {
    /// Writes feedback for the wire.
    ///
    /// If there is not enough room, the oldest losses are kept and the rest is left out; the receiver has to say it
    /// again.
    /// - Parameter maximumBytes: The size of the whole packet with its header; at least 36.
    package init(
        _ feedback: FrameFeedback, receiverSSRC: UInt32, senderSSRC: UInt32, maximumBytes: Int = .max
    ) {
        let head = RTCPHeader.bytes + 16
        precondition(maximumBytes >= head + 16, "no room for a feedback")
        let fields = Self.lossFields(feedback, limit: min((maximumBytes - head - 8) / LossField.bytes, 255))
        var acknowledgements: AcknowledgementField?
        if let count = feedback.count {
            let room = maximumBytes - head - fields.count * LossField.bytes - 6
            acknowledgements = AcknowledgementField(count: count, bits: Self.bits(feedback, limit: room))
        }
        self.init(
            receiverSSRC: receiverSSRC, senderSSRC: senderSSRC, checkpoint: feedback.checkpoint.truncated8,
            losses: fields, playoutDelay: UInt16(clamping: feedback.playoutDelay.wholeMilliseconds),
            acknowledgements: acknowledgements)
    }

    private static func lossFields(_ feedback: FrameFeedback, limit: Int) -> [LossField] {
        var fields: [LossField] = []
        var lastFrame: FrameID?
        for missing in feedback.missing where missing.frame > feedback.checkpoint {
            let packet = missing.packet ?? LossField.wholeFrame
            if lastFrame == missing.frame, let last = fields.last, last.packet != LossField.wholeFrame,
                (1...8).contains(Int(packet) - Int(last.packet))
            {
                fields[fields.count - 1].following |= 1 << (packet - last.packet - 1)
                continue
            }
            guard fields.count < limit else { break }
            fields.append(LossField(frame: missing.frame.truncated8, packet: packet))
            lastFrame = missing.frame
        }
        return fields
    }

    /// 2 bytes, and then as many more words as the last frame needs and there is room for.
    private static func bits(_ feedback: FrameFeedback, limit: Int) -> [UInt8] {
        let most = min(2 + (limit - 2) / 4 * 4, 254)
        var bits: [UInt8] = [0, 0]
        for frame in feedback.acknowledged {
            let index = frame - feedback.checkpoint - 2
            guard index >= 0 else { continue }
            guard index / 8 < most else { break }
            while bits.count <= index / 8 { bits += [0, 0, 0, 0] }
            bits[index / 8] |= 1 << UInt8(index % 8)
        }
        return bits
    }
}
