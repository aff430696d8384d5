import FoundationEssentials
import Testing

@testable import NowPlayingCore

@Suite struct NowPlayingInfoTests {
    @Test func aCopyIsACopy() {
        var info = NowPlayingInfo()
        info[.title] = "Magnificent"
        let before = info
        info[.elapsedPlaybackTime] = 12
        #expect(before != info && before[.elapsedPlaybackTime] == nil)
        #expect(info[.title] == "Magnificent" && info[.elapsedPlaybackTime] == 12)
    }

    @Test func nilTakesAKeyAwayAndWhatIsNotSetIsNotThere() {
        var info = NowPlayingInfo()
        #expect(info.isEmpty && info[.title] == nil && info[.playbackDuration] == nil)
        info[.title] = "Magnificent"
        #expect(info.keys == [NowPlayingInfoKey(rawValue: "MPMediaItemPropertyTitle")])
        info[.title] = nil
        #expect(info.isEmpty)
        info[.title] = " \n "
        #expect(info.isEmpty)
    }

    @Test func ofTwoTheOtherGoesFirst() {
        var one = NowPlayingInfo()
        one[.title] = "One"
        one[.artist] = "Somebody"
        var other = NowPlayingInfo()
        other[.title] = "Other"
        let merged = one.merging(other)
        #expect(merged[.title] == "Other" && merged[.artist] == "Somebody")
    }

    @Test func aDurationIsANumberOfSecondsOrNothing() {
        var info = NowPlayingInfo()
        for duration in [Double.nan, .infinity, -.infinity, -1, 0, 1e300, 315_360_001] {
            info[.playbackDuration] = 600
            info[.playbackDuration] = duration
            #expect(info[.playbackDuration] == nil, "\(duration)")
        }
        info[.playbackDuration] = 600.5
        #expect(info[.playbackDuration] == 600.5)
    }

    @Test func otherNumbersAreBoundedByWhatTheyAre() {
        var info = NowPlayingInfo()
        info[.elapsedPlaybackTime] = -3
        #expect(info[.elapsedPlaybackTime] == 0)
        info[.elapsedPlaybackTime] = .infinity
        #expect(info[.elapsedPlaybackTime] == nil)
        info[.playbackRate] = 0
        #expect(info[.playbackRate] == 0)
        info[.playbackRate] = -2
        #expect(info[.playbackRate] == -2)
        info[.playbackRate] = 1e9
        #expect(info[.playbackRate] == nil)
        info[.playbackProgress] = 7
        #expect(info[.playbackProgress] == 1)
        info[.playbackProgress] = .nan
        #expect(info[.playbackProgress] == nil)
        info[.chapterNumber] = -1
        #expect(info[.chapterNumber] == nil)
        info[.playbackQueueCount] = .max
        #expect(info[.playbackQueueCount] == nil)
        info[.currentPlaybackDate] = Date(timeIntervalSince1970: .infinity)
        #expect(info[.currentPlaybackDate] == nil)
        info[.adTimeRanges] = Array(repeating: AdTimeRange(start: 0, duration: 1), count: 100_000)
        #expect(info[.adTimeRanges]?.count == NowPlayingLimits.entries)
        info[.adTimeRanges] = []
        #expect(info[.adTimeRanges] == nil)
    }

    @Test func aValueOfAnotherTypeUnderTheSameNameIsNotThere() {
        var info = NowPlayingInfo()
        info[.persistentID] = 7
        info.remove(NowPlayingInfoKey(rawValue: "nothing"))
        #expect(info[.persistentID] == 7)
        info.remove(NowPlayingProperty.persistentID.key)
        #expect(info.isEmpty)
    }
}
