import CastWire

/// The ad breaks of a VMAP, for which the load of its item waits.
///
/// They take the place of those that the sender named itself (`MediaInformation.vmapAdsRequest`); where the VMAP can't
/// be read, those hold.
extension MediaSessionCore {
    /// Asks for the schedule that the item's load waits for; nil where it has none.
    mutating func awaitSchedule(at now: ContinuousClock.Instant) -> [MediaAction]? {
        guard let request = session?.media?.vmapAdsRequest, request.isUsable else { return nil }
        session?.search.scheduleAwaitedSince = now
        return ask(for: .schedule, request, .schedule)
    }

    /// Nothing came of it in time.
    mutating func scheduleLate(at now: ContinuousClock.Instant) -> [MediaAction] {
        session?.search.giveUp(.schedule)
        return scheduleFound(.nothing(reason: "It did not come in time."), at: now)
    }

    mutating func scheduleFound(
        _ findings: AdFindings, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        session?.search.scheduleAwaitedSince = nil
        guard case .breaks(let found) = findings else {
            return [.log("the item plays without the ads of its VMAP: \(findings.reason)")] + beginFound(at: now)
        }
        let passedOver = takeSchedule(found)
        let logged: [MediaAction] = passedOver == 0 && !found.isEmpty ? []
            : [.log("of the VMAP's \(found.count) ad breaks \(passedOver) are passed over: no place, or no ads")]
        return logged + statusBroadcast(includesMedia: true, at: now) + beginFound(at: now)
    }

    /// The breaks take the place of those that the sender named. How many can't be used.
    private mutating func takeSchedule(_ found: [FoundBreak]) -> Int {
        guard let media = session?.media else { return found.count }
        var infos: [AdBreakInfo] = []
        var clips: [AdBreakClipInfo] = []
        var ids: Set<String> = []
        for (index, each) in found.enumerated() {
            guard let offset = AdOffset(each.offset) else { continue }
            var id = each.id ?? "break-\(index + 1)"
            if ids.contains(id) { id = Self.unused(id, ids) }
            let own = scheduled(each, id: id, &ids)
            guard !own.isEmpty else { continue }
            clips += own
            var info = AdBreakInfo(adBreakID: id, playbackPosition: 0, adBreakClipIDs: own.map(\.adBreakClipID))
            switch offset {
            case .start: break
            case .end: info.playbackPosition = -1
            case .seconds(let place): info.playbackPosition = place
            case .fraction(let place):
                session?.search.fractions.append(.init(info: info, place: place))
                continue
            }
            infos.append(info)
        }
        let used = infos.count + (session?.search.fractions.count ?? 0)
        guard used > 0 else { return found.count }
        session?.queue.updateCurrent(media: media.withSchedule(infos, clips))
        return found.count - used
    }

    /// The clips of one break: its ads, or one that is yet to be asked for. Break and first clip have the same id.
    private mutating func scheduled(
        _ found: FoundBreak, id: String, _ ids: inout Set<String>
    ) -> [AdBreakClipInfo] {
        ids.insert(id)
        guard let first = found.ads.first else {
            guard let tag = found.tagURL else { return [] }
            var clip = AdBreakClipInfo(adBreakClipID: id)
            clip.vastAdsRequest = VASTAdsRequest(adTagURL: tag)
            return [clip]
        }
        session?.search.marks[id] = first.mark
        var clips = [AdBreakClipInfo(first, id: id, of: nil)]
        for ad in found.ads.dropFirst() { clips.append(named(ad, after: id, &ids)) }
        return clips
    }

    /// Begins with the ads before the content, or with the content, now that it is known which there are.
    private mutating func beginFound(at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session, case .loading(let asker, _) = session.phase else { return [] }
        self.session?.phase = .loading(asker: asker, since: now)
        if let ads = beginWithAds(at: now) { return ads }
        guard let content = session.contentToReturnTo else { return end(reason: "ERROR", at: now) }
        return load(content)
    }

    /// The content's length is known, or that it has none.
    mutating func placeFractions() -> [MediaAction] {
        guard let session, !session.search.fractions.isEmpty, let media = session.media else { return [] }
        guard let duration = session.duration, duration.isFinite else {
            guard session.description?.isLive == true else { return [] }
            self.session?.search.fractions = []
            return [.log("ad breaks at a part of the length are passed over: a live stream has none")]
        }
        let placed = session.search.fractions.map { fraction in
            var info = fraction.info
            info.playbackPosition = WireNumber.time(fraction.place * duration)
            return info
        }
        self.session?.search.fractions = []
        self.session?.queue.updateCurrent(media: media.withSchedule(media.adBreaks + placed, media.adBreakClips))
        return []
    }
}

extension MediaInformation {
    /// With these breaks in the order of their places. They are no longer asked for: here, or where the item goes on.
    fileprivate func withSchedule(_ breaks: [AdBreakInfo], _ clips: [AdBreakClipInfo]) -> MediaInformation {
        func place(_ info: AdBreakInfo) -> Double { info.playbackPosition < 0 ? .infinity : info.playbackPosition }
        return with(adBreaks: breaks.sorted { place($0) < place($1) }, adBreakClips: clips).withoutAdSchedule()
    }
}
