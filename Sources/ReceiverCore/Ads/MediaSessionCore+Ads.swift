import CastWire

/// Shows ad breaks: each clip is a load of its own, then the content is loaded again at its former position.
///
/// A clip is skipped, without telling the senders, if it has neither an address nor a VAST request, can't be found,
/// can't be played, or does not arrive within `AdCourse.loadLimit`. A clip that could not be opened is not tried again.
/// While a clip is shown or looked up, the content's position stays, and seeking and changes of the rate are refused.
extension MediaSessionCore {
    /// How long ads that can't be shown may delay the media that a sender waits for.
    static let adPatience: Duration = .seconds(30)
    /// How far a sender's clock may be ahead of the screen's when it skips an ad, in seconds.
    private static let skipTolerance = 0.5

    /// The commands that begin the ads before the content and use its load; nil if there are none.
    mutating func beginWithAds(at now: ContinuousClock.Instant) -> [MediaAction]? {
        guard let due = playableBreak(.beforeContent, at: 0) else { return nil }
        let clips = session?.ads.clips(of: due) ?? []
        session?.adCourse.begin(due, .beforeContent, clips: clips, at: now)
        guard let load = session?.load, let item = currentClip else { return openClip(at: now) }
        shownLoad = load
        return [.player(.load(load, item))] + lookUpRest()
    }

    /// The break that is due. A break without a clip that could be shown counts as watched.
    mutating func playableBreak(_ place: AdShowing.Place, at position: Double) -> AdBreakInfo? {
        guard let session else { return nil }
        let (playable, passedOver) = session.adCourse.firstPlayable(
            of: session.breaksDue(place, at: position), in: session.ads)
        if !passedOver.isEmpty { markWatched(passedOver) }
        return playable
    }

    /// The last break to show between two positions.
    mutating func playableBreak(passedFrom position: Double, to target: Double) -> AdBreakInfo? {
        session?.adCourse.passed(position)
        return playableBreak(.withinContent, at: target)
    }

    /// Shows a break instead of the content.
    ///
    /// - Parameter info: A break with a clip that can be shown; see `playableBreak`.
    mutating func showBreak(
        _ info: AdBreakInfo, _ place: AdShowing.Place, answering asker: MediaAsker? = nil,
        at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let session else { return [] }
        // The content's position stays from now on.
        self.session?.anchor = PlaybackAnchor(
            position: session.position(at: now), rate: session.anchor.rate, isMoving: false, at: now)
        self.session?.adCourse.begin(info, place, clips: session.ads.clips(of: info), at: now)
        return openClip(at: now) + statusToAll(answering: asker, at: now)
    }

    /// The clip to show now; nil if it has no address yet.
    private var currentClip: MediaItem? {
        guard let session, let ad = session.ad else { return nil }
        let search = session.adCourse.search
        var item = MediaItem(
            ad.clip, number: ad.index + 1, count: ad.clips.count, mark: search.marks[ad.clip.adBreakClipID],
            senderIsLoopback: session.queue.current.senderIsLoopback)
        item?.autoplay = session.wantsPlay
        if search.foreign.contains(ad.clip.adBreakClipID) { item?.lentPlaces = session.lentPlaces }
        return item
    }

    /// Loads the clip to show. If its address is unknown, the screen looks it up first and pauses meanwhile.
    mutating func openClip(at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session, let ad = session.ad else { return [] }
        if let item = currentClip { return load(item) + lookUpRest() }
        self.session?.adCourse.clipSought()
        self.session?.state = .buffering
        self.session?.toldPlaces = Unconfirmed()
        let stand: [MediaAction] = shownLoad == session.load ? [.player(.pause(session.load))] : []
        return stand + lookUp(ad.clip) + lookUpRest()
    }

    /// Looks up the clips after the current one, so that they are ready in time.
    private mutating func lookUpRest() -> [MediaAction] {
        guard let session, let ad = session.ad else { return [] }
        let search = session.adCourse.search
        return ad.clips.dropFirst(ad.index + 1).filter(search.isToBeFound).prefix(4).flatMap { lookUp($0) }
    }

    /// Gives the screen a new load within the session.
    mutating func load(_ item: MediaItem) -> [MediaAction] {
        let load = LoadID(rawValue: numbers.nextLoad())
        session?.load = load
        shownLoad = load
        session?.state = .buffering
        session?.toldPlaces = Unconfirmed()
        session?.preloadedItemID = nil
        session?.adCourse.screenLoads()
        let volume = streamVolume == Self.fullVolume ? [] : [MediaAction.player(streamVolumeCommand(for: load))]
        return [.player(.load(load, item))] + volume
    }

    /// The clip was shown, skipped, or can't be shown.
    mutating func clipOver(
        answering asker: MediaAsker? = nil, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        let isPatient = !isOutOfPatience(at: now)
        switch session?.adCourse.clipOver(isPatient: isPatient, at: now) {
        case .next(let wasShown):
            let opened = openClip(at: now)
            // After a clip that was not shown, senders are told of the next clip once that is shown.
            return wasShown || asker != nil ? opened + statusToAll(answering: asker, at: now) : opened
        case .breakOver(let breakID, let place):
            markWatched([breakID])
            return afterBreak(place, answering: asker, at: now)
        case nil: return []
        }
    }

    private func isOutOfPatience(at now: ContinuousClock.Instant) -> Bool {
        guard case .loading(_, let since) = session?.phase else { return false }
        return now >= since + Self.adPatience
    }

    mutating func markWatched(_ breakIDs: Set<String>) {
        if let media = session?.media?.withWatchedBreaks(breakIDs) { session?.queue.updateCurrent(media: media) }
    }

    private mutating func afterBreak(
        _ place: AdShowing.Place, answering asker: MediaAsker?, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let position = session?.anchor.position else { return [] }
        if !isOutOfPatience(at: now), let another = playableBreak(place, at: position) {
            return showBreak(another, place, answering: asker, at: now)
        }
        guard place != .afterContent else { return itemOver(answering: asker, at: now) }
        guard let session else { return [] }
        guard let content = session.contentToReturnTo else { return end(reason: .error, answering: asker, at: now) }
        if case .loading(let loader, _) = session.phase {
            self.session?.phase = .loading(asker: loader, since: now)
        } else {
            self.session?.phase = .returning(since: now)
        }
        return load(content) + statusToAll(answering: asker, includesMedia: true, at: now)
    }

    /// The content has reached its end.
    mutating func contentEnded(at now: ContinuousClock.Instant) -> [MediaAction] {
        if let due = playableBreak(.afterContent, at: 0) { return showBreak(due, .afterContent, at: now) }
        return itemOver(at: now)
    }

    /// The item has ended, although the screen may still show it.
    private mutating func itemOver(
        answering asker: MediaAsker? = nil, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let load = session?.load else { return [] }
        let actions = goOn(answering: asker, at: now)
        return session == nil ? [.player(.stop(load))] + actions : actions
    }

    // MARK: - The screen's reports about a clip

    mutating func clipReported(
        _ report: PlaybackReport, _ ad: AdShowing, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        // The previous media stays paused until the clip is found.
        guard !ad.isSought else { return [] }
        switch report.event {
        case .loaded(let description): return clipLoaded(description, report, at: now)
        case .ended:
            session?.adCourse.clipEnded(report, at: now)
            return clipOver(at: now)
        case .failed(let failure):
            session?.adCourse.clipFailed()
            return [.log("an ad is passed over, since it can't be played: \(failure.reason)")] + clipOver(at: now)
        case .stopped: return end(reason: .cancelled, at: now)
        case .streamVolumeChanged(let level, let muted): return volumeChanged(level, muted, at: now)
        case .playing, .paused, .buffering, .position, .seeked, .rateChanged:
            guard ad.loadingSince == nil else { return [] }
            return clipMoved(report, ad, at: now)
        case .described, .tracksChanged, .styleChanged, .trackFailed: return []
        }
    }

    private mutating func clipLoaded(
        _ description: MediaDescription, _ report: PlaybackReport, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let session else { return [] }
        self.session?.adCourse.clipLoaded(description, report)
        self.session?.state = !session.wantsPlay ? .paused : report.state == .playing ? .playing : .buffering
        guard case .loading(let asker, _) = session.phase else { return statusBroadcast(at: now) }
        self.session?.phase = .active
        return statusToAll(answering: asker, includesMedia: true, at: now)
    }

    private mutating func clipMoved(
        _ report: PlaybackReport, _ before: AdShowing, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        let reckoned = before.clipTime(at: now)
        let state = session?.state
        session?.adCourse.clipMoved(report)
        if report.state != .loading, report.state != .ended { session?.state = report.state }
        guard let session, let ad = session.ad else { return [] }
        let confirmed = confirm(at: now) { confirmation in
            switch confirmation {
            case .playing: session.state != .paused
            case .paused: session.state == .paused
            case .rate, .tracks, .style, .volume: false
            }
        }
        guard confirmed.isEmpty else { return confirmed }
        let drifted = abs(ad.clipTime(at: now) - reckoned) > Self.toleratedDrift
        return session.state != state || drifted ? statusBroadcast(at: now) : []
    }

    // MARK: - Requests of senders

    /// Skips an ad. It has to be shown and skippable, and shown for as long as it requires.
    mutating func skipAd(_ context: RequestContext) -> [MediaAction] {
        guard let session, let status = session.adStatus(at: context.now) else {
            return [.reply(.invalidPlayerState(MediaFailure()), to: context.asker)]
        }
        guard status.isSkippable else { return [refusal(RefusalReason.notSupported, context)] }
        guard !session.isLoading, session.ad?.loadingSince == nil,
            status.currentAdBreakClipTime + Self.skipTolerance >= status.whenSkippable
        else { return [.reply(.invalidPlayerState(MediaFailure()), to: context.asker)] }
        guard session.ad == nil, let embedded = session.embeddedAd(at: session.position(at: context.now)) else {
            return clipOver(answering: context.asker, at: context.now)
        }
        return go(to: embedded.clipEnd, resume: .unchanged, context)
    }
}

extension MediaSession {
    /// The content as it is loaded after an ad.
    var contentToReturnTo: MediaItem? {
        guard var item = MediaItem(queue.current, playbackRate: anchor.rate) else { return nil }
        let isLive = duration == nil && media?.streamType == .live
        item.startTime = anchor.position > 0 && !isLive ? anchor.position : nil
        item.autoplay = wantsPlay
        item.activeTrackIDs = activeTrackIDs
        return item
    }
}
