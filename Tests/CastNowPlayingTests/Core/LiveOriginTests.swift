import Testing
import ToldMedia

@testable import CastNowPlaying
@testable import SenderCore

@Suite struct LiveOriginTests {
    private func live(_ start: Double, _ end: Double) throws -> MediaStatus {
        try told(
            media: #""streamType":"LIVE","duration":-1"#,
            #","liveSeekableRange":{"start":\#(start),"end":\#(end),"isMovingWindow":true,"isLiveDone":false}"#)
    }

    @Test func aStreamThatCountsFrom1970IsCountedFromItsWindow() throws {
        var origin = LiveOrigin()
        origin.follow("a", try live(1_764_000_000, 1_764_007_200))
        #expect(origin.seconds == 1_764_000_000)
    }

    @Test func itStaysWhileTheWindowMovesAndGoesWithTheItem() throws {
        var origin = LiveOrigin()
        origin.follow("a", try live(1_764_000_000, 1_764_007_200))
        origin.follow("a", try live(1_764_000_600, 1_764_007_800))
        origin.follow("a", nil)
        #expect(origin.seconds == 1_764_000_000)
        origin.follow("b", try live(1_764_001_000, 1_764_008_200))
        #expect(origin.seconds == 1_764_001_000)
        origin.follow(nil, nil)
        #expect(origin.seconds == 0)
    }

    @Test func othersKeepTheirTimes() throws {
        var origin = LiveOrigin()
        // As go-chromecast's users saw it of a television channel: two hours back, from 0 on.
        origin.follow("a", try live(0, 7185))
        origin.follow("a", try live(90_000, 97_200))
        origin.follow("a", try told())
        #expect(origin.seconds == 0)
    }
}
