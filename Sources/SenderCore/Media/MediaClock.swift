import CastWire

/// Computes the receiver's current position from its last status and the time since then.
///
/// It knows when each part of the status was reported, since many updates leave out the live range and the ad break.
struct MediaClock: Equatable, Sendable {
    /// The moment to which `streamPosition` refers.
    private(set) var updatedAt: ContinuousClock.Instant?
    private var liveRangeToldAt: ContinuousClock.Instant?
    private var adBreakToldAt: ContinuousClock.Instant?

    /// Records an update, from which `status` was made.
    mutating func told(_ update: MediaStatusUpdate, as status: MediaStatus, at now: ContinuousClock.Instant) {
        if update.liveSeekableRange != nil { liveRangeToldAt = now }
        if update.adBreakStatus != nil, status.adBreakStatus != nil { adBreakToldAt = now }
        updatedAt = now
    }

    /// Records that there is no media any more.
    mutating func cleared(at now: ContinuousClock.Instant) {
        updatedAt = now
    }

    /// Returns the position in seconds of media time.
    ///
    /// It advances while the media plays, and stands still while an ad is shown. It stays between 0 and the duration or
    /// the live edge.
    func position(of status: MediaStatus, at now: ContinuousClock.Instant) -> Double {
        guard let updatedAt else { return 0 }
        guard status.playerState == .playing, !status.playingAd else { return status.streamPosition }
        let position = max(0, status.streamPosition + status.playbackRate * seconds(from: updatedAt, to: now))
        guard let end = endOfMedia(status, at: now) else { return position }
        return min(position, max(end, status.streamPosition))
    }

    private func endOfMedia(_ status: MediaStatus, at now: ContinuousClock.Instant) -> Double? {
        if let edge = liveSeekableRangeEnd(of: status, at: now) { return edge }
        guard let duration = status.mediaInformation?.streamDuration, duration > 0 else { return nil }
        return duration
    }

    /// Returns the start of the seekable range in seconds of stream time. It advances if the window moves. Nil if the
    /// media is not live.
    func liveSeekableRangeStart(of status: MediaStatus, at now: ContinuousClock.Instant) -> Double? {
        guard let range = status.liveSeekableRange, let toldAt = liveRangeToldAt else { return nil }
        guard range.isMovingWindow, !range.isLiveDone else { return range.startTime }
        return range.startTime + seconds(from: toldAt, to: now)
    }

    /// Returns the live edge in seconds of stream time. It advances until the stream is done, whether the player plays
    /// or not.
    func liveSeekableRangeEnd(of status: MediaStatus, at now: ContinuousClock.Instant) -> Double? {
        guard let range = status.liveSeekableRange, let toldAt = liveRangeToldAt else { return nil }
        return range.isLiveDone ? range.endTime : range.endTime + seconds(from: toldAt, to: now)
    }

    /// Returns the seconds since the ad break was last reported. They do not advance while the player is paused.
    func adElapsed(of status: MediaStatus, at now: ContinuousClock.Instant) -> Double {
        guard status.playerState == .playing, let adBreakToldAt else { return 0 }
        return seconds(from: adBreakToldAt, to: now)
    }

    private func seconds(from earlier: ContinuousClock.Instant, to later: ContinuousClock.Instant) -> Double {
        max(.zero, later - earlier) / .seconds(1)
    }
}
