import NowPlayingCore

/// Does everything for a player, as AVKit does: publishes what it plays, and handles play, pause and skip.
///
/// An app only gives its item `externalMetadata`. Handlers for further commands are added to
/// `session.remoteCommandCenter`. Used on the main actor.
@MainActor
public final class NowPlayingPlayerController {
    /// The player that is controlled.
    public let player: any ControllableNowPlayingPlayer
    /// The player's session, with handlers for play, pause, skip and seek.
    public let session: NowPlayingSession

    /// Starts publishing. `skipInterval` is in seconds, above 0, for both directions.
    ///
    /// - Throws: if the player is in a session already, because only one session may publish a player.
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
