import NowPlayingCore

/// What changed in a player between two readings of a device. Time that passes is no change.
enum PlaybackChanges {
    /// How many seconds a reported position may differ from the expected one: a device reports its position late and
    /// rounded.
    static let tolerance = PublishingCore.tolerance

    enum Change: Hashable, Sendable, CaseIterable {
        case item, information, playback, duration, advertising, modes, volume, jump
    }

    /// Returns the changes from the old reading to the new one.
    ///
    /// - Parameter times: the player's position as it was expected and as it is reported.
    static func changes(
        from old: CastPlayback, to new: CastPlayback, readings: (old: CastDeviceReading, new: CastDeviceReading),
        times: (expected: Double?, told: Double?)
    ) -> Set<Change> {
        var changes: Set<Change> = []
        func check(_ change: Change, _ isSame: Bool) {
            if !isSame { changes.insert(change) }
        }
        check(.item, old.itemID == new.itemID)
        check(.information, old.info == new.info && old.image == new.image)
        check(.playback, old.playbackState == new.playbackState && old.rate == new.rate)
        check(.duration, old.duration == new.duration && old.isLive == new.isLive)
        check(.advertising, old.isPlayingAdvertising == new.isPlayingAdvertising)
        check(.modes, old.repeatMode == new.repeatMode && old.shuffleMode == new.shuffleMode)
        check(.volume, readings.old.volume == readings.new.volume && readings.old.isMuted == readings.new.isMuted)
        if old.itemID == new.itemID, let expected = times.expected, let told = times.told {
            check(.jump, abs(expected - told) <= tolerance)
        }
        return changes
    }
}
