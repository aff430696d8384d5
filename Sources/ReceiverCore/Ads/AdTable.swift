import CastWire

/// The ads of one media item, sorted so that nobody has to look through all of them: made once, when the item comes or
/// changes, and asked with each message. What it says is in the order in which the sender named the breaks, but for
/// what is sought by its place.
struct AdTable: Sendable {
    /// A film of three hours has twenty breaks or so, a stream of a whole day's television a few hundred.
    static let maximumBreaks = 512
    /// Of all breaks.
    static let maximumClips = 1024
    /// How often breaks name a clip, all of them together: one clip may stand in many breaks.
    static let maximumNamedClips = 2048
    /// Bytes of a break's or a clip's id, and of where a break names one.
    static let maximumIDLength = 256

    static let empty = AdTable()

    /// Tells one table from another: those that were made of the same item are copies of one.
    final class Identity: Sendable {}

    /// A stretch of the content in which one ad of its own stream shows. Where breaks overlap, the one that was named
    /// first has the place.
    struct Stretch: Sendable {
        fileprivate let rank: Int
        fileprivate let begin: Double
        fileprivate var end: Double
        let breakID: String
        let breakBegin: Double
        let clipBegin: Double
        let clipEnd: Double
        fileprivate let clip: Int
    }

    let identity: Identity
    /// What takes the content's place and has not been watched.
    let inserted: [AdBreakInfo]
    /// Of these the ones behind the content's beginning and before its end, the last one first.
    private let within: [AdBreakInfo]
    /// By their begin; no two of them overlap.
    private let stretches: [Stretch]
    /// Where in the content an ad of its own stream begins or ends, in order.
    private let boundaries: [Double]
    /// Ids of clips that say where to ask for them, and not where they are.
    let askable: Set<String>
    private let clips: [AdBreakClipInfo]
    private let places: [String: Int]

    private init() {
        identity = Identity()
        inserted = []
        within = []
        stretches = []
        boundaries = []
        askable = []
        clips = []
        places = [:]
    }

    init(_ media: MediaInformation) {
        guard !media.adBreaks.isEmpty || !media.adBreakClips.isEmpty else {
            self = .empty
            return
        }
        let clips = media.adBreakClips
        let places = Dictionary(
            clips.enumerated().map { ($1.adBreakClipID, $0) }, uniquingKeysWith: { first, _ in first })
        var boundaries: Set<Double> = []
        var stretches: [Stretch] = []
        for info in media.adBreaks where info.embedded && info.playbackPosition >= 0 {
            var place = info.playbackPosition
            boundaries.insert(place)
            for id in info.adBreakClipIDs {
                guard let index = places[id] else { continue }
                let end = place + clips[index].length
                boundaries.insert(end)
                if end > place {
                    stretches.append(
                        Stretch(
                            rank: stretches.count, begin: place, end: end, breakID: info.adBreakID,
                            breakBegin: info.playbackPosition, clipBegin: place, clipEnd: end, clip: index))
                }
                place = end
            }
        }
        identity = Identity()
        self.clips = clips
        self.places = places
        self.boundaries = boundaries.sorted()
        self.stretches = Self.apart(stretches)
        askable = Set(
            clips.enumerated().filter { index, clip in
                places[clip.adBreakClipID] == index && clip.address == nil && clip.vastAdsRequest?.isUsable == true
            }.map(\.element.adBreakClipID))
        inserted = media.adBreaks.filter { !$0.embedded && !$0.watched }
        within = inserted.enumerated().filter { $1.playbackPosition > 0 }.sorted {
            ($1.element.playbackPosition, $0.offset) < ($0.element.playbackPosition, $1.offset)
        }.map(\.element)
    }

    /// The same stretches cut so that no two overlap, in the order of their places.
    ///
    /// - Parameter stretches: in the order of their ranks.
    private static func apart(_ stretches: [Stretch]) -> [Stretch] {
        let order = stretches.indices.sorted { (stretches[$0].begin, $0) < (stretches[$1].begin, $1) }
        var parts: [Stretch] = []
        // Ranks of what shows at the place, the foremost last; what is over goes once it is the foremost.
        var shown: [Int] = []
        var next = 0
        var place = -Double.infinity
        while true {
            while let front = shown.last, stretches[front].end <= place { shown.removeLast() }
            if let front = shown.last {
                var end = stretches[front].end
                if next < order.count { end = min(end, stretches[order[next]].begin) }
                if let last = parts.last, last.rank == front, last.end == place {
                    parts[parts.count - 1].end = end
                } else {
                    let whole = stretches[front]
                    parts.append(
                        Stretch(
                            rank: front, begin: place, end: end, breakID: whole.breakID, breakBegin: whole.breakBegin,
                            clipBegin: whole.clipBegin, clipEnd: whole.clipEnd, clip: whole.clip))
                }
                place = end
            } else {
                guard next < order.count else { return parts }
                place = stretches[order[next]].begin
            }
            while next < order.count, stretches[order[next]].begin <= place {
                shown.insert(order[next], at: shown.bisect { $0 < order[next] })
                next += 1
            }
        }
    }

    /// Whether there are no more than can be kept in order, under names that can be told.
    static func hasRoom(for media: MediaInformation) -> Bool {
        media.adBreaks.count <= maximumBreaks && media.adBreakClips.count <= maximumClips
            && media.adBreaks.reduce(0) { $0 + $1.adBreakClipIDs.count } <= maximumNamedClips
            && media.adBreaks.allSatisfy { isShort($0.adBreakID) && $0.adBreakClipIDs.allSatisfy(isShort) }
            && media.adBreakClips.allSatisfy { isShort($0.adBreakClipID) }
    }

    private static func isShort(_ id: String) -> Bool { id.utf8.count <= maximumIDLength }

    /// In their order; those that nobody has described are left out.
    func clips(of info: AdBreakInfo) -> [AdBreakClipInfo] {
        info.adBreakClipIDs.compactMap { places[$0].map { clips[$0] } }
    }

    func clip(_ id: String) -> AdBreakClipInfo? { places[id].map { clips[$0] } }

    // MARK: - By place

    /// The breaks that take the content's place behind `floor` and up to `position`, the last one first.
    func inserted(after floor: Double, upTo position: Double) -> ArraySlice<AdBreakInfo> {
        let first = within.bisect { $0.playbackPosition <= position }
        let end = within.bisect { $0.playbackPosition <= floor }
        return first < end ? within[first..<end] : []
    }

    /// Where behind a place the next break takes the content's place; nil where none does.
    func nextInserted(after place: Double) -> Double? {
        let end = within.bisect { $0.playbackPosition <= place }
        return end > 0 ? within[end - 1].playbackPosition : nil
    }

    /// The ad of the content's own stream that shows at a place.
    func embedded(at place: Double) -> (stretch: Stretch, clip: AdBreakClipInfo)? {
        let behind = stretches.bisect { $0.begin > place }
        guard behind > 0, place < stretches[behind - 1].end else { return nil }
        return (stretches[behind - 1], clips[stretches[behind - 1].clip])
    }

    /// Where behind a place an ad of the content's own stream begins or ends next.
    func nextBoundary(after place: Double) -> Double? {
        let index = boundaries.bisect { $0 > place }
        return index < boundaries.count ? boundaries[index] : nil
    }

    /// Bytes, beside what it shares with the media.
    var memorySize: Int {
        inserted.heapSize + within.heapSize + stretches.heapSize + boundaries.heapSize
            + HeapLayout.table(of: askable.capacity, stride: MemoryLayout<String>.stride)
            + HeapLayout.table(of: places.capacity, stride: MemoryLayout<(String, Int)>.stride)
    }
}

extension AdBreakClipInfo {
    /// Seconds, no less than an item may last; 0 where nobody says.
    var length: Double {
        let told = WireNumber.time(duration ?? 0)
        return told > 0 ? max(told, MediaSession.leastPlaybackDuration) : 0
    }
}

extension Array {
    /// The first index from which on it holds, in an array where it holds from some place on for all that follow; the
    /// end where it holds for none.
    func bisect(_ holds: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
