import CastWire

/// The ad breaks of a VMAP. The load of its item waits for them.
///
/// They replace the breaks that the sender named itself (`MediaInformation.vmapAdsRequest`). If the VMAP can't be read,
/// the sender's breaks are used.
extension MediaSessionCore {
    /// Requests the schedule for which the item's load has to wait; nil if it has none.
    mutating func awaitSchedule(at now: ContinuousClock.Instant) -> [MediaAction]? {
        guard let request = session?.media?.vmapAdsRequest, request.isUsable else { return nil }
        session?.adCourse.search.scheduleAwaitedSince = now
        return ask(for: .schedule, request, .schedule)
    }

    mutating func scheduleFound(
        _ findings: AdFindings, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        session?.adCourse.search.scheduleAwaitedSince = nil
        guard case .breaks(let found) = findings else {
            return [.log("the item plays without the ads of its VMAP: \(findings.reason)")] + beginFound(at: now)
        }
        let passedOver = takeSchedule(found)
        let logged: [MediaAction] = passedOver == 0 && !found.isEmpty ? []
            : [.log("of the VMAP's \(found.count) ad breaks \(passedOver) are passed over: no place, ads or room")]
        return logged + statusBroadcast(includesMedia: true, at: now) + beginFound(at: now)
    }

    /// Replaces the sender's breaks by these. Returns how many of them can't be used.
    private mutating func takeSchedule(_ found: [FoundBreak]) -> Int {
        guard let media = session?.media else { return found.count }
        var breaks = session?.adCourse.search.breaks(of: found) ?? []
        guard !breaks.isEmpty else { return found.count }
        // All of them are used, or as many as fit. Breaks at a fraction of the length are counted as if they had a
        // position.
        let haveRoom = session?.adopt(media.withSchedule(breaks)) ?? false
        if !haveRoom {
            var fitting: [ScheduledBreak] = []
            for each in breaks {
                let hasRoom = session?.adopt(media.withSchedule(fitting + [each])) ?? false
                if hasRoom { fitting.append(each) }
            }
            breaks = fitting
            guard !breaks.isEmpty else { return found.count }
        }
        let fractions = breaks.compactMap(\.fraction)
        if !fractions.isEmpty {
            session?.adCourse.search.fractions = fractions
            session?.queue.updateCurrent(
                media: media.withSchedule(
                    breaks.filter { $0.fraction == nil }.map(\.placed), breaks.flatMap(\.clips)))
        }
        return found.count - breaks.count
    }

    /// Begins with the ads before the content, or with the content, now that its breaks are known.
    private mutating func beginFound(at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session, case .loading(let asker, _) = session.phase else { return [] }
        self.session?.phase = .loading(asker: asker, since: now)
        if let ads = beginWithAds(at: now) { return ads }
        guard let content = session.contentToReturnTo else { return end(reason: .error, at: now) }
        return load(content)
    }

    /// Places the breaks at a fraction of the content, once its length is known. Drops them if the content is live.
    mutating func placeFractions() -> [MediaAction] {
        guard let session, !session.adCourse.search.fractions.isEmpty, let media = session.media else { return [] }
        guard let duration = session.duration, duration.isFinite else {
            guard session.description?.isLive == true else { return [] }
            self.session?.adCourse.search.fractions = []
            return [.log("ad breaks at a part of the length are passed over: a live stream has none")]
        }
        let placed = session.adCourse.search.fractions.map { fraction in
            var info = fraction.info
            info.playbackPosition = WireNumber.time(fraction.place * duration)
            return info
        }
        self.session?.adCourse.search.fractions = []
        let hasRoom = self.session?.adopt(media.withSchedule(media.adBreaks + placed, media.adBreakClips))
        return hasRoom == true ? [] : [.log("ad breaks at a part of the length are passed over: there is no room")]
    }
}

extension MediaInformation {
    fileprivate func withSchedule(_ breaks: [ScheduledBreak]) -> MediaInformation {
        withSchedule(breaks.map(\.placed), breaks.flatMap(\.clips))
    }

    /// The media with these breaks sorted by position. Its schedule request is removed, so that it is not requested
    /// again, here or on a device that takes over the item.
    fileprivate func withSchedule(_ breaks: [AdBreakInfo], _ clips: [AdBreakClipInfo]) -> MediaInformation {
        func place(_ info: AdBreakInfo) -> Double { info.playbackPosition < 0 ? .infinity : info.playbackPosition }
        return with(adBreaks: breaks.sorted { place($0) < place($1) }, adBreakClips: clips).withoutAdSchedule()
    }
}
