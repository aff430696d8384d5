import Testing

@testable import CastStreaming

@Suite("Feedback as both ends think of it")
struct FrameFeedbackTests {
    private static func wire(_ feedback: FrameFeedback, maximumBytes: Int = .max) -> CastFeedback {
        CastFeedback(feedback, receiverSSRC: 2, senderSSRC: 1, maximumBytes: maximumBytes)
    }

    private static func there(_ feedback: FrameFeedback, latest: FrameID, maximumBytes: Int = .max) -> FrameFeedback? {
        FrameFeedback(wire(feedback, maximumBytes: maximumBytes), latest: latest)
    }

    @Test func theVectorOverTheWrapOfFrames() throws {
        let feedback = try #require(FrameFeedback(RTCPVectors.feedbackValue, latest: FrameID(300)))
        #expect(feedback.checkpoint == FrameID(254))
        #expect(
            feedback.missing == [
                MissingPacket(frame: FrameID(255), packet: 3), MissingPacket(frame: FrameID(255), packet: 4),
                MissingPacket(frame: FrameID(255), packet: 11), MissingPacket(frame: FrameID(256), packet: nil),
            ])
        #expect(feedback.acknowledged == [FrameID(257), FrameID(258), FrameID(271)])
        #expect(feedback.playoutDelay == .milliseconds(400))
        #expect(feedback.count == 7)
        let original = RTCPVectors.feedbackValue
        let wire = CastFeedback(feedback, receiverSSRC: original.receiverSSRC, senderSSRC: original.senderSSRC)
        #expect(wire == original)
    }

    @Test(arguments: [0, 1, 7, 135, 136, 254, 255, 256, (1 << 32) - 1, 1 << 32] as [Int64])
    func aSpanOf120FramesComesThrough(latest: Int64) throws {
        let checkpoint = FrameID(max(latest - 120, -1))
        let after = (checkpoint.value + 1)...latest
        // Each second frame is there, of the others all is missing or a packet on both sides of a field's reach.
        let acknowledged = after.dropFirst().filter { ($0 - checkpoint.value) % 2 == 0 }.map(FrameID.init)
        let missing = after.filter { ($0 - checkpoint.value) % 2 == 1 }.flatMap { frame -> [MissingPacket] in
            frame % 4 < 2
                ? [MissingPacket(frame: FrameID(frame), packet: nil)]
                : [0, 8, 9, 65_534].map { MissingPacket(frame: FrameID(frame), packet: $0) }
        }
        let feedback = FrameFeedback(
            checkpoint: checkpoint, missing: missing, acknowledged: acknowledged, playoutDelay: .milliseconds(100),
            count: 255)
        #expect(Self.there(feedback, latest: FrameID(latest)) == feedback)
    }

    @Test func beforeTheFirstFrameTheCheckpointIsTheLeader() throws {
        let nothing = FrameFeedback(checkpoint: .leader, playoutDelay: .milliseconds(400), count: nil)
        #expect(Self.wire(nothing).checkpoint == 255)
        for latest in [-1, 0, 100, 254] as [Int64] {
            #expect(Self.there(nothing, latest: FrameID(latest)) == nothing)
        }
    }

    @Test func aCheckpointBeforeTheStreamIsRefused() {
        var feedback = RTCPVectors.oldFeedbackValue
        feedback.checkpoint = 20
        #expect(FrameFeedback(feedback, latest: FrameID(19)) == nil)
        #expect(FrameFeedback(feedback, latest: .leader) == nil)
        #expect(FrameFeedback(feedback, latest: FrameID(20))?.checkpoint == FrameID(20))
    }

    @Test func whatWasNeverSentIsLeftOut() throws {
        let feedback = try #require(FrameFeedback(RTCPVectors.feedbackValue, latest: FrameID(255)))
        #expect(feedback.missing.map(\.packet) == [3, 4, 11])
        #expect(feedback.acknowledged.isEmpty)
        let fewer = try #require(FrameFeedback(RTCPVectors.feedbackValue, latest: FrameID(257)))
        #expect(fewer.acknowledged == [FrameID(257)])
    }

    @Test func everyPacketOfEveryFrameIsBoundedAndInOrder() throws {
        let fields = (0..<255).map { place in
            CastFeedback.LossField(frame: UInt8(place / 3), packet: UInt16(place % 3 * 4), following: 0xFF)
        }
        let wire = CastFeedback(receiverSSRC: 2, senderSSRC: 1, checkpoint: 255, losses: fields, playoutDelay: 1)
        let feedback = try #require(FrameFeedback(wire, latest: FrameID(200)))
        // Packets 0 to 16 of each of 85 frames, the overlaps once.
        #expect(feedback.missing.count == 85 * 17)
        #expect(feedback.missing == feedback.missing.sorted())
        #expect(Set(feedback.missing).count == feedback.missing.count)
    }

    @Test func aWholeFrameTakesInItsPackets() throws {
        let losses: [CastFeedback.LossField] = [
            .init(frame: 1, packet: 7, following: 0x01), .init(frame: 1, packet: 65_535, following: 0xFF),
            .init(frame: 1, packet: 0), .init(frame: 2, packet: 65_534, following: 0xFF),
        ]
        let wire = CastFeedback(receiverSSRC: 2, senderSSRC: 1, checkpoint: 0, losses: losses, playoutDelay: 1)
        let feedback = try #require(FrameFeedback(wire, latest: FrameID(9)))
        #expect(
            feedback.missing == [
                MissingPacket(frame: FrameID(1), packet: nil), MissingPacket(frame: FrameID(2), packet: 65_534),
            ])
    }

    @Test func whatHasNoRoomWaitsForTheNextFeedback() throws {
        let missing = (1...100).map { MissingPacket(frame: FrameID($0), packet: nil) }
        let feedback = FrameFeedback(
            checkpoint: FrameID(0), missing: missing, acknowledged: [FrameID(101), FrameID(119)],
            playoutDelay: .milliseconds(1))
        for maximum in 36...400 {
            let wire = Self.wire(feedback, maximumBytes: maximum)
            let bytes = CompoundRTCP.encode([.feedback(wire)], maximumBytes: .max).readableBytes
            #expect(bytes <= maximum)
            // No room is left for another loss unless the acknowledgements have it.
            #expect(wire.losses.count == min((maximum - 28) / 4, 100))
            let read = try #require(FrameFeedback(wire, latest: FrameID(119)))
            #expect(read.missing == Array(missing.prefix(wire.losses.count)))
        }
        #expect(Self.there(feedback, latest: FrameID(119), maximumBytes: 1_468) == feedback)
    }

    @Test func moreThan255LossesAreCut() {
        let missing = (0..<300).map { MissingPacket(frame: FrameID(1), packet: PacketID($0 * 20)) }
        let wire = Self.wire(FrameFeedback(checkpoint: FrameID(0), missing: missing, playoutDelay: .zero))
        #expect(wire.losses.count == 255)
    }

    @Test func theFirstBitIsTheSecondFrameAfterTheCheckpoint() {
        func bits(_ frames: ClosedRange<Int64>) -> [UInt8]? {
            let feedback = FrameFeedback(
                checkpoint: FrameID(10), acknowledged: frames.map(FrameID.init), playoutDelay: .zero)
            return Self.wire(feedback).acknowledgements?.bits
        }
        #expect(bits(12...12) == [0x01, 0x00])
        #expect(bits(12...27) == [0xFF, 0xFF])
        #expect(bits(28...28) == [0, 0, 0x01, 0, 0, 0])
        #expect(bits(9...11) == [0, 0])
        #expect(bits(2_043...2_043)?.count == 254)
        #expect(bits(2_044...2_044) == [0, 0])
    }
}
