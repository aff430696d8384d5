import CastSender
import CastWire
import NowPlaying

/// Turns remote commands into requests of the session. Each is sent only if the device takes it now.
@MainActor
enum CastCommandRunner {
    /// Gives a handler to every command that a Cast device can ever take.
    ///
    /// The device's status then says which of these commands are enabled.
    static func connect(_ center: RemoteCommandCenter, to player: CastNowPlayingPlayer) {
        connectPlayback(center, player)
        connectPlaces(center, player)
        connectModes(center, player)
        center.changeVolumeCommand.addTarget { [weak player] event in
            await outcome(of: player?.session?.setDeviceVolume(event.volume))
        }
        center.changeMuteCommand.addTarget { [weak player] event in
            await outcome(of: player?.session?.setDeviceMuted(event.isMuted))
        }
        center.changePlaybackRateCommand.supportedPlaybackRates = PlaybackRates.menu
        center.skipForwardCommand.preferredIntervals = [player.skipInterval]
        center.skipBackwardCommand.preferredIntervals = [player.skipInterval]
        let enable: @MainActor (OfferedCommands) -> Void = { [weak center] offered in
            for command in center?.commands ?? [] where CastCommands.kinds.contains(command.kind) {
                command.isEnabled = offered.contains(command.kind)
            }
        }
        player.offeredCommandsHandler = enable
        enable(player.offeredCommands)
    }

    private static func connectPlayback(_ center: RemoteCommandCenter, _ player: CastNowPlayingPlayer) {
        center.playCommand.addTarget { [weak player] _ in await outcome(of: player?.connectedClient?.play()) }
        center.pauseCommand.addTarget { [weak player] _ in await outcome(of: player?.connectedClient?.pause()) }
        center.togglePlayPauseCommand.addTarget { [weak player] _ in
            guard let player, let client = player.connectedClient else { return .deviceNotFound }
            return await outcome(of: player.playbackState == .paused ? client.play() : client.pause())
        }
        center.stopCommand.addTarget { [weak player] _ in await outcome(of: player?.connectedClient?.stop()) }
        center.nextTrackCommand.addTarget { [weak player] _ in
            await outcome(of: player?.connectedClient?.queueNextItem())
        }
        center.previousTrackCommand.addTarget { [weak player] _ in
            await outcome(of: player?.connectedClient?.queuePreviousItem())
        }
    }

    private static func connectPlaces(_ center: RemoteCommandCenter, _ player: CastNowPlayingPlayer) {
        center.changePlaybackPositionCommand.addTarget { [weak player] event in
            await player?.seek(to: event.positionTime) ?? .deviceNotFound
        }
        center.skipForwardCommand.addTarget { [weak player] in await skip(player, by: $0.interval) }
        center.skipBackwardCommand.addTarget { [weak player] in await skip(player, by: -$0.interval) }
    }

    private static func skip(_ player: CastNowPlayingPlayer?, by interval: Double) async -> RemoteCommandHandlerStatus {
        guard let player else { return .deviceNotFound }
        guard let origin = player.skipOrigin else { return .noActionableNowPlayingItem }
        return await player.seek(to: max(0, origin + interval))
    }

    private static func connectModes(_ center: RemoteCommandCenter, _ player: CastNowPlayingPlayer) {
        center.changePlaybackRateCommand.addTarget { [weak player] event in
            await outcome(of: player?.connectedClient?.setPlaybackRate(event.playbackRate))
        }
        center.changeRepeatModeCommand.addTarget { [weak player] event in
            guard let client = player?.connectedClient else { return .deviceNotFound }
            guard let mode = client.mediaStatus.flatMap({ CastCommands.repeatMode(event.repeatType, $0) }) else {
                return .commandFailed
            }
            return await outcome(of: client.queueSetRepeatMode(mode))
        }
        center.changeShuffleModeCommand.addTarget { [weak player] event in
            await outcome(of: player?.connectedClient?.queueShuffle(event.shuffleType != .off))
        }
    }

    /// Waits for the request and returns what came of it. Nil means that there is no device to ask.
    static func outcome(of request: Request<Void>?) async -> RemoteCommandHandlerStatus {
        guard let request else { return .deviceNotFound }
        do {
            try await request.value
            return .success
        } catch {
            return RemoteCommandHandlerStatus(error)
        }
    }
}
