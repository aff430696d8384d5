import CastWire
package import NowPlayingCore
package import SenderCore

/// Decides which commands a device takes now, from its status, its queue and its volume.
enum CastCommands {
    /// How far a skip goes in both directions, in seconds, if the caller names no other interval.
    static let skipInterval = 15.0

    /// All kinds of commands that a Cast device can ever take; the other kinds get no handler.
    static let kinds: Set<RemoteCommandKind> = [
        .play, .pause, .togglePlayPause, .stop, .nextTrack, .previousTrack, .skipForward, .skipBackward,
        .changePlaybackPosition, .changePlaybackRate, .changeRepeatMode, .changeShuffleMode, .changeVolume,
        .changeMute,
    ]

    /// Returns the commands that the device takes now; none while it is not connected or nothing is loaded.
    ///
    /// - Parameter skipInterval: the preferred interval, in seconds.
    static func offered(
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
            playbackRates: PlaybackRates.menu
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

    /// Returns whether the receiver takes a seek.
    ///
    /// A live stream can be sought in only if the receiver says how far back the stream goes.
    private static func canSeek(_ status: MediaStatus) -> Bool {
        guard status.supportedMediaCommands.contains(.seek) else { return false }
        guard CastPlayback.isLive(status) else { return true }
        return status.liveSeekableRange.map { $0.endTime > $0.startTime } ?? false
    }

    /// Returns the receiver's word for the mode; nil if the receiver does not take that mode.
    static func repeatMode(_ mode: NowPlayingRepeatMode, _ status: MediaStatus) -> MediaRepeatMode? {
        let commands = status.supportedMediaCommands
        return switch mode {
        case .off: commands.isDisjoint(with: [.queueRepeatAll, .queueRepeatOne]) ? nil : .off
        case .one: commands.contains(.queueRepeatOne) ? .single : nil
        case .all: commands.contains(.queueRepeatAll) ? .all : nil
        }
    }

    /// Returns the target of a seek, in seconds, within the content or within the seekable range of a live stream.
    ///
    /// - Parameter range: the live stream's seekable range as it is now; nil for content that is not live.
    static func seekTarget(
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
