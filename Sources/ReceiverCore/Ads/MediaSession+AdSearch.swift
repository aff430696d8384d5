import CastWire

/// Which clips are looked up, and when.
extension MediaSession {
    /// Seconds of content time before a break at which its clips are looked up. An ad server is asked only for what is
    /// shown soon, because it counts requests.
    static let adLookupLead = 15.0

    /// Places on this machine that the sender named for its content or for ad lookups. Ads that ad servers name may be
    /// loaded from these places too. Nil if the sender does not run on this machine.
    var lentPlaces: Set<LocalPlace>? {
        guard queue.current.senderIsLoopback else { return nil }
        let content = MediaItem(queue.current, playbackRate: nil)?.places ?? []
        return content.union(adCourse.search.places)
    }

    /// Makes a new plan if anything has changed on which it depends.
    mutating func planLookups() {
        guard !adCourse.plan.fits(self) else { return }
        adCourse.plan = LookupPlan(self)
    }

    func clipsToAskFor(at position: Double, most: Int) -> [AdBreakClipInfo] {
        guard most > 0, !adCourse.plan.stops.isEmpty else { return [] }
        return adCourse.plan.clips(at: position, tolerance: Self.timelineTolerance, most: most).compactMap(ads.clip)
    }
}
