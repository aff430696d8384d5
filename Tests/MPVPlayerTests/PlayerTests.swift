import NowPlaying
import Synchronization
import Testing

@testable import MPVPlayer


@MainActor @Suite(.timeLimit(.minutes(1))) struct PlayerTests {
    /// Its time stands, or moves on at once to what is waited for.
    private func time(passes: Bool) -> NowPlayingTime {
        let time = StandingTime()
        return NowPlayingTime(
            now: { time.now.withLock { $0 } },
            sleep: { instant in
                if passes { time.now.withLock { $0 = instant } } else { try await Task.sleep(for: .seconds(86_400)) }
            })
    }

    @Test("It plays what mpv plays, and mpv does what it is told")
    func controls() async throws {
        let mpv = try await FakeMPV()
        let player = try await MPVPlayer.connect(to: mpv.path, time: time(passes: false))
        #expect(player.currentItem?.contentID == "/a.mp4" && player.playbackState == .playing)
        #expect(player.currentTime == 4)
        let (events, told) = AsyncStream.makeStream(of: NowPlayingPlayerEvent.self)
        player.eventHandler = { told.yield($0) }
        #expect(await player.pause() == .success)
        // Told before the answer, or just after it.
        for await event in events where event == .playbackChanged { break }
        #expect(player.rate == 0 && player.playbackState == .paused)
        #expect(await player.seek(to: .infinity) == .commandFailed)
        #expect(try player.playback().place == .file("/a.mp4"))
        try await mpv.close()
    }

    @Test("mpv's no is a failed command")
    func refusal() async throws {
        let mpv = try await FakeMPV(refuses: "property unavailable")
        let player = try await MPVPlayer.connect(to: mpv.path, time: time(passes: false))
        #expect(await player.pause() == .commandFailed)
        #expect(player.ending == nil)
        try await mpv.close()
    }

    @Test("When mpv goes, who waits for an answer is told, and nothing plays")
    func mpvEnds() async throws {
        let mpv = try await FakeMPV()
        let player = try await MPVPlayer.connect(to: mpv.path, time: time(passes: false))
        #expect(await player.nextTrack() == .deviceNotFound)
        #expect(player.ending == .ended && player.currentItem == nil && player.playbackState == .stopped)
        #expect(throws: MPVError.ended) { _ = try player.playback() }
        try await mpv.close()
    }

    @Test("A socket that does not answer, and one that is not there, are told apart")
    func noAnswer() async throws {
        let mpv = try await FakeMPV(isSilent: true)
        await #expect(throws: MPVError.noAnswer) {
            _ = try await MPVPlayer.connect(to: mpv.path, time: time(passes: true))
        }
        try await mpv.close()
        await #expect(throws: MPVError.noSocket) { _ = try await MPVPlayer.connect(to: "/nowhere/mpv.sock") }
        await #expect(throws: MPVError.notASocket) { _ = try await MPVPlayer.connect(to: "/etc/passwd") }
    }
}

private final class StandingTime: Sendable {
    let now = Mutex(ContinuousClock.now)
}
