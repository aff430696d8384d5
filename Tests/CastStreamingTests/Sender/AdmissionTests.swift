import Testing

@testable import CastStreaming

@Suite struct AdmissionTests {
    private func admission(_ rig: SenderRig) -> StreamingSender.DropReason? {
        rig.sender.admission(
            stream: SenderRig.video, timestamp: RTPTimestamp(rig.now - rig.begin, timeBase: 90_000), at: rig.now)
    }

    /// How many ms of pictures go out before the limit, 25 pictures a second, nothing acknowledged but the first, which
    /// the receiver repeats all the time.
    private func admitted(_ settings: SenderSettings, roundTrip: Duration) -> Int {
        var rig = SenderRig(settings: settings, streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(roundTrip)
        rig.echoReport(SenderRig.video)
        rig.say(SenderRig.video, checkpoint: 0)
        rig.advance(.milliseconds(40) - roundTrip)
        var count = 0
        while admission(rig) == nil, count < 100 {
            rig.give(SenderRig.video)
            rig.advance(.milliseconds(40))
            rig.say(SenderRig.video, checkpoint: 0)
            count += 1
        }
        return (count - 1) * 40
    }

    @Test func theWholeDelayLessOneRepairMayBeOnItsWay() {
        #expect((320...360).contains(admitted(SenderSettings(), roundTrip: .milliseconds(20))))
    }

    @Test func openScreensLimitIsTwoRoundTripsOr66Milliseconds() {
        #expect(admitted(SenderSettings(inFlight: .openScreen), roundTrip: .milliseconds(20)) == 40)
        #expect(admitted(SenderSettings(inFlight: .openScreen), roundTrip: .milliseconds(39)) == 40)
        let limit = InFlightLimit.openScreen
        var roundTrip = RoundTripEstimate(cap: .seconds(1))
        #expect(limit.duration(targetDelay: .milliseconds(400), roundTrip: roundTrip) == .milliseconds(66))
        roundTrip.measured(.milliseconds(50))
        #expect(limit.duration(targetDelay: .milliseconds(400), roundTrip: roundTrip) == .milliseconds(100))
        #expect(limit.duration(targetDelay: .milliseconds(100), roundTrip: roundTrip) == .milliseconds(66))
        roundTrip = RoundTripEstimate(cap: .seconds(1))
        roundTrip.measured(.milliseconds(500))
        #expect(limit.duration(targetDelay: .milliseconds(600), roundTrip: roundTrip) == .milliseconds(200))
    }

    /// The way may be a long one, of which no news can have come yet.
    @Test func beforeAnyNewsItIsHalfAsLongAgainAsTheDelay() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(600))
        #expect(admission(rig) == nil)
        rig.advance(.milliseconds(1))
        #expect(admission(rig) == .inFlight)
    }

    /// News of a frame comes after 400 ms, and after 800 where it had to be sent again.
    @Test func aLongPathMayHoldWhatItNeeds() {
        var roundTrip = RoundTripEstimate(cap: .milliseconds(400))
        roundTrip.measured(.milliseconds(400))
        let limit = InFlightLimit.repairBudget.duration(
            targetDelay: .milliseconds(400), roundTrip: roundTrip, emptyPath: .milliseconds(425))
        #expect(limit > .milliseconds(850))
        // A queue of the same length makes no room.
        let short = InFlightLimit.repairBudget.duration(
            targetDelay: .milliseconds(400), roundTrip: roundTrip, emptyPath: .milliseconds(45))
        #expect(short == .milliseconds(200))
    }

    /// A receiver that says nothing at all misses nothing, for a second.
    @Test func silenceIsNoReasonToStopForASecond() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(20))
        rig.echoReport(SenderRig.video)
        rig.say(SenderRig.video, checkpoint: 0)
        var count: Int64 = 0
        while admission(rig) == nil, count < 100 {
            rig.give(SenderRig.video)
            rig.advance(.milliseconds(40))
            count += 1
        }
        #expect((1_240...1_400).contains(count * 40))
        rig.say(SenderRig.video, checkpoint: count)
        #expect(admission(rig) == nil)
    }

    @Test func aPictureNotEncodedBreaksNoChain() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(601))
        #expect(admission(rig) == .inFlight)
        #expect(!rig.sender.needsKeyFrame(stream: SenderRig.video))
        rig.say(SenderRig.video, checkpoint: 0)
        #expect(admission(rig) == nil)
        let outcome1 = rig.give(SenderRig.video, dependency: .dependent)
        #expect(outcome1 == .accepted(FrameID(1)))
    }

    @Test func anEncodedPictureDroppedForItsAgeCostsAKeyFrame() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        rig.advance(.milliseconds(601))
        let outcome2 = rig.give(SenderRig.video)
        #expect(outcome2 == .dropped(.inFlight))
        rig.say(SenderRig.video, checkpoint: 0)
        #expect(rig.events.contains(.needsKeyFrame(stream: SenderRig.video)))
        rig.advance(.milliseconds(10))
        let outcome3 = rig.give(SenderRig.video, dependency: .dependent)
        #expect(outcome3 == .dropped(.needsKeyFrame))
        rig.advance(.milliseconds(10))
        let outcome4 = rig.give(SenderRig.video, dependency: .key)
        #expect(outcome4 == .accepted(FrameID(1)))
    }

    @Test func soundThatIsDroppedCostsNothing() {
        var rig = SenderRig(streams: [SenderRig.audio])
        rig.give(SenderRig.audio)
        rig.advance(.milliseconds(601))
        let outcome5 = rig.give(SenderRig.audio)
        #expect(outcome5 == .dropped(.inFlight))
        rig.say(SenderRig.audio, checkpoint: 0)
        #expect(!rig.events.contains(.needsKeyFrame(stream: SenderRig.audio)))
        let outcome6 = rig.give(SenderRig.audio)
        #expect(outcome6 == .accepted(FrameID(1)))
    }

    @Test func theFirstPictureIsAKeyFrameAndTimesRise() {
        var rig = SenderRig(streams: [SenderRig.video])
        #expect(rig.sender.needsKeyFrame(stream: SenderRig.video))
        let outcome7 = rig.give(SenderRig.video, dependency: .dependent)
        #expect(outcome7 == .dropped(.needsKeyFrame))
        let outcome8 = rig.give(SenderRig.video, dependency: .key)
        #expect(outcome8 == .accepted(.first))
        let outcome9 = rig.give(SenderRig.video, dependency: .dependent)
        #expect(outcome9 == .dropped(.notLater))
        #expect(!rig.sender.needsKeyFrame(stream: SenderRig.video))
        let outcome10 = rig.give(7)
        #expect(outcome10 == .dropped(.ended))
    }

    @Test func whatWaitsForThePaceIsBounded() {
        var rig = SenderRig(settings: SenderSettings(maximumBurstBitrate: 1_000_000), streams: [SenderRig.video])
        rig.give(SenderRig.video, bytes: 40_000)
        rig.advance(.milliseconds(33))
        #expect(admission(rig) == .inFlight)
        rig.advance(.milliseconds(200))
        #expect(admission(rig) == nil)
    }
}
