/// A walk over all elements of a Matroska file, for its key frames and its end. Of frames only the heads are read.
struct MatroskaWalk {
    enum Result: Equatable {
        case hasCues, failed, ended
    }

    private enum Element {
        static let header: UInt64 = 0x1A45_DFA3
        static let seekHead: UInt64 = 0x114D_9B74
        static let seek: UInt64 = 0x4DBB
        static let seekID: UInt64 = 0x53AB
        static let seekPosition: UInt64 = 0x53AC
        static let information: UInt64 = 0x1549_A966
        static let scale: UInt64 = 0x2AD7B1
        static let trackNumber: UInt64 = 0xD7
        static let tags: UInt64 = 0x1254_C367
        static let cues: UInt64 = 0x1C53_BB6B
        static let clusterTime: UInt64 = 0xE7
        static let simpleBlock: UInt64 = 0xA3
        static let blockGroup: UInt64 = 0xA0
        static let block: UInt64 = 0xA1
        static let blockDuration: UInt64 = 0x9B
        static let reference: UInt64 = 0xFB
    }

    private typealias Head = MatroskaHead.ElementHead

    /// Elements that are looked at: some ten hours of a film.
    private static let mostElements = 3_000_000
    /// Cues that are kept. If there are more, every second one is dropped.
    static let mostCues = 20_000
    private static let mostTracks = 64
    private static let mayBeBrokenOff: Set<UInt64> = [
        Element.simpleBlock, Element.block, Element.cues, Element.tags,
    ]
    /// Bytes of a broken-off element; a longer one is taken for damage.
    private static let longestBrokenOff = 64 << 20
    /// Bytes of the longest part of a block that is read: the number of its track, its time and its flags.
    private static let blockHead = 11
    /// Nanoseconds: one that is longer is not a frame's.
    private static let longestFrame: Int64 = 2_000_000_000

    private let size: Int64
    private(set) var header: [UInt8] = []
    private(set) var information: [UInt8] = []
    private(set) var tracks: [UInt8] = []
    /// The number of the track whose key frames become cues: the first video track, else the first audio track.
    private(set) var track: UInt64 = 0
    /// Nanoseconds of a unit of time.
    private(set) var scale: Int64 = 1_000_000
    private(set) var firstCluster: Int64?
    private(set) var cues: [SeekableMatroska.Cue] = []

    /// Nanoseconds between two cues at least.
    private var spacing: Int64 = 500_000_000
    private var segmentStart: Int64?
    private var cluster: Int64 = 0
    private var clusterTime: Int64 = 0
    private var group: Block?
    private var lasts: [UInt64: (time: Int64, length: Int64)] = [:]

    private struct Block {
        var track: UInt64
        var time: Int64
        var isKey: Bool
        var length: Int64?
    }

    init(size: Int64) { self.size = size }

    /// In units of ``scale``; nil if there was no frame.
    var end: Int64? { lasts.values.map { $0.time + $0.length }.max() }

    mutating func run(_ read: (Int64, Int) -> [UInt8]) -> Result {
        var place: Int64 = 0
        for _ in 0..<Self.mostElements {
            guard place < size else { return ended() }
            let bytes = read(place, Head.longest)
            guard !bytes.isEmpty else { return .failed }
            // At the end an element may be broken off. Anywhere else the file is damaged.
            guard let head = Head(bytes[...]) else { return bytes.count < Head.longest ? ended() : .failed }
            let content = place + Int64(head.length)
            switch head.id {
            case MatroskaHead.Element.segment:
                guard segmentStart == nil else { return .failed }
                header = read(0, Int(min(place, 1 << 16)))
                guard header.count == place else { return .failed }
                segmentStart = content
                place = content
                continue
            case MatroskaHead.Element.cluster:
                take(nil)
                firstCluster = firstCluster ?? place
                (cluster, clusterTime) = (place, 0)
                place = content
                continue
            case Element.blockGroup:
                take(nil)
                place = content
                continue
            default: break
            }
            guard let count = head.size else { return .failed }
            if head.id == Element.cues, content + Int64(count) <= size { return .hasCues }
            if head.id == Element.header, segmentStart != nil { return .failed }
            guard content + Int64(count) <= size else {
                return Self.mayBeBrokenOff.contains(head.id) && count <= Self.longestBrokenOff ? ended() : .failed
            }
            if let result = look(at: head.id, content, count, read) { return result }
            place = content + Int64(count)
        }
        return .failed
    }

    private mutating func ended() -> Result {
        take(nil)
        return .ended
    }

    /// Returns nil if the walk goes on.
    private mutating func look(
        at id: UInt64, _ place: Int64, _ count: Int, _ read: (Int64, Int) -> [UInt8]
    ) -> Result? {
        switch id {
        case Element.seekHead where firstCluster == nil && count <= 1 << 16:
            return hasCues(read(place, count), read) ? .hasCues : nil
        case Element.information where information.isEmpty && count <= MatroskaHead.longestTracks:
            information = read(place, count)
            let told = MatroskaHead.children(of: information[...]).first { $0.id == Element.scale }
            let scale = Int64(clamping: Self.number(told?.content ?? []))
            if (1...1_000_000_000).contains(scale) { self.scale = scale }
        case MatroskaHead.Element.tracks where tracks.isEmpty && count <= MatroskaHead.longestTracks:
            tracks = read(place, count)
            chooseTrack()
        case Element.clusterTime where count <= 8:
            clusterTime = Int64(clamping: min(Self.number(read(place, count)[...]), 1 << 52))
        case Element.simpleBlock:
            take(nil)
            take(block(read(place, min(count, Self.blockHead))))
        case Element.block:
            group = block(read(place, min(count, Self.blockHead)))
            group?.isKey = true
        case Element.blockDuration where count <= 8:
            group?.length = Int64(clamping: min(Self.number(read(place, count)[...]), 1 << 32))
        case Element.reference: group?.isKey = false
        default: break
        }
        return nil
    }

    /// Whether the list of what is where leads to cues that are there.
    private func hasCues(_ list: [UInt8], _ read: (Int64, Int) -> [UInt8]) -> Bool {
        MatroskaHead.children(of: list[...]).contains { entry in
            let fields = MatroskaHead.children(of: entry.content)
            guard entry.id == Element.seek,
                let id = fields.first(where: { $0.id == Element.seekID }),
                Self.number(id.content) == Element.cues,
                let position = fields.first(where: { $0.id == Element.seekPosition }), let segmentStart
            else { return false }
            let place = segmentStart + Int64(clamping: min(Self.number(position.content), 1 << 52))
            guard place < size, let head = Head(read(place, Head.longest)[...]) else { return false }
            return head.id == Element.cues && place + Int64(head.length + (head.size ?? 0)) <= size
        }
    }

    private mutating func chooseTrack() {
        let entries = MatroskaHead.children(of: tracks[...]).filter { $0.id == MatroskaHead.Element.trackEntry }
        let known = entries.map { entry in
            let fields = MatroskaHead.children(of: entry.content)
            func number(_ id: UInt64) -> UInt64 { Self.number(fields.first { $0.id == id }?.content ?? []) }
            return (type: number(MatroskaHead.Element.trackType), number: number(Element.trackNumber))
        }
        track = (known.first { $0.type == 1 } ?? known.first { $0.type == 2 })?.number ?? 0
    }

    private func block(_ bytes: [UInt8]) -> Block? {
        guard let track = Head.number(bytes[...], longest: 8, isMarked: false), bytes.count >= track.length + 3 else {
            return nil
        }
        let time = Int16(bitPattern: UInt16(bytes[track.length]) << 8 | UInt16(bytes[track.length + 1]))
        return Block(
            track: track.value, time: clusterTime + Int64(time), isKey: bytes[track.length + 2] & 0x80 != 0)
    }

    /// Takes the block of a group that is over, and then one that stands alone.
    private mutating func take(_ single: Block?) {
        for block in [group, single].compactMap({ $0 }) { add(block) }
        group = nil
    }

    private mutating func add(_ block: Block) {
        let last = lasts[block.track]
        guard last != nil || lasts.count < Self.mostTracks else { return }
        if block.time >= last?.time ?? .min {
            let step = block.length ?? last.map { block.time - $0.time } ?? 0
            let isFrames = step > 0 && step <= Self.longestFrame / scale
            lasts[block.track] = (block.time, isFrames ? step : last?.length ?? 0)
        }
        guard block.track == track, block.isKey else { return }
        guard cues.last.map({ block.time - $0.time >= max(1, spacing / scale) }) ?? true else { return }
        cues.append(.init(time: block.time, cluster: cluster))
        if cues.count > Self.mostCues {
            cues = cues.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
            spacing *= 2
        }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.count <= 8 ? bytes.reduce(0) { $0 << 8 | UInt64($1) } : 0
    }
}
