import CastWire

/// Places of the content's time line where something is to be done that no report of the screen tells.
extension MediaSession {
    /// Seconds; positions that are reckoned differ by less.
    static let timelineTolerance = 0.0005
    /// Seconds before the end of an item that the next one is told of, where that says nothing itself.
    static let usualPreloadTime = 20.0
    /// Seconds that an item, or an ad of the content's own stream, lasts at least, whatever its sender says: an item of
    /// a millisecond that repeats would be loaded a thousand times a second.
    static let leastPlaybackDuration = 0.25

    /// From one place of the time line at which something was done to the next one that is looked at by itself: ads of
    /// the content's own stream may begin each millisecond, and telling of one costs what all of them weigh.
    static let timelineStep: Duration = .milliseconds(100)

    /// Whether the content is on the screen; it may be paused.
    var showsContent: Bool { phase == .active && ad == nil }

    private var isMoving: Bool { showsContent && seekDeadline == nil && anchor.isMoving }

    /// Seconds into the media where the item is over before the media is; nil where it plays to the media's end.
    var earlyEnd: Double? {
        let item = queue.current.item
        guard let length = item.playbackDuration, length.isFinite, length > 0 else { return nil }
        let end = WireNumber.time((item.startTime ?? 0) + max(length, Self.leastPlaybackDuration))
        guard let duration else { return end }
        return end < duration - Self.timelineTolerance ? end : nil
    }

    /// When a picture has had the time for which its sender wants it shown; nil where it stays. It has no time line, so
    /// that this is the time of the room. One that was paused stays.
    var pictureEnd: ContinuousClock.Instant? {
        guard showsContent, seekDeadline == nil, wantsPlay, description?.kind == .image, let shownSince,
            let length = queue.current.item.playbackDuration, length.isFinite, length > 0
        else { return nil }
        return shownSince + WireNumber.wait(max(length, Self.leastPlaybackDuration))
    }

    /// Where the next item is to be got ready; nil where there is none, or no end to reckon from.
    private var preloadPoint: Double? {
        // Over a picture nothing announces what comes next.
        guard description?.kind != .image, let next = queue.next, next.id != queue.current.id,
            let end = earlyEnd ?? duration, end.isFinite
        else { return nil }
        let told = next.item.preloadTime.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        return max(0, end - (told ?? Self.usualPreloadTime))
    }

    /// What is to be ready by now to be played next.
    func itemToPreload(at now: ContinuousClock.Instant) -> MediaQueue.Entry? {
        guard showsContent, let point = preloadPoint, position(at: now) >= point - Self.timelineTolerance else {
            return nil
        }
        return queue.next
    }

    /// When the content gets to the next of these places by itself, or is to be looked at again before that.
    var timelineDeadline: ContinuousClock.Instant? {
        guard isMoving else { return nil }
        let passed = anchor.position + Self.timelineTolerance
        let places = [nextAdBoundary(after: passed), adCourse.plan.next(after: passed), earlyEnd, preloadPoint]
        let ahead = places.compactMap { $0 }.filter { place in
            place > passed && place <= duration ?? WireNumber.longestTime
        }
        guard let next = ahead.min() else { return nil }
        let reached = anchor.at + WireNumber.wait((next - anchor.position) / anchor.rate)
        return timelineFollowedAt.map { max(reached, $0 + Self.timelineStep) } ?? reached
    }

    /// What can be sought to by now: a live window goes on between two reports of the screen.
    func seekable(at now: ContinuousClock.Instant) -> ClosedRange<Double>? {
        guard let seekable, let seekableAt, duration == nil, description?.isLive == true else { return seekable }
        let elapsed = max(.zero, now - seekableAt) / .seconds(1)
        return WireNumber.range(from: seekable.lowerBound + elapsed, to: seekable.upperBound + elapsed)
    }
}

extension MediaSessionCore {
    /// Does what is due at the place where the content is by now.
    mutating func followTimeline(at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session else { return [] }
        guard session.showsContent, session.seekDeadline == nil else { return tellOfNext(at: now) }
        if let end = session.pictureEnd, now >= end { return contentEnded(at: now) }
        let position = session.position(at: now)
        if session.anchor.isMoving {
            // So that a place that has been passed is not waited for again.
            self.session?.anchor.position = position
            self.session?.anchor.at = max(now, session.anchor.at)
            if let due = playableBreak(.withinContent, at: position) {
                return showBreak(due, .withinContent, at: now)
            }
            if let end = session.earlyEnd, position >= end - MediaSession.timelineTolerance {
                return contentEnded(at: now)
            }
        }
        return lookUpAhead(at: position) + followEmbeddedAds(at: position, now) + tellOfNext(at: now)
    }

    private mutating func followEmbeddedAds(
        at position: Double, _ now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let session else { return [] }
        switch self.session?.adCourse.follow(session.embeddedAd(at: position)) {
        case .changed(let watched):
            if let watched { markWatched([watched]) }
            return statusBroadcast(includesMedia: watched != nil, at: now)
        case .unchanged, nil: return []
        }
    }

    /// Tells the screen what comes next, and the senders that it is ready.
    private mutating func tellOfNext(at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session else { return [] }
        let next = session.itemToPreload(at: now)
        guard next?.id != session.preloadedItemID else { return [] }
        self.session?.preloadedItemID = next?.id
        let metadata = next?.item.media?.metadata
        let told = next.map { next in
            NextItem(
                title: metadata?.string(forKey: .title), imageURL: metadata?.images.first?.url,
                senderIsLoopback: next.senderIsLoopback)
        }
        let ready = next?.firstLoad(playbackRate: session.anchor.rate)
        return [.player(.setNext(session.load, told)), .player(.preload(session.load, ready))]
            + statusBroadcast(at: now)
    }
}
