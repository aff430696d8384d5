/// What the receiver's clock shows by now, told from ours: as the last status said, and gone on since.
extension MediaState {
    /// Seconds into the media at a moment: as told, and going on while it plays; it stands while an ad is shown. Within
    /// 0 and the duration, or the live edge; 0 without media.
    package func position(at now: ContinuousClock.Instant) -> Double {
        guard let status, let updatedAt else { return 0 }
        guard status.playerState == .playing, !status.playingAd else { return status.streamPosition }
        let position = max(0, status.streamPosition + status.playbackRate * seconds(from: updatedAt, to: now))
        guard let end = endOfMedia(at: now) else { return position }
        return min(position, max(end, status.streamPosition))
    }

    private func endOfMedia(at now: ContinuousClock.Instant) -> Double? {
        if let edge = liveSeekableRangeEnd(at: now) { return edge }
        guard let duration = status?.mediaInformation?.streamDuration, duration > 0 else { return nil }
        return duration
    }

    /// Seconds of stream time; moves on with a window that moves. Nil where nothing live is loaded.
    package func liveSeekableRangeStart(at now: ContinuousClock.Instant) -> Double? {
        guard let range = status?.liveSeekableRange, let toldAt = liveRangeToldAt else { return nil }
        guard range.isMovingWindow, !range.isLiveDone else { return range.startTime }
        return range.startTime + seconds(from: toldAt, to: now)
    }

    /// The live edge, seconds of stream time; goes on until the stream is done, whether or not the player plays. Nil
    /// where nothing live is loaded.
    package func liveSeekableRangeEnd(at now: ContinuousClock.Instant) -> Double? {
        guard let range = status?.liveSeekableRange, let toldAt = liveRangeToldAt else { return nil }
        return range.isLiveDone ? range.endTime : range.endTime + seconds(from: toldAt, to: now)
    }

    /// Seconds since the ad break began; nil while no ad is shown.
    package func adBreakTime(at now: ContinuousClock.Instant) -> Double? {
        status?.adBreakStatus.map { $0.currentAdBreakTime + adElapsed(at: now) }
    }

    /// Seconds since the clip began; nil while no ad is shown.
    package func adBreakClipTime(at now: ContinuousClock.Instant) -> Double? {
        status?.adBreakStatus.map { $0.currentAdBreakClipTime + adElapsed(at: now) }
    }

    /// Whether the ad that is shown may be skipped by now.
    package func isAdSkippable(at now: ContinuousClock.Instant) -> Bool {
        guard let ad = status?.adBreakStatus, ad.isSkippable, let time = adBreakClipTime(at: now) else { return false }
        return time >= ad.whenSkippable
    }

    private func adElapsed(at now: ContinuousClock.Instant) -> Double {
        guard status?.playerState == .playing, let adBreakToldAt else { return 0 }
        return seconds(from: adBreakToldAt, to: now)
    }

    private func seconds(from earlier: ContinuousClock.Instant, to later: ContinuousClock.Instant) -> Double {
        max(.zero, later - earlier) / .seconds(1)
    }
}
