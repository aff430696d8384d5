import CastSender
import Casting
import MPVPlayer
import MediaServing

/// The media of an mpv player, for `marquee cast --from-mpv SOCKET`.
@MainActor struct MPVSource {
    let player: MPVPlayer
    let handOver: MPVHandOver

    /// - Throws: `.wrongUse` if the socket can't be used or the media can't be cast.
    init(_ path: String) async throws {
        do throws(MPVError) {
            player = try await MPVPlayer.connect(to: path)
            handOver = try MPVHandOver(try player.playback())
        } catch {
            throw CommandFailure(.wrongUse, "--from-mpv \"\(path)\": \(error)")
        }
    }

    /// - Parameters:
    ///   - named: subtitles that the user named. They replace those of mpv.
    ///   - audio: the audio track that the user named; nil for the track that mpv plays.
    ///   - tell: called for each subtitle file of mpv that can't be cast. The film is cast without it.
    func item(named: [String], audio: String?, tell: (String) -> Void) async throws -> CastItem {
        let source = try CastSource(handOver.source)
        let audio = audio ?? handOver.audio.map { "\($0)" }
        guard named.isEmpty else {
            return try await CastItem(source, subtitles: named, called: "--subtitles", audio: audio)
        }
        let readable = handOver.subtitles.filter { path in
            guard case .file = source else { return true }
            return (try? SubtitleConverter.webVTT(path: path, framesPerSecond: nil)) != nil
        }
        for path in handOver.leftOut + handOver.subtitles where !readable.contains(path) {
            tell("the subtitle file \"\(path)\" of mpv can't be cast and is left out")
        }
        return try await CastItem(
            source, subtitles: readable, called: "mpv's subtitles",
            showsSubtitles: handOver.showsSubtitles && readable.first == handOver.subtitles.first, audio: audio)
    }
}

/// Pauses mpv once the TV plays, and not earlier. If the cast fails, mpv plays on.
@MainActor final class MPVPause: CastListener {
    private let player: MPVPlayer
    private let tell: (String) -> Void
    private var isDone = false

    init(_ player: MPVPlayer, tell: @escaping (String) -> Void) {
        self.player = player
        self.tell = tell
    }

    func cast(_ cast: Cast, didStart item: StartedItem) {
        if let status = cast.session?.remoteMediaClient?.mediaStatus { pause(status) }
    }

    func cast(_ cast: Cast, didUpdate status: MediaStatus) { pause(status) }

    private func pause(_ status: MediaStatus) {
        guard !isDone, status.playerState == .playing else { return }
        isDone = true
        Task { [player, tell] in
            let result = await player.pause()
            // No message if mpv has ended, because then it does not play on.
            if result != .success, player.ending != .ended { tell("mpv could not be paused and plays on") }
            player.disconnect()
        }
    }
}
