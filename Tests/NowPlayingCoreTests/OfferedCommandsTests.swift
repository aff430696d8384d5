import Testing

@testable import NowPlayingCore

@Suite struct OfferedCommandsTests {
    private let all = OfferedCommands(
        Set(RemoteCommandKind.allCases), skipForwardIntervals: [15], skipBackwardIntervals: [10],
        playbackRates: [2, 1])

    @Test func liveContentHasNoSkip() {
        let live = all.narrowed(isLive: true, isAdvertising: false)
        #expect(all.kinds.subtracting(live.kinds) == [.skipForward, .skipBackward])
        #expect(live.skipForwardIntervals == [] && live.skipBackwardIntervals == [] && live.playbackRates == [1, 2])
    }

    @Test func inAdvertisingNobodySkipsOrGoesElsewhere() {
        let narrowed = all.narrowed(isLive: false, isAdvertising: true)
        #expect(
            all.kinds.subtracting(narrowed.kinds) == [
                .skipForward, .skipBackward, .seekForward, .seekBackward, .changePlaybackPosition,
            ])
        #expect(all.narrowed(isLive: false, isAdvertising: false) == all)
    }

    @Test func numbersThatMakeNoSenseAreLeftOut() {
        let offered = OfferedCommands(
            [.skipForward, .changePlaybackRate], skipForwardIntervals: [.nan, -5, 0, .infinity, 15],
            skipBackwardIntervals: [10], playbackRates: [0, .nan, 1e9, 2, 0.5])
        #expect(offered.skipForwardIntervals == [15] && offered.skipBackwardIntervals == [])
        #expect(offered.playbackRates == [0.5, 2])
        let many = OfferedCommands(
            [.skipForward], skipForwardIntervals: Array(repeating: 1, count: 100_000))
        #expect(many.skipForwardIntervals.count == NowPlayingLimits.entries)
    }
}
