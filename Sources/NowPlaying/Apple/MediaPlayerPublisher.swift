#if canImport(MediaPlayer)
    import MediaPlayer
    public import NowPlayingCore

    /// Publishes to Apple's own media controls.
    ///
    /// It is thin, and was never compiled nor run in this project, because there is no Apple machine here.
    @MainActor
    public final class MediaPlayerPublisher: NowPlayingPublisher {
        public var commandHandler: NowPlayingCommandHandler?
        private var targets: [RemoteCommandKind: (MPRemoteCommand, Any)] = [:]

        public init() {}

        public func publish(_ publication: NowPlayingPublication) {
            let center = MPNowPlayingInfoCenter.default()
            offer(publication.state?.commands ?? OfferedCommands())
            guard let state = publication.state else {
                center.nowPlayingInfo = nil
                center.playbackState = .stopped
                return
            }
            var info: [String: Any] = [:]
            info[MPMediaItemPropertyTitle] = state.info[.title]
            info[MPMediaItemPropertyArtist] = state.info[.artist]
            info[MPMediaItemPropertyAlbumTitle] = state.info[.albumTitle]
            info[MPMediaItemPropertyPlaybackDuration] = state.duration
            info[MPNowPlayingInfoPropertyIsLiveStream] = state.info[.isLiveStream]
            info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = state.elapsed(at: .now)
            info[MPNowPlayingInfoPropertyPlaybackRate] = state.position?.rate
            center.nowPlayingInfo = info
            center.playbackState = MPNowPlayingPlaybackState(rawValue: UInt(state.playbackState.rawValue)) ?? .unknown
        }

        private func offer(_ offered: OfferedCommands) {
            let center = MPRemoteCommandCenter.shared()
            center.skipForwardCommand.preferredIntervals = offered.skipForwardIntervals.map { NSNumber(value: $0) }
            center.skipBackwardCommand.preferredIntervals = offered.skipBackwardIntervals.map { NSNumber(value: $0) }
            let commands: [(RemoteCommandKind, MPRemoteCommand, (MPRemoteCommandEvent) -> RemoteCommandEvent?)] = [
                (.play, center.playCommand, { _ in .play }),
                (.pause, center.pauseCommand, { _ in .pause }),
                (.stop, center.stopCommand, { _ in .stop }),
                (.togglePlayPause, center.togglePlayPauseCommand, { _ in .togglePlayPause }),
                (.nextTrack, center.nextTrackCommand, { _ in .nextTrack }),
                (.previousTrack, center.previousTrackCommand, { _ in .previousTrack }),
                (
                    .skipForward, center.skipForwardCommand,
                    { ($0 as? MPSkipIntervalCommandEvent).map { .skipForward($0.interval) } }
                ),
                (
                    .skipBackward, center.skipBackwardCommand,
                    { ($0 as? MPSkipIntervalCommandEvent).map { .skipBackward($0.interval) } }
                ),
                (
                    .changePlaybackPosition, center.changePlaybackPositionCommand,
                    {
                        ($0 as? MPChangePlaybackPositionCommandEvent).map {
                            .changePlaybackPosition($0.positionTime, item: nil)
                        }
                    }
                ),
            ]
            for (kind, command, event) in commands {
                if let (command, target) = targets.removeValue(forKey: kind) { command.removeTarget(target) }
                guard offered.contains(kind) else { continue }
                // MediaPlayer needs the status at once, but the result of the command is known only later.
                targets[kind] = (
                    command,
                    command.addTarget { [weak self] told in
                        guard let handler = self?.commandHandler, let event = event(told) else { return .commandFailed }
                        Task { _ = await handler(event) }
                        return .success
                    }
                )
            }
        }
    }
#endif
