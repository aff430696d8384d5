import Testing
import ToldMedia

@testable import CastNowPlaying
@testable import SenderCore

@Suite struct PlaybackChangesTests {
    private func changes(
        _ old: MediaStatus?, _ new: MediaStatus?, expected: Double? = 10, told: Double? = 10,
        device: CastDeviceReading = tv
    ) -> Set<PlaybackChanges.Change> {
        PlaybackChanges.changes(
            from: playback(old), to: playback(new), readings: (tv, device), times: (expected, told))
    }

    @Test func timeThatPassesIsNone() throws {
        #expect(changes(try told(), try told(), expected: 20, told: 20.4).isEmpty)
    }

    @Test func eachChangeByItself() throws {
        #expect(changes(try told(), try told(state: "PAUSED")) == [.playback])
        #expect(changes(try told(), try told(), expected: 20, told: 30) == [.jump])
        #expect(changes(try told(), try told(media: #""duration":90"#)) == [.duration])
        #expect(changes(try told(), try told(metadata: #""title":"Other""#)) == [.information])
        #expect(changes(try told(), try told(#","repeatMode":"REPEAT_ALL""#)) == [.modes])
        #expect(changes(try told(), try told(), device: CastDeviceReading(volume: 0.6, isMuted: false)) == [.volume])
        #expect(changes(try told(), try told(#","currentItemId":2"#), expected: 20, told: 0) == [.item])
    }
}
