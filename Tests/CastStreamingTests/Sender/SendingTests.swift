import Testing

@testable import CastStreaming

@Suite struct SendingTests {
    @Test func aReportLeavesBeforeTheFirstPacketOfEachStream() throws {
        var rig = SenderRig()
        rig.give(SenderRig.video)
        rig.give(SenderRig.audio)
        for index in [SenderRig.audio, SenderRig.video] {
            let ssrc = SenderRig.parameters(index, delay: .zero).senderSSRC
            let kinds = rig.sent.map { StreamingDatagram($0.datagram) }
            let report = try #require(kinds.firstIndex { $0 == .rtcp(ssrc: ssrc) })
            let packet = try #require(
                kinds.firstIndex { if case .rtp(ssrc, _) = $0 { true } else { false } })
            #expect(report < packet)
        }
    }

    @Test func reportsFollowEachHalfSecondOnceOneWasEchoed() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(20))
        rig.echoReport(SenderRig.video)
        rig.say(SenderRig.video, checkpoint: 0)
        rig.forget()
        rig.advance(.seconds(3))
        #expect(
            rig.reports(SenderRig.video).map(\.at) == [500, 1000, 1500, 2000, 2500, 3000].map { .milliseconds($0) })
    }

    @Test func aReportIsRepeatedSoonUntilTheReceiverHasOne() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.say(SenderRig.video, checkpoint: 0)
        rig.advance(.milliseconds(250))
        #expect(rig.reports(SenderRig.video).map(\.at) == [0, 30, 90, 210].map { .milliseconds($0) })
    }

    @Test func aReportPutsTheStreamsClockInRelationToTheSenders() throws {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.advance(.milliseconds(40))
        rig.give(SenderRig.video)
        let report = try #require(rig.reports(SenderRig.video).first).report
        #expect(report.timestamp == 3_600)
        #expect(report.ntp == NTPClock(origin: rig.begin).timestamp(at: rig.begin + .milliseconds(40)))
        rig.say(SenderRig.video, checkpoint: 0)
        rig.echoReport(SenderRig.video)
        rig.advance(.milliseconds(500))
        let second = try #require(rig.reports(SenderRig.video).last).report
        #expect(second.timestamp == 3_600 + 45_000)
        #expect(second.packetCount >= 1)
    }

    @Test func soundGoesBeforePicturesThatWait() {
        var rig = SenderRig()
        rig.give(SenderRig.video, bytes: 200_000)
        rig.advance(.milliseconds(12))
        rig.forget()
        // Pictures wait for the next burst; sound does not.
        rig.give(SenderRig.audio, bytes: 300)
        #expect(rig.packets(SenderRig.audio).count == 1)
        #expect(rig.packets(SenderRig.video).isEmpty)
    }

    @Test func picturesLeaveInBurstsOfTenMilliseconds() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video, bytes: 120_000)
        rig.advance(.milliseconds(45))
        let times = rig.packets(SenderRig.video).map(\.at)
        #expect(Set(times) == Set([0, 10, 20, 30].map { Duration.milliseconds($0) }))
        // 24 << 20 bits a second are 31,457 bytes in 10 ms.
        let first = rig.packets(SenderRig.video).filter { $0.at == .zero }.count
        #expect((21...22).contains(first))
    }

    /// Of 28 ms until the last report is read, 8 are this machine's or the path's.
    @Test(arguments: [(waited: 8, roundTrip: 20), (0, 24), (500, 24)])
    func whatAReportWaitedOnThisMachineIsNoDelayOfThePath(waited: Int, roundTrip: Int) {
        var rig = SenderRig(streams: [SenderRig.video])
        for frame in 0..<6 {
            rig.give(SenderRig.video)
            rig.advance(.milliseconds(frame < 5 ? 20 : 28))
            // One that would have arrived before its frame left was read by a clock that was set.
            rig.say(SenderRig.video, checkpoint: Int64(frame), waited: frame < 5 ? .zero : .milliseconds(waited))
        }
        #expect(rig.sender.statistics.roundTrip == .milliseconds(roundTrip))
    }

    @Test func aStillPictureKeepsItsSession() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(20))
        rig.echoReport(SenderRig.video)
        rig.say(SenderRig.video, checkpoint: 0)
        for _ in 0..<600 {
            rig.advance(.seconds(6))
            rig.say(SenderRig.video, checkpoint: 0)
        }
        let times = rig.packets(SenderRig.video).map(\.at)
        let pauses = zip(times, times.dropFirst()).map { $1 - $0 }
        #expect(times.last ?? .zero > .seconds(3_590))
        #expect(pauses.max() ?? .zero <= .seconds(5))
        #expect(Set(rig.packets(SenderRig.video).map(\.packet.frameID)) == [0])
        #expect(rig.events.filter { $0 == .peerSilent }.isEmpty)
    }

    @Test func numbersAreConsecutiveWhateverIsDropped() {
        var rig = SenderRig(settings: SenderSettings(maximumDatagram: 256), streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(33))
        let outcome1 = rig.give(SenderRig.video, bytes: 16_000_000, dependency: .dependent)
        #expect(outcome1 == .dropped(.payloadTooLarge))
        rig.advance(.milliseconds(33))
        let outcome2 = rig.give(SenderRig.video, dependency: .dependent)
        #expect(outcome2 == .dropped(.needsKeyFrame))
        rig.advance(.milliseconds(33))
        #expect(rig.events.filter { $0 == .needsKeyFrame(stream: SenderRig.video) }.count == 1)
        let outcome3 = rig.give(SenderRig.video, dependency: .key)
        #expect(outcome3 == .accepted(FrameID(1)))
        rig.advance(.milliseconds(1))
        #expect(Set(rig.packets(SenderRig.video).map(\.packet.frameID)) == [0, 1])
    }

    @Test func aPeerThatSaysNothingIsGoneAfter15Seconds() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(14_999))
        #expect(!rig.events.contains(.peerSilent))
        rig.advance(.milliseconds(1))
        rig.advance(.seconds(60))
        #expect(rig.events.filter { $0 == .peerSilent }.count == 1)
        // Nobody answers: what is sent meanwhile stays little.
        #expect(rig.sent.count < 75 * 10)
    }

    @Test func nothingLeavesAfterTheEnd() {
        var rig = SenderRig()
        rig.give(SenderRig.video)
        rig.sender.end()
        rig.forget()
        rig.advance(.seconds(2))
        #expect(rig.sent.isEmpty)
        let outcome4 = rig.give(SenderRig.video)
        #expect(outcome4 == .dropped(.ended))
        #expect(rig.sender.nextDeadline == nil)
    }

    /// All news is late before the first of it tells how late: what is held back then is not dropped by a full queue.
    @Test func newPicturesWaitWhenAllNewsIsOverdueAndSoundDoesNot() {
        for adapts in [true, false] {
            var rig = SenderRig(settings: SenderSettings(adaptsBitrate: adapts))
            for step in 0..<4 {
                rig.give(SenderRig.video, bytes: 2_000)
                rig.give(SenderRig.audio, bytes: 200)
                rig.advance(.milliseconds(20))
                if step == 0 { for index in [SenderRig.audio, SenderRig.video] { rig.echoReport(index) } }
                for index in [SenderRig.audio, SenderRig.video] { rig.say(index, checkpoint: Int64(step)) }
                rig.advance(.milliseconds(13))
            }
            rig.give(SenderRig.video, bytes: 2_000)
            rig.advance(.milliseconds(60))
            rig.forget()
            rig.give(SenderRig.video, bytes: 20_000)
            rig.give(SenderRig.audio, bytes: 200)
            #expect(rig.packets(SenderRig.audio).count == 1)
            #expect(rig.packets(SenderRig.video).isEmpty == adapts)
            rig.advance(.milliseconds(150))
            #expect(Set(rig.packets(SenderRig.video).map(\.packet.frameID)).contains(5))
        }
    }

    /// The encoder is told before a picture is refused or a packet dropped.
    @Test func aGrowingQueueLowersTheBitrate() throws {
        var rig = SenderRig()
        var delay = Duration.milliseconds(20)
        for step in 0..<150 {
            rig.give(SenderRig.video, bytes: 12_000)
            rig.give(SenderRig.audio, bytes: 200)
            rig.advance(delay)
            if step == 0 { for index in [SenderRig.audio, SenderRig.video] { rig.echoReport(index) } }
            for index in [SenderRig.audio, SenderRig.video] { rig.say(index, checkpoint: Int64(step)) }
            rig.advance(max(.milliseconds(33) - delay, .zero))
            if step == 60 { #expect(rig.sender.statistics.videoBitrate == 5_000_000) }
            if step >= 60 { delay = min(delay + .milliseconds(10), .milliseconds(80)) }
            if step == 75 { break }
        }
        let told = try #require(
            rig.events.compactMap { if case .bitrate(let bitrate) = $0 { bitrate } else { nil } }.last)
        #expect(told < 3_000_000)
        #expect(rig.sender.statistics.videoBitrate == told)
        #expect(rig.sender.statistics.streams.allSatisfy { $0.droppedFrames == 0 })
    }
}
