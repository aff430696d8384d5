import NowPlayingCore

/// Does for a player all that is to be done, as AVKit does: publishes what it plays, and answers play, pause and skip.
///
/// An app gives its item `externalMetadata`, and that is all. Handlers of its own for further commands go to
/// `session.remoteCommandCenter`. Used on the main actor.
@MainActor
public final class NowPlayingPlayerController {
    /// What plays.
    public let player: any ControllableNowPlayingPlayer
    /// Its session, with handlers for play, pause, skip and seek.
    public let session: NowPlayingSession

    /// Publishes from now on. `skipInterval` is in seconds, above 0, for both ways.
    ///
    /// - Throws: where the player is in a session already: of two that publish a player one does.
    public init(
        player: any ControllableNowPlayingPlayer, skipInterval: Double = 15,
        application: NowPlayingApplication = .shared
    ) throws(NowPlayingError) {
        self.player = player
        session = try NowPlayingSession(players: [player], application: application)
        let center = session.remoteCommandCenter
        center.playCommand.addTarget { [weak player] _ in await player?.play() ?? .deviceNotFound }
        center.pauseCommand.addTarget { [weak player] _ in await player?.pause() ?? .deviceNotFound }
        center.togglePlayPauseCommand.addTarget { [weak player] _ in
            guard let player else { return .deviceNotFound }
            return player.playbackState == .playing ? await player.pause() : await player.play()
        }
        center.changePlaybackPositionCommand.addTarget { [weak player] in
            await player?.seek(to: $0.positionTime) ?? .deviceNotFound
        }
        center.skipForwardCommand.preferredIntervals = [skipInterval]
        center.skipForwardCommand.addTarget { [weak player] in await Self.skip(player, by: $0.interval) }
        center.skipBackwardCommand.preferredIntervals = [skipInterval]
        center.skipBackwardCommand.addTarget { [weak player] in await Self.skip(player, by: -$0.interval) }
        session.automaticallyPublishesNowPlayingInfo = true
    }

    private static func skip(
        _ player: (any ControllableNowPlayingPlayer)?, by interval: Double
    ) async -> RemoteCommandHandlerStatus {
        guard let player else { return .deviceNotFound }
        guard let now = player.currentTime,
            let target = PlaybackNumbers.skip(from: now, by: interval, duration: player.duration)
        else { return .noSuchContent }
        return await player.seek(to: target)
    }
}
