package import NowPlayingCore
package import SenderCore

/// Which commands a device takes now: as its status, its queue and its volume allow.
package enum CastCommands {
    /// Seconds that a skip goes, both ways, unless whoever asks says another number.
    package static let skipInterval = 15.0
    /// What a receiver takes that can change its speed at all, as steps for a person.
    package static let playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

    /// All kinds that a Cast device can ever take; the others have no handler.
    package static let kinds: Set<RemoteCommandKind> = [
        .play, .pause, .togglePlayPause, .stop, .nextTrack, .previousTrack, .skipForward, .skipBackward,
        .changePlaybackPosition, .changePlaybackRate, .changeRepeatMode, .changeShuffleMode, .changeVolume,
        .changeMute,
    ]

    /// - Parameter skipInterval: preferred, in seconds.
    package static func offered(
        _ status: MediaStatus?, device: CastDeviceReading, skipInterval: Double = skipInterval
    ) -> OfferedCommands {
        guard device.isConnected, let status, CastPlayback.isLoaded(status) else { return OfferedCommands() }
        let commands = status.supportedMediaCommands
        var kinds: Set<RemoteCommandKind> = [.stop]
        if commands.contains(.pause) {
            kinds.formUnion([.play, .pause, .togglePlayPause])
        } else if status.playerState == .paused {
            kinds.insert(.play)
        }
        kinds.formUnion(queueKinds(status))
        if canSeek(status) { kinds.formUnion([.skipForward, .skipBackward, .changePlaybackPosition]) }
        if commands.contains(.playbackRate) { kinds.insert(.changePlaybackRate) }
        if !device.isVolumeFixed, device.volume != nil { kinds.insert(.changeVolume) }
        if device.supportsMuting, device.isMuted != nil { kinds.insert(.changeMute) }
        return OfferedCommands(
            kinds, skipForwardIntervals: [skipInterval], skipBackwardIntervals: [skipInterval],
            playbackRates: playbackRates
        ).narrowed(isLive: CastPlayback.isLive(status), isAdvertising: status.playingAd)
    }

    private static func queueKinds(_ status: MediaStatus) -> Set<RemoteCommandKind> {
        let commands = status.supportedMediaCommands
        var kinds: Set<RemoteCommandKind> = []
        if status.queueHasNextItem { kinds.insert(.nextTrack) }
        if status.queueHasPreviousItem { kinds.insert(.previousTrack) }
        if !commands.isDisjoint(with: [.queueRepeatAll, .queueRepeatOne]) { kinds.insert(.changeRepeatMode) }
        if commands.contains(.queueShuffle) { kinds.insert(.changeShuffleMode) }
        return kinds
    }

    /// A live stream can be sought in where the receiver says how far back it goes.
    private static func canSeek(_ status: MediaStatus) -> Bool {
        guard status.supportedMediaCommands.contains(.seek) else { return false }
        guard CastPlayback.isLive(status) else { return true }
        return status.liveSeekableRange.map { $0.endTime > $0.startTime } ?? false
    }

    /// The mode as a receiver's; nil where it does not take it.
    package static func repeatMode(_ mode: NowPlayingRepeatMode, _ status: MediaStatus) -> MediaRepeatMode? {
        let commands = status.supportedMediaCommands
        return switch mode {
        case .off: commands.isDisjoint(with: [.queueRepeatAll, .queueRepeatOne]) ? nil : .off
        case .one: commands.contains(.queueRepeatOne) ? .single : nil
        case .all: commands.contains(.queueRepeatAll) ? .all : nil
        }
    }

    /// Where a seek leads, in seconds: within the film, or within what of a live stream can be sought in.
    ///
    /// - Parameter range: the live stream's, as it is by now; nil for what is not live.
    package static func seekTarget(
        _ position: Double, duration: Double?, range: (start: Double, end: Double)? = nil
    ) -> Double? {
        guard position.isFinite else { return nil }
        if let range, range.start.isFinite, range.end.isFinite, range.start <= range.end {
            return min(max(position, range.start), range.end)
        }
        guard let position = PlaybackNumbers.position(position) else { return nil }
        return min(position, PlaybackNumbers.duration(duration) ?? NowPlayingLimits.seconds)
    }
}
