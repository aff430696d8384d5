import struct NIOCore.ByteBuffer

/// What a receiver has and misses of a stream, as on the wire. `FrameFeedback` is its meaning.
///
/// Frame numbers are cut to 8 bits.
///
///      0                   1                   2                   3
///      0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
///     +---------------------------------------------------------------+
///   0 |                     SSRC of the receiver                      |
///     +---------------------------------------------------------------+
///   4 |                      SSRC of the sender                       |
///     +---------------------------------------------------------------+
///   8 |                            'CAST'                             |
///     +---------------+---------------+-------------------------------+
///  12 |  checkpoint   |  loss fields  |       playout delay, ms       |
///     +---------------+---------------+---------------+---------------+
///     |     frame     |   packet, 65,535 for all      | following ones|  each loss field
///     +---------------+-------------------------------+---------------+
///     |                            'CST2'                             |  optional
///     +---------------+---------------+-------------------------------+
///     |    counter    | bytes of bits |  bits, 2 bytes and then by 4  |
///     +---------------+---------------+-------------------------------+
///
/// In both bit fields the lowest bit of a byte comes first. In a loss field that bit stands for the packet after the
/// named one. In the acknowledgments it stands for the second frame after the checkpoint, because the first one would
/// have moved the checkpoint.
package struct CastFeedback: Hashable, Sendable {
    package var receiverSSRC: UInt32
    package var senderSSRC: UInt32
    /// This frame and all before it have arrived, or are no longer awaited.
    package var checkpoint: UInt8
    /// At most 255.
    package var losses: [LossField]
    /// In milliseconds.
    package var playoutDelay: UInt16
    package var acknowledgements: AcknowledgementField?

    package struct LossField: Hashable, Sendable {
        package static let bytes = 4
        package static let wholeFrame: PacketID = .max

        package var frame: UInt8
        package var packet: PacketID
        package var following: UInt8

        package init(frame: UInt8, packet: PacketID, following: UInt8 = 0) {
            self.frame = frame
            self.packet = packet
            self.following = following
        }
    }

    package struct AcknowledgementField: Hashable, Sendable {
        /// How many feedbacks were sent before, modulo 256.
        package var count: UInt8
        /// At most 255 bytes when read. Written with 2, 6, 10, … 254 bytes.
        package var bits: [UInt8]

        package init(count: UInt8, bits: [UInt8]) {
            self.count = count
            self.bits = bits
        }
    }

    package init(
        receiverSSRC: UInt32, senderSSRC: UInt32, checkpoint: UInt8, losses: [LossField] = [],
        playoutDelay: UInt16, acknowledgements: AcknowledgementField? = nil
    ) {
        precondition(losses.count <= 255, "a feedback has up to 255 loss fields")
        precondition(acknowledgements.map { $0.bits.count <= 255 } ?? true, "255 bytes of bits")
        self.receiverSSRC = receiverSSRC
        self.senderSSRC = senderSSRC
        self.checkpoint = checkpoint
        self.losses = losses
        self.playoutDelay = playoutDelay
        self.acknowledgements = acknowledgements
    }

    init(from body: inout ByteBuffer) throws(PacketError) {
        guard let head = body.readMultipleIntegers(as: (UInt32, UInt32, UInt32, UInt8, UInt8, UInt16).self) else {
            throw .truncated
        }
        guard head.2 == RTCPHeader.cast else { throw .name }
        receiverSSRC = head.0
        senderSSRC = head.1
        checkpoint = head.3
        playoutDelay = head.5
        losses = []
        losses.reserveCapacity(Int(head.4))
        for _ in 0..<head.4 {
            guard let field = body.readMultipleIntegers(as: (UInt8, UInt16, UInt8).self) else { throw .truncated }
            losses.append(LossField(frame: field.0, packet: field.1, following: field.2))
        }
        // Anything that follows and is not CST2 is ignored: older receivers put other data there.
        guard let word = body.readInteger(as: UInt32.self), word == RTCPHeader.castAcknowledgements,
            let (count, octets) = body.readMultipleIntegers(as: (UInt8, UInt8).self)
        else { return }
        guard let bits = body.readBytes(length: Int(octets)) else { throw .truncated }
        acknowledgements = AcknowledgementField(count: count, bits: bits)
    }

    func write(to datagram: inout ByteBuffer) {
        RTCPHeader(type: RTCPHeader.payloadSpecific, count: RTCPHeader.feedback).write(to: &datagram) { body in
            body.writeMultipleIntegers(
                receiverSSRC, senderSSRC, RTCPHeader.cast, checkpoint, UInt8(losses.count), playoutDelay)
            for loss in losses { body.writeMultipleIntegers(loss.frame, loss.packet, loss.following) }
            guard let acknowledgements else { return }
            let bits = acknowledgements.wholeWords
            body.writeMultipleIntegers(RTCPHeader.castAcknowledgements, acknowledgements.count, UInt8(bits.count))
            body.writeBytes(bits)
        }
    }
}

extension CastFeedback.AcknowledgementField {
    /// The bits, padded so that the acknowledgments end on a word. A 255th byte has no word to be in and is cut off.
    fileprivate var wholeWords: [UInt8] {
        let padding = bits.count < 2 ? 2 - bits.count : (4 - (bits.count - 2) % 4) % 4
        let padded = bits + Array(repeating: 0, count: padding)
        return Array(padded.prefix(254))
    }
}
