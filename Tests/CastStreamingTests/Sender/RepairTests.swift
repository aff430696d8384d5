import Testing

@testable import CastStreaming

@Suite struct RepairTests {
    private func missing(_ frame: Int64, _ packet: PacketID?) -> MissingPacket {
        MissingPacket(frame: FrameID(frame), packet: packet)
    }

    /// A round trip of 20 ms is known, frame 0 is acknowledged.
    private func started(_ settings: SenderSettings = .init(), delay: Duration = .milliseconds(400)) -> SenderRig {
        var rig = SenderRig(delay: delay, settings: settings, streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(20))
        rig.echoReport(SenderRig.video)
        rig.say(SenderRig.video, checkpoint: 0)
        rig.advance(.milliseconds(13))
        rig.forget()
        return rig
    }

    @Test func whatIsMissedIsSentAgainWithANumberOfItsOwn() throws {
        var rig = started()
        rig.give(SenderRig.video, bytes: 10_000)
        let original = try #require(rig.packets(SenderRig.video).first { $0.packet.packetID == 2 }).packet
        rig.advance(.milliseconds(25))
        rig.forget()
        rig.say(SenderRig.video, checkpoint: 0, missing: [missing(1, 2)])
        let again = rig.packets(SenderRig.video).map(\.packet)
        #expect(again.map(\.packetID) == [2])
        #expect(again.first?.payload == original.payload)
        #expect(again.first?.sequenceNumber != original.sequenceNumber)
    }

    /// No frame comes whole that would tell of it, and no sound goes on.
    @Test func whatLiesBesideALossHasArrivedAndOvertookWhatIsMissed() throws {
        var rig = started()
        rig.give(SenderRig.video, bytes: 10_000)
        rig.advance(.milliseconds(20))
        let last = try #require(rig.packets(SenderRig.video).map(\.packet.packetID).max())
        rig.say(SenderRig.video, checkpoint: 0, missing: [missing(1, 0)])
        rig.advance(.milliseconds(13))
        rig.give(SenderRig.video, bytes: 10_000)
        rig.advance(.milliseconds(20))
        rig.forget()
        // The repetition is lost as well. A queue would be waited for longer than this.
        for _ in 0..<9 {
            rig.say(SenderRig.video, checkpoint: 0, missing: [missing(1, 0), missing(2, last)])
            rig.advance(.milliseconds(30))
        }
        #expect(rig.packets(SenderRig.video).contains { $0.packet.frameID == 1 && $0.packet.packetID == 0 })
    }

    @Test func withoutThatMethodNothingIsSentAgain() {
        var rig = started(SenderSettings(repair: []))
        rig.give(SenderRig.video, bytes: 10_000)
        rig.advance(.milliseconds(25))
        rig.forget()
        rig.say(SenderRig.video, checkpoint: 0, missing: [missing(1, 2)])
        rig.advance(.seconds(2))
        #expect(rig.packets(SenderRig.video).isEmpty)
    }

    @Test func whatIsStillOnItsWayIsNotSentAgain() {
        var rig = started()
        rig.give(SenderRig.video, bytes: 10_000)
        rig.advance(.milliseconds(5))
        rig.forget()
        rig.say(SenderRig.video, checkpoint: 0, missing: [missing(1, nil)])
        #expect(rig.packets(SenderRig.video).isEmpty)
        // It was missed all the same: once later ones have arrived it goes, without being missed anew.
        rig.give(SenderRig.video, bytes: 5_000)
        rig.advance(.milliseconds(10))
        rig.forget()
        rig.say(SenderRig.video, checkpoint: 0, has: [2])
        #expect(rig.packets(SenderRig.video).map(\.packet.packetID) == Array(0...6))
        // And only once for all who miss it.
        rig.say(SenderRig.video, checkpoint: 0, missing: [missing(1, nil)], has: [2])
        #expect(rig.packets(SenderRig.video).count == 7)
    }

    @Test func theEndOfAFrameMayStillBeOnItsWayAndAGapNot() {
        var rig = started()
        rig.give(SenderRig.video, bytes: 10_000)
        rig.advance(.milliseconds(20))
        rig.forget()
        rig.say(SenderRig.video, checkpoint: 0, missing: [missing(1, 1), missing(1, 5), missing(1, 6)])
        #expect(rig.packets(SenderRig.video).map(\.packet.packetID) == [1])
        // Missed once more before the repetition can have arrived.
        rig.advance(.milliseconds(5))
        rig.say(SenderRig.video, checkpoint: 0, missing: [missing(1, 1), missing(1, 5), missing(1, 6)])
        #expect(rig.packets(SenderRig.video).map(\.packet.packetID) == [1])
    }

    @Test func whatWasOvertakenIsLostWithoutWaiting() {
        var rig = started()
        rig.give(SenderRig.video, bytes: 3_000)
        rig.advance(.milliseconds(5))
        rig.give(SenderRig.video, bytes: 5_000)
        rig.advance(.milliseconds(5))
        rig.forget()
        rig.say(SenderRig.video, checkpoint: 0, missing: [missing(1, 1)], has: [2])
        #expect(rig.packets(SenderRig.video).map(\.packet.packetID) == [1])
    }

    @Test func knownLostGoesBeforeNew() {
        var rig = started()
        rig.give(SenderRig.video, bytes: 10_000)
        rig.advance(.milliseconds(25))
        rig.give(SenderRig.video, bytes: 100_000)
        rig.forget()
        rig.say(SenderRig.video, checkpoint: 0, missing: [missing(1, 3)])
        rig.advance(.milliseconds(20))
        let order = rig.packets(SenderRig.video).map(\.packet.frameID)
        #expect(order.first == 1)
        #expect(order.dropFirst().allSatisfy { $0 == 2 })
    }

    @Test func anOverdueFrameMakesItAskWithItsLastPacketAndAReport() {
        var rig = started()
        rig.give(SenderRig.video, bytes: 10_000)
        rig.forget()
        rig.advance(.milliseconds(45))
        #expect(rig.packets(SenderRig.video).map(\.packet.packetID) == [6])
        #expect(rig.reports(SenderRig.video).count >= 1)
        let silent = SenderSettings(repair: [.negativeAcknowledgements])
        var without = started(silent)
        without.give(SenderRig.video, bytes: 10_000)
        without.forget()
        without.advance(.milliseconds(45))
        #expect(without.packets(SenderRig.video).isEmpty)
    }

    @Test func whenNothingComesOfAskingTheFrameGoesAgain() {
        for (repair, expected) in [(RepairMethods.all, Set(0...6)), ([.negativeAcknowledgements, .asking], [6])] {
            var rig = started(SenderSettings(repair: repair))
            rig.give(SenderRig.video, bytes: 10_000)
            rig.forget()
            rig.advance(.milliseconds(300))
            #expect(Set(rig.packets(SenderRig.video).map { Int($0.packet.packetID) }) == expected)
        }
    }

    /// In a queue that grows all news is late, and nothing is lost.
    @Test func whatMayWaitInAQueueIsNotRepeated() {
        var rig = started()
        rig.give(SenderRig.video, bytes: 10_000)
        rig.forget()
        rig.advance(.milliseconds(100))
        #expect(rig.packets(SenderRig.video).map(\.packet.packetID) == [6])
        rig.say(SenderRig.video, checkpoint: 1)
        rig.forget()
        rig.advance(.milliseconds(300))
        #expect(rig.packets(SenderRig.video).isEmpty)
    }

    @Test func thereIsNoAskingWhereTimeIsShort() {
        var rig = started(delay: .milliseconds(60))
        rig.give(SenderRig.video, bytes: 10_000)
        rig.advance(.milliseconds(10))
        rig.give(SenderRig.video, bytes: 5_000)
        rig.advance(.milliseconds(14))
        rig.forget()
        rig.say(SenderRig.video, checkpoint: 0, has: [2])
        rig.advance(.milliseconds(8))
        #expect(Set(rig.packets(SenderRig.video).map(\.packet.packetID)) == Set(0...6))
    }

    @Test func theNewsMayBeWhatWasLostSoTheNextFrameGoesToo() {
        var rig = started()
        for _ in 0..<3 {
            rig.give(SenderRig.video, bytes: 5_000)
            rig.advance(.milliseconds(33))
        }
        rig.forget()
        rig.advance(.milliseconds(300))
        #expect(Set(rig.packets(SenderRig.video).map(\.packet.frameID)).isSuperset(of: [1, 2]))
    }

    @Test func newsOfAnotherStreamTellsOfALoss() {
        var rig = SenderRig()
        rig.give(SenderRig.video)
        rig.give(SenderRig.audio)
        rig.advance(.milliseconds(20))
        for index in [SenderRig.audio, SenderRig.video] {
            rig.echoReport(index)
            rig.say(index, checkpoint: 0)
        }
        rig.advance(.milliseconds(10))
        rig.give(SenderRig.video, bytes: 5_000)
        for _ in 0..<4 {
            rig.advance(.milliseconds(1))
            rig.give(SenderRig.audio, bytes: 100)
        }
        rig.advance(.milliseconds(9))
        rig.forget()
        // 13 ms after the picture, long before its round trip has passed.
        rig.say(SenderRig.audio, checkpoint: 4)
        rig.advance(.milliseconds(4))
        #expect(rig.packets(SenderRig.video).map(\.packet.packetID) == [3])
    }

    @Test func kickstartTellsOfTheNewestFrame() {
        let only = SenderSettings(repair: [.kickstart])
        var rig = started(only)
        rig.give(SenderRig.video, bytes: 10_000)
        rig.forget()
        // The longer of 400 / 20 ms and two round trips of 20 ms, and then twice that.
        rig.advance(.milliseconds(130))
        #expect(rig.packets(SenderRig.video).map(\.packet.packetID) == [6, 6])
        rig.say(SenderRig.video, checkpoint: 0, missing: [missing(1, 0)])
        rig.forget()
        rig.advance(.seconds(1))
        #expect(rig.packets(SenderRig.video).isEmpty)
    }

    @Test func whereNobodyAnswersThePausesDouble() {
        var rig = started()
        rig.give(SenderRig.video, bytes: 1_000)
        rig.forget()
        rig.advance(.seconds(10))
        #expect((20...80).contains(rig.packets(SenderRig.video).count))
    }
}
