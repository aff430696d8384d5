import Testing

@testable import CastStreaming

/// A control with a clock that is moved by hand; frames come every 20 ms.
private struct ControlRig {
    var control: TargetDelayControl
    private(set) var now: ContinuousClock.Instant
    let begin: ContinuousClock.Instant
    /// What it decided, and when.
    private(set) var decided: [(at: Duration, delay: Duration)] = []
    /// Whether each decision is confirmed with the next frame.
    var confirms = true
    var roundTrip = Duration.milliseconds(20)

    init(_ delay: Int = 100, _ least: Int = 100, _ greatest: Int = 1_000) {
        begin = .now
        now = begin
        control = TargetDelayControl(
            delay: .milliseconds(delay), bounds: .milliseconds(least)...(.milliseconds(greatest)), at: begin)
    }

    /// Frames that are acknowledged so many milliseconds after their capture.
    mutating func run(_ duration: Duration, wait: Int) {
        let end = now + duration
        while now < end {
            now += .milliseconds(20)
            frame(wait: wait)
        }
    }

    mutating func frame(wait: Int) {
        control.noteWaited(since: now - .milliseconds(wait), at: now)
        if confirms { control.confirm(at: now) }
        if let delay = control.decide(roundTrip: roundTrip, at: now) { decided.append((now - begin, delay)) }
    }

    mutating func pass(_ duration: Duration) { now += duration }

    mutating func hear(after silence: Duration) { control.heard(after: silence, at: now) }

    var delays: [Duration] { decided.map(\.delay) }
}

@Suite struct TargetDelayControlTests {
    @Test func itRisesAtOnceToWhatFramesNeed() {
        var rig = ControlRig()
        rig.run(.milliseconds(300), wait: 330)
        // With the receiver's own 20 ms.
        #expect(rig.delays == [.milliseconds(350)])
        #expect(rig.decided[0].at <= .milliseconds(140))
        rig.run(.seconds(5), wait: 330)
        #expect(rig.delays == [.milliseconds(350)])
    }

    @Test func itRisesByAQuarterAtLeast() {
        var rig = ControlRig(200)
        rig.run(.milliseconds(300), wait: 185)
        #expect(rig.delays == [.milliseconds(250)])
    }

    @Test func aFrameThatWaitsTellsBeforeItIsAcknowledged() {
        var rig = ControlRig()
        let captured = rig.now
        for _ in 0..<20 {
            rig.pass(.milliseconds(20))
            rig.control.noteWaited(since: captured, repair: .milliseconds(60), at: rig.now)
        }
        #expect(rig.control.decide(roundTrip: .zero, at: rig.now).map { $0 >= .milliseconds(360) } ?? false)
    }

    @Test func anEncoderOrAPathThatTakesLongIsReasonEnough() {
        for (encoding, repair) in [(200, 30), (10, 220)] {
            var rig = ControlRig()
            for _ in 0..<20 {
                rig.pass(.milliseconds(20))
                rig.control.note(
                    encoding: .milliseconds(encoding), repair: .milliseconds(repair), at: rig.now)
            }
            #expect(
                rig.control.decide(roundTrip: .zero, at: rig.now)
                    == .milliseconds(encoding + repair) + TargetDelayControl.margin)
        }
    }

    @Test func onceInTwoSecondsIsChance() {
        var rig = ControlRig()
        for _ in 0..<10 {
            rig.frame(wait: 400)
            rig.run(.milliseconds(2_200), wait: 30)
        }
        #expect(rig.delays == [])
    }

    @Test func itStaysWithinItsBounds() {
        var rig = ControlRig(100, 100, 300)
        rig.run(.seconds(20), wait: 900)
        #expect(rig.delays == [.milliseconds(300)])
        rig.run(.seconds(120), wait: 5)
        #expect(rig.delays.last == .milliseconds(100))
        rig.run(.seconds(60), wait: 5)
        #expect(rig.delays.min() == .milliseconds(100) && rig.delays.max() == .milliseconds(300))
    }

    @Test func withOneBoundItNeverChanges() {
        var rig = ControlRig(100, 100, 100)
        rig.run(.seconds(3), wait: 900)
        rig.run(.seconds(30), wait: 1)
        #expect(rig.delays == [])
    }

    @Test func itFallsSlowlyAndBySixths() {
        var rig = ControlRig()
        rig.run(.milliseconds(300), wait: 480)
        #expect(rig.delays == [.milliseconds(500)])
        rig.run(.seconds(90), wait: 20)
        let steps = rig.decided
        #expect(steps.last?.delay == .milliseconds(100))
        // What was needed has to be out of sight first.
        #expect(steps[1].at >= .seconds(10))
        for (before, after) in zip(steps.dropFirst(), steps.dropFirst(2)) {
            #expect(after.at - before.at >= .seconds(5))
            #expect(after.delay * 6 >= before.delay * 5 && after.delay < before.delay)
        }
    }

    @Test func whatIsNeededNowAndThenKeepsItUp() {
        var rig = ControlRig()
        rig.run(.milliseconds(300), wait: 330)
        for _ in 0..<20 {
            rig.run(.seconds(3), wait: 30)
            rig.run(.milliseconds(200), wait: 280)
        }
        #expect(rig.delays == [.milliseconds(350)])
    }

    /// Of a still picture nothing is known, and nobody waits.
    @Test func withoutFramesItDoesNotFall() {
        var rig = ControlRig()
        rig.run(.milliseconds(300), wait: 330)
        for _ in 0..<60 {
            rig.pass(.seconds(1))
            rig.frame(wait: 10)
        }
        #expect(rig.delays == [.milliseconds(350)])
    }

    @Test func theNextRiseComesARoundTripAfterTheReceiverHasTheFirst() {
        var rig = ControlRig()
        rig.roundTrip = .milliseconds(300)
        rig.confirms = false
        rig.run(.milliseconds(140), wait: 150)
        #expect(rig.delays == [.milliseconds(170)])
        rig.run(.seconds(1), wait: 600)
        #expect(rig.delays.count == 1)
        let confirmed = rig.now - rig.begin
        rig.control.confirm(at: rig.now)
        rig.run(.seconds(1), wait: 600)
        #expect(rig.delays == [.milliseconds(170), .milliseconds(620)])
        #expect(rig.decided[1].at - confirmed >= .milliseconds(300))
        #expect(rig.decided[1].at - confirmed <= .milliseconds(320))
    }

    @Test func whileFramesComeLaterAndLaterItRisesTwiceASecond() {
        var rig = ControlRig()
        for wait in stride(from: 100, to: 900, by: 40) { rig.run(.milliseconds(100), wait: wait) }
        #expect(rig.decided.count <= 5 && rig.delays.last.map { $0 >= .milliseconds(700) } ?? false)
        for (before, after) in zip(rig.decided, rig.decided.dropFirst()) {
            #expect(after.at - before.at >= .milliseconds(500))
        }
    }

    @Test func aReceiverThatDoesNotConfirmKeepsWhatItHas() {
        var rig = ControlRig()
        rig.confirms = false
        rig.run(.seconds(4), wait: 400)
        #expect(rig.delays == [.milliseconds(420)])
        rig.run(.seconds(120), wait: 400)
        #expect(rig.delays == [.milliseconds(420), .milliseconds(100)])
        #expect(rig.control.confirmed == .milliseconds(100))
        // Until others are set.
        rig.control.setBounds(.milliseconds(100)...(.milliseconds(2_000)), at: rig.now)
        rig.confirms = true
        rig.run(.seconds(1), wait: 400)
        #expect(rig.delays.last == .milliseconds(420) && rig.control.confirmed == .milliseconds(420))
    }

    @Test func whatWasLateBecauseNobodyWasHeardIsNoReason() {
        var rig = ControlRig()
        rig.run(.seconds(1), wait: 30)
        rig.pass(.milliseconds(1_200))
        rig.hear(after: .milliseconds(1_100))
        let end = rig.now
        for age in stride(from: 1_200, to: 0, by: -20) {
            rig.control.noteWaited(since: end - .milliseconds(age), at: rig.now)
            rig.pass(.milliseconds(5))
        }
        #expect(rig.control.decide(roundTrip: .zero, at: rig.now) == nil)
        // What is captured afterwards counts again.
        rig.run(.seconds(1), wait: 300)
        #expect(rig.delays == [.milliseconds(320)])
    }

    @Test func aReceiverMayAskForMore() {
        var rig = ControlRig()
        rig.control.stated(.milliseconds(1_001))
        rig.run(.seconds(1), wait: 30)
        #expect(rig.delays == [])
        rig.control.stated(.milliseconds(300))
        rig.run(.seconds(60), wait: 30)
        #expect(rig.delays == [.milliseconds(300)])
        rig.control.stated(.milliseconds(200))
        rig.run(.seconds(20), wait: 30)
        #expect(rig.delays == [.milliseconds(300)])
    }

    @Test func otherBoundsHoldAtOnce() {
        var rig = ControlRig()
        rig.control.setBounds(.milliseconds(250)...(.milliseconds(400)), at: rig.now)
        #expect(rig.control.delay == .milliseconds(250))
        rig.control.setBounds(.milliseconds(50)...(.milliseconds(80)), at: rig.now)
        #expect(rig.control.delay == .milliseconds(80))
        #expect(rig.control.confirmed == .milliseconds(100))
        rig.run(.seconds(1), wait: 10)
        #expect(rig.control.confirmed == .milliseconds(80))
    }

    @Test func itIsWholeMilliseconds() {
        var rig = ControlRig()
        rig.control.noteWaited(since: rig.now - .microseconds(133_333), at: rig.now)
        rig.pass(.milliseconds(150))
        rig.control.noteWaited(since: rig.now - .microseconds(133_333), at: rig.now)
        #expect(rig.control.decide(roundTrip: .zero, at: rig.now) == .milliseconds(154))
    }
}

@Suite struct DelayNeedsTests {
    @Test func theSecondMostOfTheWindowCounts() {
        let begin = ContinuousClock.now
        var needs = DelayNeeds()
        #expect(needs.secondMost(in: .seconds(10), at: begin) == nil)
        for (at, need) in [(0, 500), (50, 900), (100, 200), (200, 300), (300, 300)] {
            needs.note(.milliseconds(need), at: begin + .milliseconds(at))
        }
        let now = begin + .milliseconds(350)
        #expect(needs.secondMost(in: .seconds(10), at: now) == .milliseconds(300))
        #expect(needs.secondMost(in: .milliseconds(60), at: now) == nil)
        #expect(needs.count(in: .seconds(10), at: now) == 4)
        #expect(needs.count(in: .milliseconds(200), at: now) == 2)
    }

    @Test func itsMemoryIsBounded() {
        let begin = ContinuousClock.now
        var needs = DelayNeeds()
        for step in 0..<5_000 { needs.note(.milliseconds(step), at: begin + .milliseconds(100 * step)) }
        let now = begin + .milliseconds(500_000)
        #expect(needs.count(in: .seconds(1_000), at: now) <= 101)
        #expect(needs.since == begin)
    }
}
