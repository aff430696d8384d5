import Testing

@testable import CastStreaming

@Suite struct FrameHistoryTests {
    @Test func atMost120FramesWait() {
        var rig = SenderRig(
            delay: .seconds(5), settings: SenderSettings(inFlight: .fixed(.seconds(60))), streams: [SenderRig.audio])
        for number in 0..<120 {
            let outcome1 = rig.give(SenderRig.audio, bytes: 50)
            #expect(outcome1 == .accepted(FrameID(Int64(number))))
            rig.advance(.milliseconds(10))
        }
        let outcome2 = rig.give(SenderRig.audio, bytes: 50)
        #expect(outcome2 == .dropped(.identifierSpan))
        rig.say(SenderRig.audio, checkpoint: 0)
        let outcome3 = rig.give(SenderRig.audio, bytes: 50)
        #expect(outcome3 == .accepted(FrameID(120)))
        #expect(rig.events.allSatisfy { if case .needsKeyFrame = $0 { false } else { true } })
    }

    @Test(arguments: [Int64(250), 65_530, 0xFFFF_FFF8, 1 << 40])
    func numbersBelowTheirWrapsAreAcknowledged(first: Int64) {
        let start = StreamStart(frame: FrameID(first), sequenceNumber: 65_530)
        var rig = SenderRig(starts: [SenderRig.video: start], streams: [SenderRig.video])
        for number in 0..<40 {
            let outcome4 = rig.give(SenderRig.video, bytes: 3_000)
            #expect(outcome4 == .accepted(FrameID(first + Int64(number))))
            rig.advance(.milliseconds(20))
            rig.say(SenderRig.video, checkpoint: first + Int64(number))
            rig.advance(.milliseconds(13))
        }
        #expect(rig.sender.statistics.streams[0].finishedFrames == 40)
        #expect(rig.sender.statistics.streams[0].heldBytes == 0)
        #expect(rig.events.last == .acknowledged(stream: SenderRig.video, through: FrameID(first + 39)))
        let sequence = rig.packets(SenderRig.video).map(\.packet.sequenceNumber)
        #expect(sequence.first == 65_530)
        #expect(Set(sequence).count == sequence.count)
    }

    @Test func aFrameAcknowledgedAloneIsNotSentAgain() {
        var rig = SenderRig(streams: [SenderRig.video])
        for _ in 0..<4 {
            rig.give(SenderRig.video)
            rig.advance(.milliseconds(5))
        }
        rig.say(SenderRig.video, checkpoint: -1, has: [1, 2, 3])
        #expect(rig.sender.statistics.streams[0].finishedFrames == 3)
        rig.forget()
        rig.advance(.milliseconds(200))
        #expect(Set(rig.packets(SenderRig.video).map(\.packet.frameID)) == [0])
        rig.say(SenderRig.video, checkpoint: 3)
        #expect(rig.sender.statistics.streams[0].finishedFrames == 4)
        #expect(rig.sender.statistics.streams[0].heldBytes == 0)
    }

    @Test func staleFeedbackRepeatsNothing() {
        var rig = SenderRig(streams: [SenderRig.video])
        for _ in 0..<3 {
            rig.give(SenderRig.video)
            rig.advance(.milliseconds(5))
        }
        rig.advance(.milliseconds(10))
        rig.say(SenderRig.video, checkpoint: 1)
        rig.forget()
        rig.say(SenderRig.video, checkpoint: 0, missing: [MissingPacket(frame: FrameID(2), packet: nil)])
        #expect(rig.packets(SenderRig.video).isEmpty)
        #expect(rig.sender.statistics.rejected.total == 0)
    }
}
