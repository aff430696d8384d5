import Testing

@testable import CastSender
@testable import NowPlaying
@testable import marquee

@Suite struct NowPlayingReportTests {
    private let tv = Device(
        deviceID: "1", friendlyName: "TV\u{1B}[2J", networkAddresses: ["127.0.0.1"], servicePort: 8009)
    private let now = ContinuousClock.now

    private func text(_ state: NowPlayingState?) -> String { NowPlayingReport(tv, state, at: now).text }

    @Test func twoLinesForAPerson() {
        var info = NowPlayingInfo()
        info[.title] = "Pilot"
        info[.artist] = "Series"
        info[.albumTitle] = "Season 2"
        info[.playbackDuration] = 600
        let state = NowPlayingState(
            info: info, playbackState: .paused, position: PlaybackPosition(elapsed: 83, rate: 0, moment: now))
        #expect(text(state).hasSuffix(": Pilot — Series — Season 2\n  paused, 1:23 of 10:00"))
        #expect(!text(state).contains("\u{1B}"))
    }

    @Test func whatIsLiveHasNoTimes() {
        var info = NowPlayingInfo()
        info[.isLiveStream] = true
        #expect(text(NowPlayingState(info: info, playbackState: .playing)).hasSuffix(": untitled\n  playing, live"))
    }

    @Test func nothingPlays() {
        #expect(text(nil).hasSuffix(": nothing plays"))
    }

    @Test func forAProgramAllThatTheControlsAreTold() {
        let state = NowPlayingState(
            playbackState: .playing, rate: 1.5, commands: OfferedCommands([.stop, .pause]), volume: 0.5,
            isMuted: false, repeatMode: .all, shuffleMode: .items)
        let json = Console.json(NowPlayingReport(tv, state, at: now))
        for part in [
            #""event":"nowPlaying""#, #""state":"playing""#, #""rate":1.5"#, #""volume":0.5"#, #""muted":false"#,
            #""repeatMode":"all""#, #""shuffle":true"#, #""commands":["pause","stop"]"#, #""live":false"#,
        ] {
            #expect(json.contains(part), "\(part)")
        }
    }
}
