import CastWire

/// What a MEDIA_STATUS, which is partial, makes of what was known.
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
