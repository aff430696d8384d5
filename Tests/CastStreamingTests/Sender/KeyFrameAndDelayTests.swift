import Testing

@testable import CastStreaming

@Suite struct KeyFrameAndDelayTests {
    private let picture = SenderRig.parameters(SenderRig.video, delay: .milliseconds(400))

    private func loss() -> RTCPPacket {
        .pictureLoss(PictureLoss(receiverSSRC: picture.receiverSSRC, senderSSRC: picture.senderSSRC))
    }

    @Test func aLostPictureAsksForOneKeyFrame() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(20))
        rig.say(SenderRig.video, checkpoint: 0)
        rig.forget()
        for _ in 0..<5 {
            rig.hear([loss()])
            rig.advance(.milliseconds(30))
        }
        #expect(rig.events.filter { $0 == .needsKeyFrame(stream: SenderRig.video) }.count == 1)
        #expect(rig.sender.needsKeyFrame(stream: SenderRig.video))
        // The receiver limps along meanwhile.
        let outcome1 = rig.give(SenderRig.video, dependency: .dependent)
        #expect(outcome1 == .accepted(FrameID(1)))
        rig.say(SenderRig.video, checkpoint: 1)
        // An encoder that did not listen is told again.
        rig.advance(.seconds(1))
        #expect(rig.events.filter { $0 == .needsKeyFrame(stream: SenderRig.video) }.count == 2)
        rig.give(SenderRig.video, dependency: .key)
        #expect(!rig.sender.needsKeyFrame(stream: SenderRig.video))
    }

    @Test func aKeyFrameOnItsWayIsEnough() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(20))
        rig.hear([loss()])
        #expect(!rig.events.contains(.needsKeyFrame(stream: SenderRig.video)))
        rig.say(SenderRig.video, checkpoint: 0)
        rig.hear([loss()])
        #expect(rig.events.contains(.needsKeyFrame(stream: SenderRig.video)))
    }

    /// What waits takes 0.8 s on this path. A key frame might take its place, but the picture stands still. Sound goes
    /// on, so that nothing looks like an interruption.
    @Test func whatWaitsMakesWayForAKeyFrameForAMomentOnly() {
        var rig = SenderRig(settings: SenderSettings(maximumBurstBitrate: 1_000_000))
        var sounds: Int64 = -1
        func pass(_ steps: Int, _ checkpoint: Int64) {
            for _ in 0..<steps {
                rig.give(SenderRig.audio, bytes: 100)
                rig.advance(.milliseconds(10))
                sounds += 1
                rig.say(SenderRig.audio, checkpoint: sounds)
                rig.say(SenderRig.video, checkpoint: checkpoint)
            }
        }
        rig.give(SenderRig.video)
        pass(2, 0)
        for number in 1...2 as ClosedRange<Int64> {
            rig.forget()
            rig.give(SenderRig.video, bytes: 100_000, dependency: .dependent)
            let first = rig.packets(SenderRig.video).count
            rig.say(SenderRig.video, checkpoint: number - 1)
            #expect(rig.events.contains(.needsKeyFrame(stream: SenderRig.video)) == (number == 1))
            pass(24, number - 1)
            #expect(rig.packets(SenderRig.video).count == first, "nothing in the key frame's way")
            pass(200, number - 1)
            let sent = rig.packets(SenderRig.video).map(\.packet)
            #expect(Set(sent.map(\.packetID)).count == sent.first.map { Int($0.lastPacketID) + 1 })
            rig.say(SenderRig.video, checkpoint: number)
        }
    }

    @Test func aNewDelayRidesOnFramesUntilTheReceiverHasIt() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(20))
        rig.say(SenderRig.video, checkpoint: 0)
        rig.sender.setTargetDelays(.milliseconds(250)...(.milliseconds(250)))
        for _ in 0..<2 {
            rig.advance(.milliseconds(10))
            rig.give(SenderRig.video, bytes: 3_000)
        }
        let carried = rig.packets(SenderRig.video).map(\.packet).filter { $0.newPlayoutDelay != nil }
        #expect(carried.map(\.frameID) == [1, 2])
        #expect(carried.allSatisfy { $0.packetID == 0 && $0.newPlayoutDelay == .milliseconds(250) })
        rig.say(SenderRig.video, checkpoint: 1, delay: .milliseconds(400))
        #expect(!rig.events.contains(.playoutDelay(.milliseconds(250))))
        rig.say(SenderRig.video, checkpoint: 2, delay: .milliseconds(250))
        #expect(rig.events.contains(.playoutDelay(.milliseconds(250))))
        rig.forget()
        rig.advance(.milliseconds(10))
        rig.give(SenderRig.video)
        #expect(rig.packets(SenderRig.video).allSatisfy { $0.packet.newPlayoutDelay == nil })
        #expect(rig.sender.statistics.streams[0].targetDelay == .milliseconds(250))
    }
}
