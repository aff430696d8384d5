import CastStreaming

import struct NIOCore.ByteBuffer

extension FuzzEntryPoints {
    /// One datagram of media.
    public static func rtp(_ bytes: [UInt8]) {
        let datagram = ByteBuffer(bytes: bytes)
        let kind = StreamingDatagram(datagram)
        guard let packet = try? RTPPacket(decoding: datagram) else { return }
        invariant(packet.packetID <= packet.lastPacketID && packet.lastPacketID < .max, "no packet's number")
        invariant(packet.payload.readableBytes <= bytes.count - 18, "more payload than came")
        guard packet.payloadType >= 96 else { return }
        invariant(kind == .rtp(ssrc: packet.ssrc, payloadType: packet.payloadType), "media is not seen as media")
    }

    /// One datagram of control. What is read can be written, and is then the same.
    public static func rtcp(_ bytes: [UInt8]) {
        guard let packets = CompoundRTCP.decode(ByteBuffer(bytes: bytes)), !packets.isEmpty else { return }
        let written = CompoundRTCP.encode(packets, maximumBytes: .max)
        // A log of no events, and what a writer does not say (a loss below zero), are gone after the first time; where
        // that was all, nothing is left to read.
        guard let again = written.readableBytes == 0 ? [] : CompoundRTCP.decode(written) else {
            fatalError("what was written can't be read")
        }
        invariant(again.isEmpty == (written.readableBytes == 0), "something was written of nothing")
        invariant(CompoundRTCP.encode(again, maximumBytes: .max) == written, "control does not survive the wire")
        for case .feedback(let feedback) in packets {
            for latest in [-1, 0, 119, 255, 256, 1 << 33] as [Int64] { check(feedback, latest: FrameID(latest)) }
        }
    }

    private static func check(_ feedback: CastFeedback, latest: FrameID) {
        guard let meant = FrameFeedback(feedback, latest: latest) else { return }
        invariant(meant.checkpoint <= latest, "a frame is acknowledged that was never sent")
        invariant(meant.missing.allSatisfy { meant.checkpoint < $0.frame && $0.frame <= latest }, "no frame's loss")
        invariant(meant.acknowledged.allSatisfy { meant.checkpoint < $0 && $0 <= latest }, "no frame's arrival")
        let wire = CastFeedback(meant, receiverSSRC: feedback.receiverSSRC, senderSSRC: feedback.senderSSRC)
        invariant(wire.losses.count <= 255, "more losses than the wire counts")
    }

    /// The text of an offer, as a receiver takes it.
    public static func offer(_ bytes: [UInt8]) {
        switch survivor(bytes) {
        case .malformedOffer(let number, let error):
            checkReply(.answer(sequenceNumber: number, .error(error)))
        case .offer(let number, let offer):
            answer(offer, number, ReceiverCapabilities())
            answer(offer, number, ReceiverCapabilities(audioCodecs: [.aac], videoCodecs: [.vp8]))
        default:
            break
        }
    }

    private static func answer(_ offer: Offer, _ number: Int, _ capabilities: ReceiverCapabilities) {
        do throws(NegotiationError) {
            let answer = try Answer.choose(from: offer, capabilities: capabilities, udpPort: 2_344)
            checkReply(.answer(sequenceNumber: number, .ok(answer)))
            let agreement = try StreamingAgreement(answer, to: offer)
            invariant((1...2).contains(agreement.streams.count), "at most one stream of a kind")
        } catch {
            checkReply(.answer(sequenceNumber: number, .error(error)))
        }
    }

    private static func checkReply(_ reply: CastStreamingMessage) {
        guard let text = try? reply.text() else { fatalError("a reply can't be written") }
        invariant((try? CastStreamingMessage(text: text)) == reply, "a reply does not survive the wire")
    }

    /// The text of an answer, as the sender of an offer of one sound and two pictures takes it.
    public static func answer(_ bytes: [UInt8]) {
        guard case .answer(_, .ok(let answer)) = survivor(bytes),
            let agreement = try? StreamingAgreement(answer, to: sampleOffer)
        else { return }
        invariant(Set(agreement.streams.map(\.kind)).count == agreement.streams.count, "two streams of a kind")
        for stream in agreement.streams { invariant(sampleOffer[index: stream.index] != nil, "never offered") }
    }

    private static let sampleOffer: Offer = {
        let codecs: [StreamCodec] = [.opus, .vp8, .h264]
        let streams = codecs.enumerated().map { index, codec in
            OfferedStream(
                index: index, codec: codec,
                identity: StreamIdentity(
                    ssrc: UInt32(index * 10 + 1), key: Array(repeating: 1, count: 16),
                    ivMask: Array(repeating: 2, count: 16)),
                timeBase: codec.kind == .audio ? 48_000 : 90_000, bitrate: 1_000_000)
        }
        return Offer(streams: streams)
    }()

    /// The message of a text, once it has survived being written and read again.
    private static func survivor(_ bytes: [UInt8]) -> CastStreamingMessage? {
        guard let message = try? CastStreamingMessage(text: String(decoding: bytes, as: UTF8.self)) else { return nil }
        if case .malformedOffer = message { return message }
        checkReply(message)
        return message
    }
}
