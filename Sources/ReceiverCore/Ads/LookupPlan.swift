import CastWire

/// Where clips are to be asked for, in the order of their breaks. It is looked at with every message, and made anew
/// only when the ads are others, something has been asked for or given up, or the content's length is another.
struct LookupPlan: Equatable, Sendable {
    /// The clips of one break that nobody has asked for.
    struct Stop: Sendable {
        /// Seconds of content time: from where on they are asked for, and where the break is.
        let from: Double
        let to: Double
        let clipIDs: [String]
    }

    /// How many a session has had before this one.
    private(set) var number = 0
    /// By their places, and so by where they begin too.
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

    /// The next place behind this one where clips are to be asked for.
    func next(after place: Double) -> Double? {
        let index = stops.bisect { $0.from > place }
        return index < stops.count ? stops[index].from : nil
    }

    /// The first clips that are to be asked for at a place, each once.
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

    /// It follows from the rest of a session.
    static func == (left: LookupPlan, right: LookupPlan) -> Bool { true }
}
