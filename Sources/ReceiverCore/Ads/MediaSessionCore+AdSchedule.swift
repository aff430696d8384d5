import CastWire

/// The ad breaks of a VMAP, for which the load of its item waits.
///
/// They take the place of those that the sender named itself (`MediaInformation.vmapAdsRequest`); where the VMAP can't
/// be read, those hold.
extension MediaSessionCore {
    /// Asks for the schedule that the item's load waits for; nil where it has none.
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

    /// The breaks take the place of those that the sender named. How many can't be used.
    private mutating func takeSchedule(_ found: [FoundBreak]) -> Int {
        guard let media = session?.media else { return found.count }
        var breaks = session?.adCourse.search.breaks(of: found) ?? []
        guard !breaks.isEmpty else { return found.count }
        // All of them, or as many as there is room for; those at a part of the length count as if they were placed.
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

    /// With these breaks in the order of their places. They are no longer asked for: here, or where the item goes on.
    fileprivate func withSchedule(_ breaks: [AdBreakInfo], _ clips: [AdBreakClipInfo]) -> MediaInformation {
        func place(_ info: AdBreakInfo) -> Double { info.playbackPosition < 0 ? .infinity : info.playbackPosition }
        return with(adBreaks: breaks.sorted { place($0) < place($1) }, adBreakClips: clips).withoutAdSchedule()
    }
}
