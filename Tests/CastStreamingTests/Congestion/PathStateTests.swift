import Testing

@testable import CastStreaming

@Suite struct PathStateTests {
    private let begin = ContinuousClock.now

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { begin + .milliseconds(milliseconds) }

    private func path(hasSound: Bool = true) -> PathState {
        var path = PathState(
            roundTrip: RoundTripEstimate(cap: .milliseconds(400)),
            estimator: BandwidthEstimator(maximum: 5_000_000, minimum: 300_000, at: begin),
            pacer: Pacer(rate: 24 << 20, at: begin), hasSound: hasSound)
        for step in 0..<20 {
            path.arrived(path.transmit(200, at: at(step * 10)))
            path.roundTrip.measured(.milliseconds(20))
            path.estimator.acknowledged(200, delay: .milliseconds(20), at: at(step * 10 + 20))
        }
        return path
    }

    @Test func threeLaterArrivalsTellOfALoss() {
        var path = path()
        let first = path.transmit(1_000, at: at(200))
        let later = (0..<3).map { path.transmit(1_000, at: at(201 + $0)) }
        path.arrived(later[1])
        #expect(!path.isLost(first, at: at(222)))
        path.arrived(later[2])
        #expect(path.isLost(first, at: at(222)))
        // Old news changes nothing.
        path.arrived(later[0])
        #expect(path.evidence.latest == later[2])
    }

    @Test func aPathThatJumpsAboutNeedsMoreThanThreeLaterArrivals() {
        var path = path()
        for step in 0..<60 {
            path.estimator.acknowledged(200, delay: .milliseconds(step % 2 == 0 ? 20 : 100), at: at(220 + step * 10))
        }
        #expect(path.jitter > .milliseconds(50))
        let first = path.transmit(1_000, at: at(900))
        let later = (0..<3).map { path.transmit(1_000, at: at(901 + $0)) }
        path.arrived(later[2])
        #expect(!path.isLost(first, at: at(930)))
        path.arrived(path.transmit(200, at: at(1_080)))
        #expect(path.isLost(first, at: at(1_110)))
    }

    @Test func whatNothingProvesLostMayWaitInAQueue() {
        var path = path()
        let sent = path.transmit(1_000, at: at(200))
        #expect(!path.isLost(sent, at: at(350)))
        #expect(path.isLost(sent, at: at(400)))
        // Where packets are lost all the time, a queue is the less likely reason.
        path.lost(20)
        #expect(path.isLost(sent, at: at(280)))
    }

    /// The receiver is heard, and has nothing of all that.
    @Test func whatMayAllWaitInAQueueIsTakenForLostLater() {
        var path = path()
        let first = path.transmit(1_000, at: at(200))
        for step in 1...10 { _ = path.transmit(1_000, at: at(200 + step)) }
        // Nobody is heard: then it may as well have been lost.
        #expect(path.isLost(first, at: at(400)))
        path.heard(at: at(390))
        #expect(!path.isLost(first, at: at(400)))
        #expect(path.judgement(ofSentAt: at(200), at: at(400)) == at(800))
        #expect(path.isLost(first, at: at(800)))
    }

    /// A receiver that is heard meanwhile has not got it: no news was lost.
    @Test func picturesWaitForLongerWhereTheReceiverIsHeard() {
        var path = path()
        _ = path.transmit(1_000, at: at(200))
        path.heard(at: at(240))
        #expect(path.holdsUntil(at(250)) == at(395))
        path.heard(at: at(250))
        #expect(path.holdsUntil(at(250)) == at(695))
    }

    /// Pictures without sound: the next packet leaves long after the one that arrived, and its news can't be there
    /// sooner.
    @Test func whatWasSentLaterIsOverdueLater() {
        var path = path(hasSound: false)
        let first = path.transmit(1_000, at: at(200))
        _ = path.transmit(1_000, at: at(240))
        path.arrived(first)
        #expect(path.holdsUntil(at(284)) == nil)
        #expect(path.holdsUntil(at(285)) == at(435))
    }

    /// With sound the difference is small, and what arrived last stands for what was sent next.
    @Test(arguments: [(true, 245), (false, 255)]) func whatLeftALittleLaterIsOverdue(hasSound: Bool, overdue: Int) {
        var path = path(hasSound: hasSound)
        let first = path.transmit(1_000, at: at(200))
        for step in 1...300 { _ = path.transmit(1_000, at: at(200 + step * 10)) }
        path.arrived(first)
        #expect(path.holdsUntil(at(overdue - 1)) == nil)
        #expect(path.holdsUntil(at(overdue)) == at(overdue + 150))
    }

    @Test func picturesWaitWhenAllNewsIsOverdueAndNotForLong() {
        var path = path()
        #expect(path.holdsUntil(at(200)) == nil)
        let sent = path.transmit(1_000, at: at(200))
        #expect(path.holdsUntil(at(244)) == nil)
        #expect(path.holdsUntil(at(245)) == at(395))
        #expect(path.holdsUntil(at(395)) == nil)
        path.arrived(sent)
        #expect(path.holdsUntil(at(300)) == nil)
    }
}
