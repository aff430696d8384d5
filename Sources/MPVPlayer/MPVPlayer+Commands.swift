public import NowPlaying

extension MPVPlayer {
    public func play() async -> RemoteCommandHandlerStatus { await status(.pause(false)) }

    public func pause() async -> RemoteCommandHandlerStatus { await status(.pause(true)) }

    /// Seeks to the exact position, not to a key frame near it.
    public func seek(to position: Double) async -> RemoteCommandHandlerStatus { await status(.seek(position)) }

    /// Skips forward, or backward if the interval is negative.
    public func skip(by interval: Double) async -> RemoteCommandHandlerStatus { await status(.skip(interval)) }

    /// Sets the speed. It stays after a pause, too.
    public func setSpeed(_ speed: Double) async -> RemoteCommandHandlerStatus { await status(.speed(speed)) }

    /// Sets the volume, 0 to 1.
    public func setVolume(_ volume: Double) async -> RemoteCommandHandlerStatus { await status(.volume(volume)) }

    public func setMuted(_ muted: Bool) async -> RemoteCommandHandlerStatus { await status(.mute(muted)) }

    public func nextTrack() async -> RemoteCommandHandlerStatus { await status(.next) }

    public func previousTrack() async -> RemoteCommandHandlerStatus { await status(.previous) }

    private func status(_ command: MPVCommand) async -> RemoteCommandHandlerStatus {
        do throws(MPVError) {
            try await request(command)
            return .success
        } catch {
            switch error {
            case .noAnswer, .ended, .notMPV: return .deviceNotFound
            default: return currentItem == nil ? .noActionableNowPlayingItem : .commandFailed
            }
        }
    }
}
