/// What a player says about itself at a moment, and what an app says about the item.
package struct PlaybackSnapshot: Hashable, Sendable {
    /// The item's metadata and the app's own, merged.
    package var info = NowPlayingInfo()
    package var artwork: MediaItemArtwork.Picture?
    package var playbackState = NowPlayingPlaybackState.unknown
    /// 0 while it stands still.
    package var rate = 0.0
    /// In seconds, with advertising.
    package var currentTime: Double?
    package var duration: Double?
    package var isLive = false
    /// The player reports that it plays advertising, whether or not there are ranges for it.
    package var isPlayingAdvertising = false
    package var volume: Double?
    package var isMuted: Bool?
    package var repeatMode: NowPlayingRepeatMode?
    package var shuffleMode: NowPlayingShuffleMode?
    package var itemID: String?
    /// The commands that have handlers, for any content.
    package var commands = OfferedCommands()

    package init() {}

    private var net: NetTime { NetTime(leavingOut: info[.adTimeRanges] ?? []) }

    /// Returns what is published of the snapshot: the app's values, replaced by the player's times.
    package func state(at now: ContinuousClock.Instant) -> NowPlayingState {
        let net = net
        let live = isLive || info[.isLiveStream] == true
        let isAdvertising = isAdvertising(net)
        let rate = PlaybackNumbers.rate(rate) ?? 0
        var shown = info
        for key in [NowPlayingProperty.elapsedPlaybackTime.key, NowPlayingProperty.playbackRate.key] {
            shown.remove(key)
        }
        shown.remove(NowPlayingProperty.artwork.key)
        let raw = PlaybackNumbers.duration(duration) ?? info[.playbackDuration]
        shown[.playbackDuration] = live ? nil : raw.map(net.net)
        if live { shown[.isLiveStream] = true }
        let position = PlaybackNumbers.position(currentTime).map {
            let moves = playbackState == .playing && !(net.isAdvertising(at: $0))
            return PlaybackPosition(elapsed: net.net($0), rate: moves ? rate : 0, moment: now)
        }
        return NowPlayingState(
            info: shown, artwork: artwork, playbackState: playbackState,
            rate: rate == 0 ? info[.defaultPlaybackRate] ?? 1 : rate, position: position,
            commands: commands.narrowed(isLive: live, isAdvertising: isAdvertising),
            volume: PlaybackNumbers.fraction(volume), isMuted: isMuted, repeatMode: repeatMode,
            shuffleMode: shuffleMode, itemID: itemID)
    }

    /// How many seconds remain until an advertisement starts or ends, if nothing happens until then.
    package var secondsToNextEdge: Double? {
        guard playbackState == .playing, rate > 0, let time = PlaybackNumbers.position(currentTime),
            let edge = net.nextEdge(after: time)
        else { return nil }
        return (edge - time) / rate
    }

    /// Converts a command's position, which leaves advertising out, to the player's own time.
    package func event(_ event: RemoteCommandEvent) -> RemoteCommandEvent {
        net.event(event)
    }

    private func isAdvertising(_ net: NetTime) -> Bool {
        isPlayingAdvertising || (PlaybackNumbers.position(currentTime).map(net.isAdvertising) ?? false)
    }
}
