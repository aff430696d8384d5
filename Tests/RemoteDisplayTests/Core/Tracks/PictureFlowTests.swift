import Testing

@testable import CastStreaming
@testable import RemoteDisplay

/// What becomes of an app's pictures; a picture is a number here.
struct PictureFlowTests {
    private let start = ContinuousClock.now

    private func flow(framesPerSecond: Double = 30) -> PictureFlow<Int> {
        let agreed = RemoteDisplayAgreement.Video(
            codec: .vp8, width: 1_280, height: 720, frameRate: framesPerSecond, minimumBitRate: 300_000,
            maximumBitRate: 5_000_000, startBitRate: 2_500_000)
        return PictureFlow(agreed, origin: start, timeBase: 90_000)
    }

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    private func stamp(_ milliseconds: Int) -> RTPTimestamp {
        RTPTimestamp(.milliseconds(milliseconds), timeBase: 90_000)
    }

    @Test func noMoreThanTwoWaitForTheEncoder() {
        var flow = flow()
        #expect(flow.enqueue(1, canBeKept: true, at: at(0)) == .taken(stamp(0)))
        #expect(flow.enqueue(2, canBeKept: true, at: at(40)) == .taken(stamp(40)))
        #expect(flow.enqueue(3, canBeKept: true, at: at(80)) == .refused)
        #expect(flow.ledger.enqueued == 2, "a refused one is the app's as before")
        flow.encoded(stamp(0), into: 1, hasKeyFrame: true)
        #expect(flow.enqueue(3, canBeKept: true, at: at(80)) == .taken(stamp(80)))
    }

    @Test func theLastOneMakesWayForNothing() {
        var flow = flow()
        for number in 0..<2 { _ = flow.enqueue(number, canBeKept: true, at: at(40 * number)) }
        #expect(flow.enqueueLast(2, canBeKept: true, at: at(41)) == stamp(41))
        #expect(flow.ledger.waiting == 3)
    }

    @Test func moreThanWasAgreedOnIsLeftOutAndCounted() {
        var flow = flow(framesPerSecond: 10)
        #expect(flow.enqueue(1, canBeKept: true, at: at(0)) == .taken(stamp(0)))
        #expect(flow.enqueue(2, canBeKept: true, at: at(10)) == .leftOut)
        #expect(flow.thinned == 1 && flow.ledger.enqueued == 1 && flow.ledger.isNewestDropped)
    }

    @Test func aStillPictureGoesOnceMoreForAKeyFrame() {
        var flow = flow()
        _ = flow.enqueue(7, canBeKept: true, at: at(0))
        #expect(flow.repetition(at: at(10)) == nil, "the one that waits can be it")
        flow.encoded(stamp(0), into: 1, hasKeyFrame: true)
        #expect(flow.repetition(at: at(20)) == nil, "none is wanted")
        flow.requestKeyFrame()
        let again = flow.repetition(at: at(30))
        #expect(again == stamp(30) && flow.takeRepetition(at: stamp(30)) == 7)
        #expect(flow.ledger.waiting == 1 && flow.ledger.enqueued == 1, "it was the app's once")
    }

    @Test func aRepetitionThatWasOvertakenIsGivenUp() {
        var flow = flow()
        _ = flow.enqueue(7, canBeKept: true, at: at(0))
        flow.encoded(stamp(0), into: 1, hasKeyFrame: false)
        let again = flow.repetition(at: at(30))
        _ = flow.hand(at: at(31))
        #expect(again == stamp(30) && flow.takeRepetition(at: stamp(30)) == nil)
    }

    @Test func whatMayNotBeKeptIsNotRepeated() {
        var flow = flow()
        _ = flow.enqueue(7, canBeKept: true, at: at(0))
        _ = flow.enqueue(8, canBeKept: false, at: at(40))
        for time in [0, 40] { flow.encoded(stamp(time), into: 1, hasKeyFrame: false) }
        #expect(flow.needsKeyFrame && flow.repetition(at: at(50)) == nil && flow.forgetNewest() == nil)
    }

    @Test func whatBuildsOnALostFrameNeedsAKeyFrame() {
        var flow = flow()
        #expect(flow.needsKeyFrame, "the first one is one")
        _ = flow.hand(at: at(0))
        flow.settle(.accepted(.first), bytes: 100, isKeyFrame: true, at: stamp(0))
        #expect(!flow.needsKeyFrame && flow.ledger.bytes == 100)
        _ = flow.hand(at: at(40))
        flow.settle(.dropped(.ended), bytes: 100, isKeyFrame: false, at: stamp(40))
        #expect(flow.needsKeyFrame && flow.ledger.dropped == 1)
    }

    @Test(arguments: [(1, 300_000), (1_000_000, 1_000_000), (.max, 5_000_000)])
    func theBitRateStaysWithinWhatWasAgreedOn(network: Int, expected: Int) {
        var flow = flow()
        #expect(flow.bitRate == 2_500_000)
        flow.setBitRate(network)
        #expect(flow.bitRate == expected)
    }
}
