import CastWire
import Testing
import ToldMedia

@testable import CastNowPlaying
@testable import NowPlayingCore
@testable import SenderCore

@Suite struct CommandTests {
    private func kinds(
        _ commands: MediaCommands, state: String = "PLAYING", media: String = "", _ members: String = "",
        device: CastDeviceReading = tv
    ) throws -> Set<RemoteCommandKind> {
        let status = try told(media: media, state: state, commands: commands.rawValue, members)
        return CastCommands.offered(status, device: device).kinds.subtracting([.stop, .changeVolume, .changeMute])
    }

    @Test func eachCommandByItsBit() throws {
        #expect(try kinds([]) == [])
        #expect(try kinds(.pause) == [.play, .pause, .togglePlayPause])
        #expect(try kinds(.seek) == [.skipForward, .skipBackward, .changePlaybackPosition])
        #expect(try kinds(.playbackRate) == [.changePlaybackRate])
        #expect(try kinds(.queueNext) == [.nextTrack])
        #expect(try kinds(.queuePrevious) == [.previousTrack])
        #expect(try kinds(.queueRepeatAll) == [.changeRepeatMode])
        #expect(try kinds(.queueRepeatOne) == [.changeRepeatMode])
        #expect(try kinds(.queueShuffle) == [.changeShuffleMode])
        #expect(try kinds([.like, .editTracks, .streamVolume]) == [])
    }

    @Test func everyOfferedKindHasAHandler() throws {
        let all = CastCommands.offered(try told(commands: 0xFFFFF), device: tv).kinds
        #expect(all == CastCommands.kinds)
    }

    @Test func whatStandsCanBePlayedThoughItCannotBePaused() throws {
        #expect(try kinds([], state: "PAUSED") == [.play])
    }

    @Test func neighboursInTheQueueTellOfNextAndPrevious() throws {
        let items = #","items":[{"itemId":1},{"itemId":2},{"itemId":3}]"#
        #expect(try kinds([], #","currentItemId":1\#(items)"#) == [.nextTrack])
        #expect(try kinds([], #","currentItemId":2\#(items)"#) == [.nextTrack, .previousTrack])
        #expect(try kinds([], #","currentItemId":3\#(items)"#) == [.previousTrack])
    }

    @Test func aLiveStreamIsNotSkippedInAndSoughtInOnlyWhereItSaysHowFar() throws {
        let live = #""streamType":"LIVE","duration":-1"#
        #expect(try kinds([.seek, .pause], media: live) == [.play, .pause, .togglePlayPause])
        let range = #","liveSeekableRange":{"start":100,"end":400,"isMovingWindow":true,"isLiveDone":false}"#
        #expect(try kinds(.seek, media: live, range) == [.changePlaybackPosition])
        let empty = #","liveSeekableRange":{"start":100,"end":100,"isMovingWindow":true,"isLiveDone":false}"#
        #expect(try kinds(.seek, media: live, empty) == [])
    }

    @Test func duringAdvertisingThereIsNoSkipping() throws {
        let ad = #","breakStatus":{"breakId":"b1","currentBreakTime":3}"#
        #expect(try kinds([.seek, .pause], ad) == [.play, .pause, .togglePlayPause])
    }

    @Test func theVolumeAsTheDeviceHasIt() throws {
        let status = try told()
        func volume(_ device: CastDeviceReading) -> Set<RemoteCommandKind> {
            CastCommands.offered(status, device: device).kinds.intersection([.changeVolume, .changeMute])
        }
        #expect(volume(tv) == [.changeVolume, .changeMute])
        #expect(volume(CastDeviceReading()) == [])
        #expect(volume(CastDeviceReading(volume: 1, isMuted: false, isVolumeFixed: true)) == [.changeMute])
        #expect(volume(CastDeviceReading(volume: 1, isMuted: false, supportsMuting: false)) == [.changeVolume])
    }

    @Test func nothingWithoutAConnectionOrMedia() throws {
        #expect(CastCommands.offered(try told(), device: CastDeviceReading(isConnected: false)).kinds.isEmpty)
        #expect(CastCommands.offered(nil, device: tv).kinds.isEmpty)
        #expect(CastCommands.offered(try told(state: "IDLE"), device: tv).kinds.isEmpty)
    }

    @Test func skipsHaveTheirIntervalsAndSpeedsTheirSteps() throws {
        let offered = CastCommands.offered(try told(commands: 0xFFFFF), device: tv, skipInterval: 30)
        #expect(offered.skipForwardIntervals == [30])
        #expect(offered.skipBackwardIntervals == [30])
        #expect(offered.playbackRates == PlaybackRates.menu)
    }

    @Test func repeatModesThatAReceiverTakes() throws {
        let one = try told(commands: MediaCommands.queueRepeatOne.rawValue)
        #expect(CastCommands.repeatMode(.one, one) == .single)
        #expect(CastCommands.repeatMode(.all, one) == nil)
        #expect(CastCommands.repeatMode(.off, one) == .off)
        #expect(CastCommands.repeatMode(.off, try told(commands: 0)) == nil)
        #expect(CastCommands.repeatMode(.all, try told(commands: MediaCommands.queueRepeatAll.rawValue)) == .all)
    }

    @Test func seeksStayWithinWhatThereIs() {
        #expect(CastCommands.seekTarget(30, duration: 60) == 30)
        #expect(CastCommands.seekTarget(90, duration: 60) == 60)
        #expect(CastCommands.seekTarget(-5, duration: 60) == 0)
        #expect(CastCommands.seekTarget(.nan, duration: 60) == nil)
        #expect(CastCommands.seekTarget(.infinity, duration: nil) == nil)
        #expect(CastCommands.seekTarget(1e300, duration: 60) == nil)
        #expect(CastCommands.seekTarget(5, duration: nil, range: (100, 400)) == 100)
        #expect(CastCommands.seekTarget(500, duration: nil, range: (100, 400)) == 400)
        #expect(CastCommands.seekTarget(5, duration: nil, range: (.nan, .nan)) == 5)
    }

    @Test func whatCameOfARequest() {
        #expect(RemoteCommandHandlerStatus(nil as CastError?) == .success)
        #expect(RemoteCommandHandlerStatus(CastError(.replaced, "")) == .success)
        #expect(RemoteCommandHandlerStatus(CastError(.timeout, "")) == .deviceNotFound)
        #expect(RemoteCommandHandlerStatus(CastError(.noMediaSession, "")) == .noActionableNowPlayingItem)
        #expect(RemoteCommandHandlerStatus(CastError(.invalidRequest, "")) == .commandFailed)
    }
}
