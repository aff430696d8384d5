import CastWire

/// What the receiver's clock shows by now, told from ours: as the last status said, and gone on since. Knows when what
/// a status holds was told, since many updates leave the live range and the ad break out.
struct MediaClock: Equatable, Sendable {
    /// The moment that `streamPosition` is true of.
    private(set) var updatedAt: ContinuousClock.Instant?
    private var liveRangeToldAt: ContinuousClock.Instant?
    private var adBreakToldAt: ContinuousClock.Instant?

    /// An update has come, and `status` was made of it.
    mutating func told(_ update: MediaStatusUpdate, as status: MediaStatus, at now: ContinuousClock.Instant) {
        if update.liveSeekableRange != nil { liveRangeToldAt = now }
        if update.adBreakStatus != nil, status.adBreakStatus != nil { adBreakToldAt = now }
        updatedAt = now
    }

    /// There is no media any more.
    mutating func cleared(at now: ContinuousClock.Instant) {
        updatedAt = now
    }

    /// Seconds into the media: as told, and going on while it plays; it stands while an ad is shown. Within 0 and the
    /// duration, or the live edge.
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

    /// Seconds of stream time; moves on with a window that moves. Nil for what is not live.
    func liveSeekableRangeStart(of status: MediaStatus, at now: ContinuousClock.Instant) -> Double? {
        guard let range = status.liveSeekableRange, let toldAt = liveRangeToldAt else { return nil }
        guard range.isMovingWindow, !range.isLiveDone else { return range.startTime }
        return range.startTime + seconds(from: toldAt, to: now)
    }

    /// The live edge, seconds of stream time; goes on until the stream is done, whether or not the player plays.
    func liveSeekableRangeEnd(of status: MediaStatus, at now: ContinuousClock.Instant) -> Double? {
        guard let range = status.liveSeekableRange, let toldAt = liveRangeToldAt else { return nil }
        return range.isLiveDone ? range.endTime : range.endTime + seconds(from: toldAt, to: now)
    }

    /// Seconds since what a status tells of the ad break was told; they stand while the player does.
    func adElapsed(of status: MediaStatus, at now: ContinuousClock.Instant) -> Double {
        guard status.playerState == .playing, let adBreakToldAt else { return 0 }
        return seconds(from: adBreakToldAt, to: now)
    }

    private func seconds(from earlier: ContinuousClock.Instant, to later: ContinuousClock.Instant) -> Double {
        max(.zero, later - earlier) / .seconds(1)
    }
}
