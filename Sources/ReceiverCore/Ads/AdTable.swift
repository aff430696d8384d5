import CastWire

/// The ads of one media item, sorted for fast lookup. The table is made once, when the item is added or changed, and is
/// used for each message. Results are in the order in which the sender named the breaks, except those that are looked
/// up by position.
struct AdTable: Sendable {
    /// A film of three hours has about twenty breaks, a stream of a whole day's television a few hundred.
    static let maximumBreaks = 512
    /// The number of clips, over all breaks.
    static let maximumClips = 1024
    /// The number of references from breaks to clips, over all breaks: one clip may be in many breaks.
    static let maximumNamedClips = 2048
    /// The largest size of a break's or clip's id, in bytes, also where a break refers to a clip.
    static let maximumIDLength = 256

    static let empty = AdTable()

    /// Distinguishes tables: tables made from the same item are copies of one table.
    final class Identity: Sendable {}

    /// A part of the content that shows one ad of its own stream. Where breaks overlap, the one that was named first is
    /// shown.
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
    /// The breaks that are shown instead of the content and have not been watched.
    let inserted: [AdBreakInfo]
    /// Those of them after the content's beginning and before its end, the last one first.
    private let within: [AdBreakInfo]
    /// Sorted by begin; no two overlap.
    private let stretches: [Stretch]
    /// The positions in the content at which an ad of its own stream begins or ends, in order.
    private let boundaries: [Double]
    /// The ids of clips that have no media address, only a lookup request.
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

    /// Cuts the stretches so that no two overlap, and sorts them by position.
    ///
    /// - Parameter stretches: In the order of their ranks.
    private static func apart(_ stretches: [Stretch]) -> [Stretch] {
        let order = stretches.indices.sorted { (stretches[$0].begin, $0) < (stretches[$1].begin, $1) }
        var parts: [Stretch] = []
        // The ranks of the stretches that cover this position. The last one is shown; a stretch that has ended is
        // removed once it is the last.
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

    /// Whether the numbers of breaks and clips, and the sizes of their ids, are within the limits.
    static func hasRoom(for media: MediaInformation) -> Bool {
        media.adBreaks.count <= maximumBreaks && media.adBreakClips.count <= maximumClips
            && media.adBreaks.reduce(0) { $0 + $1.adBreakClipIDs.count } <= maximumNamedClips
            && media.adBreaks.allSatisfy { isShort($0.adBreakID) && $0.adBreakClipIDs.allSatisfy(isShort) }
            && media.adBreakClips.allSatisfy { isShort($0.adBreakClipID) }
    }

    private static func isShort(_ id: String) -> Bool { id.utf8.count <= maximumIDLength }

    /// The clips in order; ids without a description are left out.
    func clips(of info: AdBreakInfo) -> [AdBreakClipInfo] {
        info.adBreakClipIDs.compactMap { places[$0].map { clips[$0] } }
    }

    func clip(_ id: String) -> AdBreakClipInfo? { places[id].map { clips[$0] } }

    // MARK: - By position

    /// The breaks that are shown instead of the content after `floor` and up to `position`, the last one first.
    func inserted(after floor: Double, upTo position: Double) -> ArraySlice<AdBreakInfo> {
        let first = within.bisect { $0.playbackPosition <= position }
        let end = within.bisect { $0.playbackPosition <= floor }
        return first < end ? within[first..<end] : []
    }

    /// The position of the next break after `place` that is shown instead of the content; nil if there is none.
    func nextInserted(after place: Double) -> Double? {
        let end = within.bisect { $0.playbackPosition <= place }
        return end > 0 ? within[end - 1].playbackPosition : nil
    }

    /// The ad of the content's stream at a position.
    func embedded(at place: Double) -> (stretch: Stretch, clip: AdBreakClipInfo)? {
        let behind = stretches.bisect { $0.begin > place }
        guard behind > 0, place < stretches[behind - 1].end else { return nil }
        return (stretches[behind - 1], clips[stretches[behind - 1].clip])
    }

    /// The next position after `place` at which an ad of the content's stream begins or ends.
    func nextBoundary(after place: Double) -> Double? {
        let index = boundaries.bisect { $0 > place }
        return index < boundaries.count ? boundaries[index] : nil
    }

    /// Bytes, without those that it shares with the media.
    var memorySize: Int {
        inserted.heapSize + within.heapSize + stretches.heapSize + boundaries.heapSize
            + HeapLayout.table(of: askable.capacity, stride: MemoryLayout<String>.stride)
            + HeapLayout.table(of: places.capacity, stride: MemoryLayout<(String, Int)>.stride)
    }
}

extension AdBreakClipInfo {
    /// Seconds, at least as long as an item has to last; 0 if unknown.
    var length: Double {
        let told = WireNumber.time(duration ?? 0)
        return told > 0 ? max(told, MediaSession.leastPlaybackDuration) : 0
    }
}

extension Array {
    /// The first index for which the condition holds. It has to hold for all elements after that one too. Returns the
    /// end index if it holds for none.
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
