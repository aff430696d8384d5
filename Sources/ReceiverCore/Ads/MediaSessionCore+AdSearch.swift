import CastWire

/// Looks up ads: when the screen is asked, and how its answers are used.
///
/// A VAST clip is looked up when its break begins, or `MediaSession.adLookupLead` before it if the content plays up to
/// it. A VMAP is looked up before anything else of its item. Nothing waits for an answer longer than
/// `AdCourse.loadLimit`. A lookup without a result is skipped with a log message, and no sender is told.
extension MediaSessionCore {
    /// The number of clips of later breaks that are looked up at a time.
    private static let aheadLimit = 4

    mutating func lookUp(_ clip: AdBreakClipInfo) -> [MediaAction] {
        ask(for: .clip(clip.adBreakClipID), clip.vastAdsRequest, .clip)
    }

    /// Asks the screen to look something up, unless it has been asked already.
    mutating func ask(
        for subject: AdSearch.Subject, _ request: VASTAdsRequest?, _ document: AdLookup.Document
    ) -> [MediaAction] {
        guard let session, !session.adCourse.search.isAsking(for: subject),
            var lookup = request?.lookup(document, senderIsLoopback: session.queue.current.senderIsLoopback)
        else { return [] }
        if case .clip(let clipID) = subject, session.adCourse.search.foreign.contains(clipID) {
            lookup.lentPlaces = session.lentPlaces
        } else {
            self.session?.adCourse.search.places.formUnion(lookup.places)
        }
        // Loads and lookups are counted together, so that no answer can be mistaken for a later application's.
        let id = AdLookupID(rawValue: numbers.nextLoad())
        self.session?.adCourse.search.ask(for: subject, as: id)
        return [.player(.lookUpAds(id, lookup))]
    }

    /// Looks up the clips of breaks that the content will reach soon.
    mutating func lookUpAhead(at position: Double) -> [MediaAction] {
        session?.planLookups()
        guard let session else { return [] }
        let room = Self.aheadLimit - session.adCourse.search.asked.count
        return session.clipsToAskFor(at: position, most: room).flatMap { lookUp($0) }
    }

    // MARK: - Answers

    /// Handles the screen's result. The result of a lookup that is no longer awaited is ignored.
    package mutating func adsFound(
        _ id: AdLookupID, _ findings: AdFindings, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let subject = session?.adCourse.search.answered(id) else { return [] }
        let handled =
            switch subject {
            case .schedule: scheduleFound(findings, at: now)
            case .clip(let clipID): clipFound(clipID, findings, at: now)
            }
        let actions = handled + followTimeline(at: now)
        noteActivity(at: now)
        return actions
    }

    private mutating func clipFound(
        _ clipID: String, _ findings: AdFindings, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let session, let media = session.media else { return [] }
        guard case .ads(let ads) = findings, let clip = session.ads.clip(clipID),
            let found = self.session?.adCourse.search.clips(for: clip, ads, among: media.adBreakClips)
        else { return passOver(clipID, "it can't be found: \(findings.reason)", at: now) }
        // If there is no room for all ads of a pod, only its first one is used.
        var hasRoom = self.session?.adopt(media.replacingClip(clipID, with: found)) ?? false
        if !hasRoom { hasRoom = self.session?.adopt(media.replacingClip(clipID, with: [found[0]])) ?? false }
        guard hasRoom else { return passOver(clipID, "the queue has no room for it", at: now) }
        let told = session.isLoading ? [] : statusBroadcast(includesMedia: true, at: now)
        return told + soughtClipFound(clipID, at: now)
    }

    private mutating func passOver(
        _ clipID: String, _ reason: String, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        session?.adCourse.search.giveUp(.clip(clipID))
        return [.log("an ad is passed over, since \(reason)")] + soughtClipFound(clipID, at: now)
    }

    /// Goes on with the break that waited for this clip.
    private mutating func soughtClipFound(_ clipID: String, at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session, let ad = session.ad,
            let info = session.media?.adBreaks.first(where: { $0.adBreakID == ad.breakID })
        else { return [] }
        switch self.session?.adCourse.clipFound(clipID, session.ads.clips(of: info), at: now) {
        case .open: return openClip(at: now)
        case .passOver: return clipOver(at: now)
        case .noneWaits, nil: return []
        }
    }
}

extension MediaSession {
    /// Replaces the current item's media by a version with looked-up ads. Returns false, and changes nothing, if the
    /// table of ads or the queue has no room for it.
    mutating func adopt(_ media: MediaInformation) -> Bool {
        guard AdTable.hasRoom(for: media) else { return false }
        var changed = queue
        changed.updateCurrent(media: media)
        guard changed.hasRoom else { return false }
        queue = changed
        return true
    }
}

extension AdFindings {
    var reason: String {
        switch self {
        case .nothing(let reason): reason
        case .ads, .breaks: "The document holds something else."
        }
    }
}

extension MediaInformation {
    /// Replaces a clip by others, in each break that contains it.
    fileprivate func replacingClip(_ id: String, with found: [AdBreakClipInfo]) -> MediaInformation {
        let clips = adBreakClips.flatMap { $0.adBreakClipID == id ? found : [$0] }
        let ids = found.map(\.adBreakClipID)
        let breaks = adBreaks.map { info in
            var info = info
            info.adBreakClipIDs = info.adBreakClipIDs.flatMap { $0 == id ? ids : [$0] }
            return info
        }
        return with(adBreaks: breaks, adBreakClips: clips)
    }
}
