import CastWire

/// Which clips are to be found out, and when.
extension MediaSession {
    /// Seconds of content time before a break at which its clips are asked for: an ad server is asked for what is shown
    /// soon, since it counts what it is asked for.
    static let adLookupLead = 15.0

    /// Places of this machine that the sender named for its content or for finding ads, which what ad servers name may
    /// come from too; nil where its sender sits elsewhere.
    var lentPlaces: Set<LocalPlace>? {
        guard queue.current.senderIsLoopback else { return nil }
        let content = MediaItem(queue.current, playbackRate: nil)?.places ?? []
        return content.union(adCourse.search.places)
    }

    /// To be called when anything may have changed that the plan is made of.
    mutating func planLookups() {
        guard !adCourse.plan.fits(self) else { return }
        adCourse.plan = LookupPlan(self)
    }

    func clipsToAskFor(at position: Double, most: Int) -> [AdBreakClipInfo] {
        guard most > 0, !adCourse.plan.stops.isEmpty else { return [] }
        return adCourse.plan.clips(at: position, tolerance: Self.timelineTolerance, most: most).compactMap(ads.clip)
    }
}
