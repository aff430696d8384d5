package import DBusValues

/// What plays, as the properties of an MPRIS player.
package enum MPRISProperties {
    /// Returns the properties of the root interface.
    ///
    /// - Parameters:
    ///   - identity: a name for people; different for each player, never empty.
    ///   - canRaise: the app has a window that can be shown on request.
    package static func root(identity: String, desktopEntry: String, canRaise: Bool) -> [String: DBusValue] {
        [
            "CanQuit": .bool(false), "CanRaise": .bool(canRaise), "HasTrackList": .bool(false),
            "Identity": .string(ShownText.clean(identity) ?? "Marquee"), "DesktopEntry": .string(desktopEntry),
            "SupportedUriSchemes": .strings([]), "SupportedMimeTypes": .strings([]),
        ]
    }

    /// Returns all properties of the player but the position, which is asked for when it is needed.
    ///
    /// Nothing is made up: a value that the app has not given is missing.
    ///
    /// - Parameter artworkURL: a `file://` URL of the image, once the image is stored.
    package static func player(_ state: NowPlayingState, artworkURL: String?) -> [String: DBusValue] {
        let rates = rates(state)
        var properties: [String: DBusValue] = [
            "PlaybackStatus": .string(status(state.playbackState)), "Metadata": metadata(state, artworkURL),
            "Rate": .double(rates.now), "MinimumRate": .double(rates.range.lowerBound),
            "MaximumRate": .double(rates.range.upperBound),
            "CanGoNext": .bool(state.commands.contains(.nextTrack)),
            "CanGoPrevious": .bool(state.commands.contains(.previousTrack)),
            "CanPlay": .bool(state.offers(.play)), "CanPause": .bool(state.offers(.pause)),
            "CanSeek": .bool(state.canSeek), "CanControl": .bool(true),
        ]
        // MPRIS has no mute, so a muted player has a volume of 0.
        properties["Volume"] = state.volume.map { .double(state.isMuted == true ? 0 : $0) }
        properties["LoopStatus"] = state.repeatMode.map { .string(loopStatus($0)) }
        properties["Shuffle"] = state.shuffleMode.map { .bool($0 != .off) }
        return properties
    }

    /// Returns the position in microseconds; 0 if it is not known.
    package static func position(_ state: NowPlayingState, at now: ContinuousClock.Instant) -> DBusValue {
        .int64(microseconds(state.elapsed(at: now) ?? 0))
    }

    package static func status(_ state: NowPlayingPlaybackState) -> String {
        switch state {
        case .playing: "Playing"
        case .paused, .interrupted: "Paused"
        case .stopped, .unknown: "Stopped"
        }
    }

    package static func loopStatus(_ mode: NowPlayingRepeatMode) -> String {
        switch mode {
        case .off: "None"
        case .one: "Track"
        case .all: "Playlist"
        }
    }

    /// Returns the rate, and the range of possible rates, which always contains 1.
    ///
    /// The rate is never 0 here: PlaybackStatus says that a player stands still.
    package static func rates(_ state: NowPlayingState) -> (now: Double, range: ClosedRange<Double>) {
        let now = state.rate.isFinite && state.rate > 0 ? state.rate : 1
        let possible = state.commands.playbackRates.filter { $0 > 0 } + [now, 1]
        return (now, (possible.min() ?? 1)...(possible.max() ?? 1))
    }

    private static func metadata(_ state: NowPlayingState, _ artworkURL: String?) -> DBusValue {
        let info = state.info
        var members: [String: DBusValue] = ["mpris:trackid": .objectPath(state.trackID)]
        members["mpris:length"] = state.duration.map { .int64(microseconds($0)) }
        members["mpris:artUrl"] = artworkURL.map { .string($0) }
        members["xesam:title"] = info[.title].map { .string($0) }
        members["xesam:album"] = info[.albumTitle].map { .string($0) }
        // An empty list, because GNOME writes "Unknown artist" below the film if the property is missing.
        members["xesam:artist"] = .strings(info[.artist].map { [$0] } ?? [])
        members["xesam:composer"] = info[.composer].map { .strings([$0]) }
        members["xesam:genre"] = info[.genre].map { .strings([$0]) }
        members["xesam:comment"] = info[.itemDescription].map { .strings([$0]) }
        members["xesam:trackNumber"] = info[.albumTrackNumber].map { .int32(Int32(clamping: $0)) }
        members["xesam:discNumber"] = info[.discNumber].map { .int32(Int32(clamping: $0)) }
        return .properties(members)
    }

    /// A state's numbers are bounded already, but those in a test need not be.
    private static func microseconds(_ seconds: Double) -> Int64 {
        Int64((min(max(0, seconds), NowPlayingLimits.seconds) * 1e6).rounded())
    }
}

extension NowPlayingState {
    package var trackID: DBusObjectPath {
        itemID == nil && info.isEmpty ? MPRISTrackID.none : MPRISTrackID.path(of: itemID)
    }

    /// Play and pause may be offered as the one command that does both.
    func offers(_ command: RemoteCommandKind) -> Bool {
        commands.contains(command) || commands.contains(.togglePlayPause)
    }

    var canSeek: Bool {
        commands.contains(.changePlaybackPosition) || commands.contains(.skipForward)
            || commands.contains(.skipBackward)
    }
}
