import CastWire

/// One media session: it begins with LOAD or QUEUE_LOAD and ends with an idle reason.
///
/// It holds the state and what can be derived from it; `MediaSessionCore` decides.
struct MediaSession: Equatable, Sendable {
    enum Phase: Equatable, Sendable {
        /// The screen opens the current item. A request may wait for the outcome.
        case loading(asker: MediaAsker?, since: ContinuousClock.Instant)
        case active
        /// The screen opens the content again after an ad.
        case returning(since: ContinuousClock.Instant)

        /// Since when the screen has been opening the media; nil once it is open.
        var openingSince: ContinuousClock.Instant? {
            switch self {
            case .loading(_, let since), .returning(let since): since
            case .active: nil
            }
        }
    }

    let id: Int
    var queue: MediaQueue
    var load: LoadID
    var phase: Phase
    /// Whether the player was last told to play.
    var wantsPlay: Bool
    var state: PlaybackState = .loading
    var anchor: PlaybackAnchor
    var activeTrackIDs: [Int]
    var volume: VolumeChange
    var description: MediaDescription?
    /// Since when the screen has shown the current media.
    var shownSince: ContinuousClock.Instant?
    /// The range at `seekableAt`, as the screen reported it; see `seekable(at:)`.
    var seekable: ClosedRange<Double>?
    var seekableAt: ContinuousClock.Instant?
    var pending = PendingAnswers()
    var toldRate = Unconfirmed<Double>()
    var toldVolume = Unconfirmed<VolumeChange>()
    var toldTracks = Unconfirmed<[Int]>()
    /// The targets of seeks in seconds. A report made before a seek was carried out is not valid for the position after
    /// it.
    var toldPlaces = Unconfirmed<Double>()
    /// When a seek that the screen has not confirmed counts as done; nil if there is none.
    var seekDeadline: ContinuousClock.Instant? { toldPlaces.awaitedUntil }
    var adCourse: AdCourse
    /// When something was last done at a position of the timeline.
    var timelineFollowedAt: ContinuousClock.Instant?
    /// The item that the screen was told is next.
    var preloadedItemID: Int?

    var media: MediaInformation? { queue.current.item.media }

    var ads: AdTable { queue.current.ads }

    /// What the screen shows instead of the content.
    var ad: AdShowing? { adCourse.showing }

    /// Seconds. The player's value, or the sender's until the player has one.
    var duration: Double? {
        if let found = description?.duration { return found }
        guard let told = media?.streamDuration, told.isFinite, told >= 0, description == nil else { return nil }
        return told
    }

    var isLoading: Bool {
        if case .loading = phase { return true }
        return false
    }

    func position(at now: ContinuousClock.Instant) -> Double {
        anchor.position(at: now, duration: duration)
    }
}

// MARK: - Status

extension MediaSession {
    /// The commands that work with this item. A picture can't be paused. A live stream without a window and an ad can't
    /// be sought.
    ///
    /// - Parameter ad: The ad that is shown, if any.
    private func supportedCommands(with ad: AdBreakStatus?) -> MediaCommands {
        var commands: MediaCommands = [.streamVolume, .streamMute, .queueRepeatAll, .queueRepeatOne]
        if description?.kind != .image { commands.insert(.pause) }
        if let ad {
            if ad.isSkippable { commands.insert(.skipAd) }
        } else if canSeek {
            commands.formUnion([.seek, .playbackRate])
        }
        if queue.hasNext { commands.insert(.queueNext) }
        if queue.hasPrevious { commands.insert(.queuePrevious) }
        if queue.entries.count > 1 { commands.insert(.queueShuffle) }
        if media?.mediaTracks.isEmpty == false { commands.insert(.editTracks) }
        return commands
    }

    private var canSeek: Bool {
        if let duration, duration.isFinite { return true }
        guard let seekable else { return false }
        return seekable.upperBound > seekable.lowerBound
    }

    /// - Parameter includesMedia: Whether the media and the queue's items are included. Most updates leave them out.
    func status(at now: ContinuousClock.Instant, includesMedia: Bool, includesItems: Bool) -> MediaStatusUpdate {
        var update = MediaStatusUpdate(mediaSessionID: id)
        update.playbackRate = anchor.rate
        update.playerState = playerState.wire
        update.currentTime = (position(at: now) * 1000).rounded() / 1000
        let ad = adStatus(at: now)
        update.supportedMediaCommands = supportedCommands(with: ad).rawValue
        update.volume = volume
        update.activeTrackIDs = activeTrackIDs
        update.currentItemID = queue.current.id
        update.preloadedItemID = preloadedItemID
        if !isLoading { update.adBreakStatus = ad }
        update.repeatMode = queue.repeatMode.rawValue
        // The media is included while it loads, as real devices do.
        if includesMedia || isLoading { update.media = media }
        if includesItems {
            update.items = queue.window
            var data = queue.description
            data.repeatMode = MediaRepeatMode(wire: queue.repeatMode.rawValue)
            data.shuffle = queue.isShuffled
            update.queueData = data
        }
        if isLoading {
            update.loadingItemID = queue.current.id
            update.extendedStatus = .init(playerState: MediaPlayerState.loading.wire, media: media, mediaSessionID: id)
        }
        if let description, description.width > 0, description.height > 0 {
            update.videoInfo = .init(width: description.width, height: description.height, hdrType: description.hdrType)
        }
        if description?.isLive == true, let seekable = seekable(at: now) {
            update.liveSeekableRange = .init(
                startTime: seekable.lowerBound, endTime: seekable.upperBound, isMovingWindow: true, isLiveDone: false)
        }
        return update
    }

    /// The status with which a session ends.
    func finalStatus(reason: MediaPlayerIdleReason, at now: ContinuousClock.Instant) -> MediaStatusUpdate {
        var update = status(at: now, includesMedia: false, includesItems: false)
        update.playerState = MediaPlayerState.idle.wire
        update.idleReason = reason.wire
        update.extendedStatus = nil
        update.loadingItemID = nil
        update.preloadedItemID = nil
        update.adBreakStatus = nil
        return update
    }

    private var playerState: MediaPlayerState {
        guard !isLoading else { return .idle }
        guard seekDeadline == nil else { return .buffering }
        switch state {
        case .playing: return .playing
        case .paused: return .paused
        case .loading, .buffering: return .buffering
        case .ended: return .idle
        }
    }
}

extension MediaDescription {
    /// Unknown if the screen can't tell.
    fileprivate var hdrType: VideoInfo.HDRType {
        switch dynamicRange {
        case .standard: .sdr
        case .high: .hdr
        case nil: .unknown
        }
    }
}
