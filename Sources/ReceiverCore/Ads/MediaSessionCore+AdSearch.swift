import CastWire

/// Finding out about ads: when the screen is asked, and what is made of its answers.
///
/// A VAST clip is asked for when its break begins, or `MediaSession.adLookupLead` before it where the content plays up
/// to it; a VMAP before all else of its item. Nothing waits for an answer longer than `adLoadLimit`. What comes to
/// nothing is passed over with a word in the log, and told to no sender.
extension MediaSessionCore {
    /// Clips of breaks to come that are asked for at a time.
    private static let aheadLimit = 4

    mutating func lookUp(_ clip: AdBreakClipInfo) -> [MediaAction] {
        ask(for: .clip(clip.adBreakClipID), clip.vastAdsRequest, .clip)
    }

    /// Unless it is being asked for already.
    mutating func ask(
        for subject: AdSearch.Subject, _ request: VASTAdsRequest?, _ document: AdLookup.Document
    ) -> [MediaAction] {
        guard let session, !session.search.isAsking(for: subject),
            var lookup = request?.lookup(document, senderIsLoopback: session.queue.current.senderIsLoopback)
        else { return [] }
        if case .clip(let clipID) = subject, session.search.foreign.contains(clipID) {
            lookup.lentPlaces = session.lentPlaces
        } else {
            self.session?.search.places.formUnion(lookup.places)
        }
        // Loads and lookups are counted together, so that no answer fits a later application's.
        lastLoadID += 1
        let id = AdLookupID(rawValue: lastLoadID)
        self.session?.search.ask(for: subject, as: id)
        return [.player(.lookUpAds(id, lookup))]
    }

    /// Asks for the clips of breaks that the content plays up to.
    mutating func lookUpAhead(at position: Double) -> [MediaAction] {
        session?.planLookups()
        guard let session else { return [] }
        let room = Self.aheadLimit - session.search.asked.count
        return session.clipsToAskFor(at: position, most: room).flatMap { lookUp($0) }
    }

    // MARK: - Answers

    /// What the screen found. Of a lookup that nobody waits for any more nothing comes.
    package mutating func adsFound(
        _ id: AdLookupID, _ findings: AdFindings, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let subject = session?.search.answered(id) else { return [] }
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
            let found = resolved(clip, ads, among: media.adBreakClips)
        else { return passOver(clipID, "it can't be found: \(findings.reason)", at: now) }
        // Where there is no room for all of a pod, its first ad stands for it.
        var hasRoom = self.session?.adopt(media.replacingClip(clipID, with: found)) ?? false
        if !hasRoom { hasRoom = self.session?.adopt(media.replacingClip(clipID, with: [found[0]])) ?? false }
        guard hasRoom else { return passOver(clipID, "the queue has no room for it", at: now) }
        let told = session.isLoading ? [] : statusBroadcast(includesMedia: true, at: now)
        return told + soughtClipFound(clipID, at: now)
    }

    private mutating func passOver(
        _ clipID: String, _ reason: String, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        session?.search.giveUp(.clip(clipID))
        return [.log("an ad is passed over, since \(reason)")] + soughtClipFound(clipID, at: now)
    }

    /// The clips that stand for one from here on: itself first, the rest of a pod behind it. Nil where there is none.
    private mutating func resolved(
        _ clip: AdBreakClipInfo, _ ads: [FoundAd], among known: [AdBreakClipInfo]
    ) -> [AdBreakClipInfo]? {
        guard let first = ads.first else { return nil }
        var ids = AdNames(known.map(\.adBreakClipID))
        var clips = [AdBreakClipInfo(first, id: clip.adBreakClipID, of: clip)]
        session?.search.marks[clip.adBreakClipID] = first.mark
        session?.search.foreign.insert(clip.adBreakClipID)
        for ad in ads.dropFirst() { clips.append(named(ad, after: clip.adBreakClipID, &ids)) }
        return clips
    }

    mutating func named(_ ad: FoundAd, after id: String, _ ids: inout AdNames) -> AdBreakClipInfo {
        let own = ids.take(after: id)
        session?.search.marks[own] = ad.mark
        session?.search.foreign.insert(own)
        return AdBreakClipInfo(ad, id: own, of: nil)
    }

    /// Goes on with the break that stood still for this clip.
    private mutating func soughtClipFound(_ clipID: String, at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session, var ad = session.ad,
            let info = session.media?.adBreaks.first(where: { $0.adBreakID == ad.breakID })
        else { return [] }
        let wasSought = ad.isSought && ad.clip.adBreakClipID == clipID
        // What came behind the one that is shown may have become more.
        let clips = session.ads.clips(of: info)
        if clips.indices.contains(ad.index) { ad.clips = clips }
        if wasSought {
            ad.isSought = false
            ad.loadingSince = now
        }
        self.session?.ad = ad
        guard wasSought else { return [] }
        return ad.clip.address == nil ? clipOver(at: now) : openClip(at: now)
    }
}

/// Ids of breaks and clips that somebody has.
struct AdNames: Sendable {
    /// Bytes of an id that is left room for a number behind it.
    private static let maximumLength = AdTable.maximumIDLength - 16

    private var taken: Set<String>
    /// By an id: the number that may be free behind it.
    private var numbers: [String: Int] = [:]

    init(_ taken: [String] = []) { self.taken = Set(taken) }

    func contains(_ id: String) -> Bool { taken.contains(id) }

    mutating func insert(_ id: String) { taken.insert(id) }

    /// An id that nobody has: this one, or its beginning where it is long, with a number behind it.
    mutating func take(after id: String) -> String {
        let name = String(id.held(toBytes: Self.maximumLength))
        var number = numbers[name] ?? 2
        while taken.contains("\(name)-\(number)") { number += 1 }
        numbers[name] = number + 1
        taken.insert("\(name)-\(number)")
        return "\(name)-\(number)"
    }
}

extension MediaSession {
    /// Replaces what is known of the current item by what ad documents have made more; false where neither its table of
    /// ads nor the queue has room for that, and nothing has changed.
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
    /// With a clip's place taken by others, in each break that names it.
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
