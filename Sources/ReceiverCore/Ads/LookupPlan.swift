import CastWire

/// The positions at which clips are to be looked up, in the order of their breaks.
///
/// It is checked with every message. It is made again only when the ads or the content's length have changed, or a clip
/// has been looked up or given up.
struct LookupPlan: Equatable, Sendable {
    /// The clips of one break that have not been looked up.
    struct Stop: Sendable {
        /// Seconds of content time: `from` is where the lookup begins, `to` is where the break is.
        let from: Double
        let to: Double
        let clipIDs: [String]
    }

    /// The number of plans that the session had before this one.
    private(set) var number = 0
    /// Sorted by position, and so by `from` too.
    private(set) var stops: [Stop] = []
    private var table = AdTable.empty.identity
    private var settled = 0
    private var duration: Double?

    init() {}

    init(_ session: MediaSession) {
        let ads = session.ads
        number = session.adCourse.plan.number + 1
        table = ads.identity
        settled = session.adCourse.search.settled.count
        duration = session.duration
        let unasked = ads.askable.subtracting(session.adCourse.search.settled)
        guard !unasked.isEmpty else { return }
        stops = ads.inserted.compactMap { info -> Stop? in
            let place = info.playbackPosition < 0 ? session.duration : info.playbackPosition
            guard let place, place.isFinite, place > 0 else { return nil }
            let clipIDs = info.adBreakClipIDs.filter(unasked.contains)
            guard !clipIDs.isEmpty else { return nil }
            return Stop(from: max(0, place - MediaSession.adLookupLead), to: place, clipIDs: clipIDs)
        }.sorted { $0.to < $1.to }
    }

    func fits(_ session: MediaSession) -> Bool {
        table === session.ads.identity && settled == session.adCourse.search.settled.count
            && duration == session.duration
    }

    /// The next position after `place` at which clips are to be looked up.
    func next(after place: Double) -> Double? {
        let index = stops.bisect { $0.from > place }
        return index < stops.count ? stops[index].from : nil
    }

    /// The first clips to look up at a position, each once.
    func clips(at position: Double, tolerance: Double, most: Int) -> [String] {
        var found: [String] = []
        let first = stops.bisect { $0.to >= position }
        for stop in stops[first...] {
            guard stop.from <= position + tolerance else { break }
            for id in stop.clipIDs where !found.contains(id) {
                guard found.count < most else { return found }
                found.append(id)
            }
        }
        return found
    }

    /// All plans count as equal, because a plan is derived from the rest of the session.
    static func == (left: LookupPlan, right: LookupPlan) -> Bool { true }
}
