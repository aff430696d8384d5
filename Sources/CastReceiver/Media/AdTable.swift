import CastWire

/// The ads of one media item, sorted so that nobody has to look through all of them: made once, when the item comes or
/// changes, and asked with each status. What it says is in the order in which the sender named the breaks.
struct AdTable: Sendable {
    /// A film of three hours has twenty breaks or so, a stream of a whole day's television a few hundred.
    static let maximumBreaks = 512
    /// Of all breaks.
    static let maximumClips = 1024
    /// How often breaks name a clip, all of them together: one clip may stand in many breaks.
    static let maximumNamedClips = 2048

    static let empty = AdTable()

    /// What takes the content's place and has not been watched.
    let inserted: [AdBreakInfo]
    /// What is part of the content's own stream.
    let embedded: [AdBreakInfo]
    /// Where in the content an ad of its own stream begins or ends.
    let embeddedBoundaries: [Double]
    /// Clips that say where to ask for them, and not where they are.
    let askable: [AdBreakClipInfo]
    private let clips: [AdBreakClipInfo]
    private let places: [String: Int]

    private init() {
        inserted = []
        embedded = []
        embeddedBoundaries = []
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
        var boundaries: [Double] = []
        for info in media.adBreaks where info.embedded && info.playbackPosition >= 0 {
            var place = info.playbackPosition
            boundaries.append(place)
            for id in info.adBreakClipIDs {
                guard let index = places[id] else { continue }
                place += clips[index].length
                boundaries.append(place)
            }
        }
        self.clips = clips
        self.places = places
        askable = clips.enumerated().filter { index, clip in
            places[clip.adBreakClipID] == index && clip.address == nil && clip.vastAdsRequest?.isUsable == true
        }.map(\.element)
        inserted = media.adBreaks.filter { !$0.embedded && !$0.watched }
        embedded = media.adBreaks.filter(\.embedded)
        embeddedBoundaries = boundaries
    }

    /// Whether there are no more than can be kept in order.
    static func hasRoom(for media: MediaInformation) -> Bool {
        media.adBreaks.count <= maximumBreaks && media.adBreakClips.count <= maximumClips
            && media.adBreaks.reduce(0) { $0 + $1.adBreakClipIDs.count } <= maximumNamedClips
    }

    /// In their order; those that nobody has described are left out.
    func clips(of info: AdBreakInfo) -> [AdBreakClipInfo] {
        info.adBreakClipIDs.compactMap { places[$0].map { clips[$0] } }
    }

    func clip(_ id: String) -> AdBreakClipInfo? { places[id].map { clips[$0] } }

    /// Bytes, beside what it shares with the media.
    var memorySize: Int {
        inserted.heapSize + embedded.heapSize + embeddedBoundaries.heapSize + askable.heapSize
            + HeapLayout.table(of: places.capacity, stride: MemoryLayout<(String, Int)>.stride)
    }
}

extension AdBreakClipInfo {
    /// Seconds; 0 where nobody says.
    var length: Double { WireNumber.time(duration ?? 0) }
}
