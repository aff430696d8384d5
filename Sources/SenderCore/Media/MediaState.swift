package import CastWire

/// The player of one application as a sender sees it: merges MEDIA_STATUS, which is partial, into one `MediaStatus`.
///
/// Rules (Google's Web Receiver reference, MediaStatus; how receivers really behave, PyChromecast): what an update
/// leaves out has not changed, the media object above all; the idle reason ends with the idle state; while something is
/// being loaded the player counts as idle and `extendedStatus` tells what comes; a status list that is empty means that
/// there is no media. An update for an older media session than the current one is late and dropped, unless the current
/// one is over: then a receiver that was restarted counts from the beginning.
package struct MediaState: Equatable, Sendable {
    package internal(set) var status: MediaStatus?
    /// When what the status holds was told.
    private(set) var clock = MediaClock()

    package init() {}

    /// When the last update came.
    package var updatedAt: ContinuousClock.Instant? { clock.updatedAt }

    /// What listeners are to be told about an update.
    package struct Change: Equatable, Sendable {
        /// The id of a media session that began with it.
        package var startedMediaSessionID: Int?
        package var statusChanged = false
        /// The update brought a media object. Whether it differs from the last is not asked: a style that is set again
        /// is told again.
        package var metadataChanged = false
        /// The update told of the queue's items, its current item, its repeat mode or what it is.
        package var queueChanged = false
        /// Another item is loaded ahead of its turn, or none any more.
        package var preloadChanged = false

        package init(
            startedMediaSessionID: Int? = nil, statusChanged: Bool = false, metadataChanged: Bool = false,
            queueChanged: Bool = false, preloadChanged: Bool = false
        ) {
            self.startedMediaSessionID = startedMediaSessionID
            self.statusChanged = statusChanged
            self.metadataChanged = metadataChanged
            self.queueChanged = queueChanged
            self.preloadChanged = preloadChanged
        }
    }

    package mutating func apply(_ updates: [MediaStatusUpdate], at now: ContinuousClock.Instant) -> Change {
        guard !updates.isEmpty else { return clear(at: now) }
        var change = Change()
        for update in updates where !isLate(update) {
            apply(update, at: now, to: &change)
        }
        return change
    }

    /// The application has gone, or says that it has no media.
    package mutating func clear(at now: ContinuousClock.Instant) -> Change {
        clock.cleared(at: now)
        guard let status else { return Change(statusChanged: true) }
        self.status = nil
        return Change(
            statusChanged: true, metadataChanged: true, queueChanged: status.currentItemID != nil,
            preloadChanged: status.preloadedItemID != nil)
    }

    private func isLate(_ update: MediaStatusUpdate) -> Bool {
        guard let status, status.playerState != .idle else { return false }
        return update.mediaSessionID < status.mediaSessionID
    }

    private mutating func apply(
        _ update: MediaStatusUpdate, at now: ContinuousClock.Instant, to change: inout Change
    ) {
        var next: MediaStatus
        if let status, status.mediaSessionID == update.mediaSessionID {
            next = status
            next.streamPosition = position(at: now)
        } else {
            next = MediaStatus(mediaSessionID: update.mediaSessionID)
            change.startedMediaSessionID = update.mediaSessionID
            change.metadataChanged = true
            change.queueChanged = status?.currentItemID != nil
        }
        next.merge(update)
        change.statusChanged = true
        if update.media != nil || update.extendedStatus?.media != nil { change.metadataChanged = true }
        if next.hasOtherQueue(than: status) || update.items != nil || update.queueData != nil {
            change.queueChanged = true
        }
        if next.preloadedItemID != status?.preloadedItemID { change.preloadChanged = true }
        clock.told(update, as: next, at: now)
        status = next
    }
}

/// What the receiver's clock shows by now (`MediaClock`).
extension MediaState {
    /// Seconds into the media at a moment: as told, and going on while it plays; it stands while an ad is shown. Within
    /// 0 and the duration, or the live edge; 0 without media.
    package func position(at now: ContinuousClock.Instant) -> Double {
        status.map { clock.position(of: $0, at: now) } ?? 0
    }

    /// Seconds of stream time; moves on with a window that moves. Nil where nothing live is loaded.
    package func liveSeekableRangeStart(at now: ContinuousClock.Instant) -> Double? {
        status.flatMap { clock.liveSeekableRangeStart(of: $0, at: now) }
    }

    /// The live edge, seconds of stream time; goes on until the stream is done, whether or not the player plays. Nil
    /// where nothing live is loaded.
    package func liveSeekableRangeEnd(at now: ContinuousClock.Instant) -> Double? {
        status.flatMap { clock.liveSeekableRangeEnd(of: $0, at: now) }
    }

    /// Seconds since the ad break began; nil while no ad is shown.
    package func adBreakTime(at now: ContinuousClock.Instant) -> Double? {
        adTime(at: now, since: \.currentAdBreakTime)
    }

    /// Seconds since the clip began; nil while no ad is shown.
    package func adBreakClipTime(at now: ContinuousClock.Instant) -> Double? {
        adTime(at: now, since: \.currentAdBreakClipTime)
    }

    /// Whether the ad that is shown may be skipped by now.
    package func isAdSkippable(at now: ContinuousClock.Instant) -> Bool {
        guard let ad = status?.adBreakStatus, ad.isSkippable, let time = adBreakClipTime(at: now) else { return false }
        return time >= ad.whenSkippable
    }

    private func adTime(at now: ContinuousClock.Instant, since told: (AdBreakStatus) -> Double) -> Double? {
        guard let status, let ad = status.adBreakStatus else { return nil }
        return told(ad) + clock.adElapsed(of: status, at: now)
    }
}
