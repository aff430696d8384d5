import Testing

@testable import NowPlayingCore

@Suite struct PublishingCoreTests {
    private let start = ContinuousClock.now

    private func state(
        _ elapsed: Double?, rate: Double = 1, after seconds: Int = 0, item: String = "film", duration: Double? = 600
    ) -> NowPlayingState {
        var info = NowPlayingInfo()
        info[.playbackDuration] = duration
        return NowPlayingState(
            info: info, playbackState: rate == 0 ? .paused : .playing,
            position: elapsed.map {
                PlaybackPosition(elapsed: $0, rate: rate, moment: start + .seconds(seconds))
            }, itemID: item)
    }

    @Test func elapsedTimeIsReckonedFromTimeRateAndMoment() {
        let position = PlaybackPosition(elapsed: 10, rate: 1.5, moment: start)
        #expect(position.elapsed(at: start + .seconds(20)) == 40)
        #expect(PlaybackPosition(elapsed: 10, rate: 0, moment: start).elapsed(at: start + .seconds(20)) == 10)
        #expect(position.elapsed(at: start + .seconds(20), duration: 30) == 30)
        #expect(PlaybackPosition(elapsed: 10, rate: -2, moment: start).elapsed(at: start + .seconds(20)) == 0)
    }

    @Test func timeThatPassesIsNothingToTell() {
        var core = PublishingCore()
        #expect(core.publication(of: state(10), at: start) == NowPlayingPublication(state(10)))
        for second in 1...590 {
            let said = state(10 + Double(second) + (second % 2 == 0 ? 0.6 : -0.6), after: second)
            #expect(core.publication(of: said, at: start + .seconds(second)) == nil)
        }
        // It stands at the end until the player says that it has ended.
        #expect(core.publication(of: state(600, after: 700), at: start + .seconds(700)) == nil)
    }

    @Test func aJumpIsToldOnceAndAnotherItemIsNone() {
        var core = PublishingCore()
        _ = core.publication(of: state(10), at: start)
        let now = start + .seconds(5)
        let jumped = state(100, after: 5)
        #expect(core.publication(of: jumped, at: now) == NowPlayingPublication(jumped, isJump: true))
        #expect(core.publication(of: jumped, at: now) == nil)
        let other = state(0, after: 5, item: "other")
        #expect(core.publication(of: other, at: now) == NowPlayingPublication(other))
    }

    @Test func aSmallJumpCountsWhereThePlayerSaysSo() {
        var core = PublishingCore()
        _ = core.publication(of: state(10), at: start)
        #expect(core.publication(of: state(10.5), at: start) == nil)
        #expect(core.publication(of: state(10.5), jumped: true, at: start)?.isJump == true)
        #expect(core.publication(of: state(10.51), jumped: true, at: start) == nil)
    }

    @Test func rateAndElapsedTimeGoTogether() {
        var core = PublishingCore()
        _ = core.publication(of: state(10), at: start)
        let now = start + .seconds(20)
        let faster = state(30.2, rate: 2, after: 20)
        #expect(core.publication(of: faster, at: now) == NowPlayingPublication(faster))
        #expect(core.published?.elapsed(at: now + .seconds(10)) == 50.2)
    }

    @Test func nothingIsToldOnceWhenItEnds() {
        var core = PublishingCore()
        #expect(core.publication(of: nil, at: start) == nil)
        _ = core.publication(of: state(10), at: start)
        #expect(core.publication(of: nil, at: start) == NowPlayingPublication(nil))
        #expect(core.publication(of: nil, at: start) == nil)
        #expect(core.published == nil)
    }

    @Test func anElapsedTimeThatComesOrGoesIsAChange() {
        var core = PublishingCore()
        _ = core.publication(of: state(nil), at: start)
        #expect(core.publication(of: state(nil), at: start + .seconds(5)) == nil)
        #expect(core.publication(of: state(3), at: start) != nil)
        #expect(core.publication(of: state(nil), at: start) != nil)
    }
}
