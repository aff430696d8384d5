/// What is published of a dictionary that an app fills by hand, and nothing more.
///
/// Elapsed time counts from the moment at which it is set. An app may read the dictionary, change another value and set
/// the dictionary again. The elapsed time is not new then: it has gone on meanwhile, at the rate that was set.
package struct ManualPublication: Sendable {
    private var info: NowPlayingInfo?
    private var position: PlaybackPosition?
    private var itemID: String?

    package init() {}

    /// Takes in a new dictionary.
    ///
    /// - Parameter isAnew: the elapsed time is of this moment even if its number is unchanged.
    package mutating func set(
        _ new: NowPlayingInfo?, playbackState: NowPlayingPlaybackState, isAnew: Bool = false,
        at now: ContinuousClock.Instant
    ) {
        let isAnother = new.map { Self.isAnotherItem($0, than: info) } ?? true
        if isAnother { itemID = nil }
        itemID = itemID ?? new.flatMap(Self.itemID)
        defer { info = new }
        guard let new, let elapsed = new[.elapsedPlaybackTime] else {
            position = nil
            return
        }
        let rate = Self.rate(new, playbackState)
        if !isAnew, let known = position, info?[.elapsedPlaybackTime] == elapsed, !isAnother {
            position = PlaybackPosition(elapsed: known.elapsed(at: now), rate: rate, moment: now)
        } else {
            position = PlaybackPosition(elapsed: elapsed, rate: rate, moment: now)
        }
    }

    /// Returns the state to publish.
    ///
    /// - Returns: `nil` if the dictionary is cleared.
    package func state(
        playbackState: NowPlayingPlaybackState, artwork: MediaItemArtwork.Picture?, commands: OfferedCommands
    ) -> NowPlayingState? {
        guard let info else { return nil }
        let net = NetTime(leavingOut: info[.adTimeRanges] ?? [])
        let isLive = info[.isLiveStream] == true
        var shown = info
        for key in [NowPlayingProperty.elapsedPlaybackTime.key, NowPlayingProperty.playbackRate.key] {
            shown.remove(key)
        }
        shown.remove(NowPlayingProperty.artwork.key)
        shown[.playbackDuration] = isLive ? nil : info[.playbackDuration].map(net.net)
        let isAdvertising = position.map { net.isAdvertising(at: $0.elapsed) } ?? false
        let shownPosition = position.map {
            PlaybackPosition(elapsed: net.net($0.elapsed), rate: isAdvertising ? 0 : $0.rate, moment: $0.moment)
        }
        let rate = info[.playbackRate] ?? 1
        return NowPlayingState(
            info: shown, artwork: artwork, playbackState: Self.state(info, playbackState),
            rate: rate == 0 ? info[.defaultPlaybackRate] ?? 1 : rate, position: shownPosition,
            commands: commands.narrowed(isLive: isLive, isAdvertising: isAdvertising),
            itemID: itemID)
    }

    /// Converts a command's position, which leaves advertising out, to the player's own time.
    package func event(_ event: RemoteCommandEvent) -> RemoteCommandEvent {
        NetTime(leavingOut: info?[.adTimeRanges] ?? []).event(event)
    }

    /// Returns the id of an item that is set by hand: an id in the dictionary, or else its names.
    private static func itemID(_ info: NowPlayingInfo) -> String? {
        if let id = info[.externalContentIdentifier] ?? info[.assetURL] { return id }
        if let id = info[.persistentID] { return String(id) }
        let names = [info[.title], info[.artist], info[.albumTitle]].compactMap(\.self)
        return names.isEmpty ? nil : names.joined(separator: "\n")
    }

    /// Returns whether both name a value and the values differ. An artist that is added later belongs to the same item.
    private static func isAnotherItem(_ info: NowPlayingInfo, than old: NowPlayingInfo?) -> Bool {
        guard let old else { return true }
        let properties: [NowPlayingProperty<String>] = [
            .externalContentIdentifier, .assetURL, .title, .artist, .albumTitle,
        ]
        let differs = properties.contains { info[$0] != nil && old[$0] != nil && info[$0] != old[$0] }
        return differs
            || info[.persistentID] != nil && old[.persistentID] != nil
                && info[.persistentID] != old[.persistentID]
    }

    private static func rate(_ info: NowPlayingInfo, _ state: NowPlayingPlaybackState) -> Double {
        switch state {
        case .paused, .stopped, .interrupted: 0
        case .unknown, .playing: info[.playbackRate] ?? 1
        }
    }

    private static func state(_ info: NowPlayingInfo, _ state: NowPlayingPlaybackState) -> NowPlayingPlaybackState {
        guard state == .unknown, let rate = info[.playbackRate] else { return state }
        return rate == 0 ? .paused : .playing
    }
}
