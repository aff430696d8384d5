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
    /// When the last update came, which is the moment that `status.streamPosition` is true of.
    package private(set) var updatedAt: ContinuousClock.Instant?
    /// When the live range and the ad break were told, which many updates leave out.
    private(set) var liveRangeToldAt: ContinuousClock.Instant?
    private(set) var adBreakToldAt: ContinuousClock.Instant?

    package init() {}

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
        updatedAt = now
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
        if update.liveSeekableRange != nil { liveRangeToldAt = now }
        if update.adBreakStatus != nil, next.adBreakStatus != nil { adBreakToldAt = now }
        status = next
        updatedAt = now
    }
}

extension MediaStatus {
    fileprivate func hasOtherQueue(than other: MediaStatus?) -> Bool {
        currentItemID != other?.currentItemID || queueRepeatMode != other?.queueRepeatMode ?? .unchanged
    }

    fileprivate mutating func merge(_ update: MediaStatusUpdate) {
        if let media = update.media { merge(media) }
        mergeState(of: update)
        if let rate = update.playbackRate, rate.isFinite { playbackRate = rate }
        if let position = update.currentTime, position.isFinite { streamPosition = max(0, position) }
        if let commands = update.supportedMediaCommands { supportedMediaCommands = MediaCommands(rawValue: commands) }
        if let level = update.volume?.level { volume = min(1, max(0, level)) }
        if let muted = update.volume?.muted { isMuted = muted }
        if let tracks = update.activeTrackIDs { activeTrackIDs = tracks }
        mergeQueue(of: update)
        if let info = update.videoInfo { videoInfo = info }
        if let range = update.liveSeekableRange { liveSeekableRange = range }
        mergeAds(of: update)
        if let data = update.customData { customData = data }
    }

    /// A duration, once known, stays known for the same content: some updates bring the media object without it.
    private mutating func merge(_ media: MediaInformation) {
        let known = mediaInformation?.contentID == media.contentID ? mediaInformation?.streamDuration : nil
        mediaInformation = media.streamDuration == nil ? media.with(streamDuration: known) : media
    }

    private mutating func mergeState(of update: MediaStatusUpdate) {
        guard let state = update.playerState.map(MediaPlayerState.init(wire:)) else { return }
        playerState = state
        idleReason = state == .idle ? MediaPlayerIdleReason(wire: update.idleReason) : .none
        guard let extended = update.extendedStatus, state == .idle, extended.playerState == "LOADING" else { return }
        playerState = .loading
        idleReason = .none
        if let media = extended.media { merge(media) }
    }

    private mutating func mergeQueue(of update: MediaStatusUpdate) {
        if let id = update.currentItemID { currentItemID = id }
        // These two are gone when they are left out: the receiver tells them only while they hold.
        loadingItemID = update.loadingItemID
        preloadedItemID = update.preloadedItemID
        if let items = update.items { mergeItems(items) }
        if let mode = update.repeatMode { queueRepeatMode = MediaRepeatMode(wire: mode) }
        if let data = update.queueData { queueData = data }
    }

    /// An item that comes without its media is the one that was told with it before. At most `itemLimit` items are
    /// taken, and of those that come without their media as many as a status tells of in ordinary use.
    private mutating func mergeItems(_ items: [MediaQueueItem]) {
        let known = Dictionary(
            queueItems.compactMap { item in item.itemID.map { ($0, item) } }, uniquingKeysWith: { first, _ in first })
        var kept = 0
        queueItems = items.prefix(Self.itemLimit).map { item in
            guard item.mediaInformation == nil, kept < Self.keptItemLimit, let id = item.itemID, let known = known[id]
            else { return item }
            kept += 1
            return known
        }
    }

    /// An ad ends with the clip that is named no more, with the idle state, or with a status that names none although
    /// it tells of the media: the receiver names it as long as it is shown.
    private mutating func mergeAds(of update: MediaStatusUpdate) {
        if let ad = update.adBreakStatus {
            adBreakStatus = ad.adBreakClipID == nil && ad.adBreakID == nil ? nil : ad
        } else if playerState == .idle || update.playerState != nil && update.currentTime != nil {
            adBreakStatus = nil
        }
    }
}
