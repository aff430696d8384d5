package import CastWire

/// The player of one application as a sender sees it: merges partial MEDIA_STATUS messages into one `MediaStatus`.
///
/// The rules come from Google's Web Receiver reference (MediaStatus) and from real receivers' behavior as seen in
/// PyChromecast:
///
/// - A value that an update leaves out has not changed. This applies above all to the media object.
/// - The idle reason ends with the idle state.
/// - During a load the player counts as idle, and `extendedStatus` tells what is being loaded.
/// - An empty list of statuses means that there is no media.
/// - An update for an older media session than the current one is late and is dropped, unless the current one is over.
///   A receiver that was restarted counts from the beginning again.
package struct MediaState: Equatable, Sendable {
    package internal(set) var status: MediaStatus?
    private(set) var clock = MediaClock()

    package init() {}

    /// The time of the last update.
    package var updatedAt: ContinuousClock.Instant? { clock.updatedAt }

    /// The changes that listeners are told after an update.
    package struct Change: Equatable, Sendable {
        /// The id of a media session that the update began.
        package var startedMediaSessionID: Int?
        package var statusChanged = false
        /// The update contained a media object. It is not compared with the last one: a style that is set again is
        /// reported again.
        package var metadataChanged = false
        /// The update contained the queue's items, its current item, its repeat mode or its data.
        package var queueChanged = false
        /// The preloaded item has changed or is gone.
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

    /// Handles that the application is gone or has no media.
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

/// The receiver's clock (`MediaClock`).
extension MediaState {
    /// Returns the position in seconds of media time at a moment; 0 without media.
    ///
    /// It advances while the media plays, and stands still while an ad is shown. It stays between 0 and the duration or
    /// the live edge.
    package func position(at now: ContinuousClock.Instant) -> Double {
        status.map { clock.position(of: $0, at: now) } ?? 0
    }

    /// Returns the start of the seekable range in seconds of stream time. It advances if the window moves. Nil if no
    /// live media is loaded.
    package func liveSeekableRangeStart(at now: ContinuousClock.Instant) -> Double? {
        status.flatMap { clock.liveSeekableRangeStart(of: $0, at: now) }
    }

    /// Returns the live edge in seconds of stream time.
    ///
    /// It advances until the stream is done, whether the player plays or not. Nil if no live media is loaded.
    package func liveSeekableRangeEnd(at now: ContinuousClock.Instant) -> Double? {
        status.flatMap { clock.liveSeekableRangeEnd(of: $0, at: now) }
    }

    /// Returns the seconds since the ad break began, or nil while no ad is shown.
    package func adBreakTime(at now: ContinuousClock.Instant) -> Double? {
        adTime(at: now, since: \.currentAdBreakTime)
    }

    /// Returns the seconds since the clip began, or nil while no ad is shown.
    package func adBreakClipTime(at now: ContinuousClock.Instant) -> Double? {
        adTime(at: now, since: \.currentAdBreakClipTime)
    }

    /// Returns whether the current ad may be skipped at this moment.
    package func isAdSkippable(at now: ContinuousClock.Instant) -> Bool {
        guard let ad = status?.adBreakStatus, ad.isSkippable, let time = adBreakClipTime(at: now) else { return false }
        return time >= ad.whenSkippable
    }

    private func adTime(at now: ContinuousClock.Instant, since told: (AdBreakStatus) -> Double) -> Double? {
        guard let status, let ad = status.adBreakStatus else { return nil }
        return told(ad) + clock.adElapsed(of: status, at: now)
    }
}
