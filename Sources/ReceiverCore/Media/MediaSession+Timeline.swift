import CastWire

/// Positions in the content at which something has to be done without a report from the screen.
extension MediaSession {
    /// Seconds. Calculated positions differ by less.
    static let timelineTolerance = 0.0005
    /// The default number of seconds before an item's end at which the next item is announced.
    static let usualPreloadTime = 20.0
    /// The shortest playback of an item, or of an ad inside the content's stream, in seconds, whatever its sender says.
    /// A repeating item of one millisecond would be loaded a thousand times a second.
    static let leastPlaybackDuration = 0.25

    /// The shortest time between two checks of the timeline. Ads inside the content's stream may begin every
    /// millisecond, and announcing one costs as much as all of them.
    static let timelineStep: Duration = .milliseconds(100)

    /// Whether the screen shows the content, playing or paused.
    var showsContent: Bool { phase == .active && ad == nil }

    private var isMoving: Bool { showsContent && seekDeadline == nil && anchor.isMoving }

    /// The position in seconds at which the item ends before its media does; nil if it plays to the media's end.
    var earlyEnd: Double? {
        let item = queue.current.item
        guard let length = item.playbackDuration, length.isFinite, length > 0 else { return nil }
        let end = WireNumber.time((item.startTime ?? 0) + max(length, Self.leastPlaybackDuration))
        guard let duration else { return end }
        return end < duration - Self.timelineTolerance ? end : nil
    }

    /// When a picture has been shown for as long as its sender wants; nil if it stays. A picture has no timeline, so
    /// this is real time. A picture that was paused stays.
    var pictureEnd: ContinuousClock.Instant? {
        guard showsContent, seekDeadline == nil, wantsPlay, description?.kind == .image, let shownSince,
            let length = queue.current.item.playbackDuration, length.isFinite, length > 0
        else { return nil }
        return shownSince + WireNumber.wait(max(length, Self.leastPlaybackDuration))
    }

    /// The position at which the next item has to be prepared; nil if there is no next item or the end is unknown.
    private var preloadPoint: Double? {
        // Nothing is announced over a picture.
        guard description?.kind != .image, let next = queue.next, next.id != queue.current.id,
            let end = earlyEnd ?? duration, end.isFinite
        else { return nil }
        let told = next.item.preloadTime.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        return max(0, end - (told ?? Self.usualPreloadTime))
    }

    /// The next item, if it has to be ready by now.
    func itemToPreload(at now: ContinuousClock.Instant) -> MediaQueue.Entry? {
        guard showsContent, let point = preloadPoint, position(at: now) >= point - Self.timelineTolerance else {
            return nil
        }
        return queue.next
    }

    /// When the content reaches the next of these positions, or has to be checked again before that.
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

    /// The range that can be sought now. A live window moves on between two reports of the screen.
    func seekable(at now: ContinuousClock.Instant) -> ClosedRange<Double>? {
        guard let seekable, let seekableAt, duration == nil, description?.isLive == true else { return seekable }
        let elapsed = max(.zero, now - seekableAt) / .seconds(1)
        return WireNumber.range(from: seekable.lowerBound + elapsed, to: seekable.upperBound + elapsed)
    }
}

extension MediaSessionCore {
    /// Does everything that is due at the content's current position.
    mutating func followTimeline(at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session else { return [] }
        guard session.showsContent, session.seekDeadline == nil else { return tellOfNext(at: now) }
        if let end = session.pictureEnd, now >= end { return contentEnded(at: now) }
        let position = session.position(at: now)
        if session.anchor.isMoving {
            // The anchor moves along, so that a passed position is not waited for again.
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

    /// Tells the screen which item is next, and the senders that it is ready.
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
