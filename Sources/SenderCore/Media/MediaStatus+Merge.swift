import CastWire

/// Merges a partial MEDIA_STATUS into the known status.
extension MediaStatus {
    func hasOtherQueue(than other: MediaStatus?) -> Bool {
        currentItemID != other?.currentItemID || queueRepeatMode != other?.queueRepeatMode ?? .unchanged
    }

    mutating func merge(_ update: MediaStatusUpdate) {
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

    /// Merges the media object. A known duration stays known for the same content, since some updates leave it out.
    private mutating func merge(_ media: MediaInformation) {
        let known = mediaInformation?.contentID == media.contentID ? mediaInformation?.streamDuration : nil
        mediaInformation = media.streamDuration == nil ? media.with(streamDuration: known) : media
    }

    private mutating func mergeState(of update: MediaStatusUpdate) {
        guard let state = update.playerState.map(MediaPlayerState.init(wire:)) else { return }
        playerState = state
        idleReason = state == .idle ? MediaPlayerIdleReason(wire: update.idleReason) : .none
        guard state == .idle, let extended = update.extendedStatus,
            MediaPlayerState(wire: extended.playerState) == .loading
        else { return }
        playerState = .loading
        idleReason = .none
        if let media = extended.media { merge(media) }
    }

    private mutating func mergeQueue(of update: MediaStatusUpdate) {
        if let id = update.currentItemID { currentItemID = id }
        // If these two are left out, they are nil: the receiver sends them only while they apply.
        loadingItemID = update.loadingItemID
        preloadedItemID = update.preloadedItemID
        if let items = update.items { mergeItems(items) }
        if let mode = update.repeatMode { queueRepeatMode = MediaRepeatMode(wire: mode) }
        if let data = update.queueData { queueData = data }
    }

    /// Merges the items. An item without media keeps the media that was sent for it before.
    ///
    /// At most `itemLimit` items are accepted. At most `keptItemLimit` of them get their media from before, which
    /// covers normal use.
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

    /// Updates the ad break.
    ///
    /// An ad ends when the update names no clip any more, when the player becomes idle, or when an update about the
    /// media has no ad break. A receiver reports the ad as long as it is shown.
    private mutating func mergeAds(of update: MediaStatusUpdate) {
        if let ad = update.adBreakStatus {
            adBreakStatus = ad.adBreakClipID == nil && ad.adBreakID == nil ? nil : ad
        } else if playerState == .idle || update.playerState != nil && update.currentTime != nil {
            adBreakStatus = nil
        }
    }
}
