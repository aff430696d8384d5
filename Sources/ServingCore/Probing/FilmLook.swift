/// The result of a second look at a film, at its packets: whether its streams can be copied, and where the video can be
/// cut. The first look only lists the contents.
package struct FilmLook: Sendable, Equatable {
    /// A frame at which decoding can begin.
    package struct KeyFrame: Sendable, Equatable {
        /// Seconds from the film's start, 0 or more.
        package let time: Double
        /// Whether frames follow it in the file that are shown before it and need frames before both (an open group of
        /// pictures). A decoder that begins here can't decode those.
        package let isOpen: Bool

        package init(_ time: Double, isOpen: Bool = false) {
            (self.time, self.isOpen) = (time, isOpen)
        }
    }

    /// A stream may begin or end this many seconds outside the film. The padding of encoders is shorter.
    private static let mostPadding = 0.1

    /// In ascending order.
    package var keyframes: [KeyFrame] = []
    /// Streams with packets that are not shown, because an edit list has cut them off at the beginning, between or at
    /// the end. A copy would show them.
    package var hidden: Set<Int> = []
    /// Video streams in which some frames are shown for much longer than those before them. Browsers treat such a step
    /// as a gap in the stream (Media Source Extensions, 3.5.8), and drop everything up to the next key frame. Two frames
    /// at one time have the same effect.
    package var uneven: Set<Int> = []

    /// The streams with packets at the film's beginning.
    private var begun: Set<Int> = []

    /// Video streams that begin with a frame that needs others before it, as in a recording started at any moment.
    package var headless: Set<Int> = []
    /// The video is interlaced, though only decoding showed it.
    package var hasFields = false
    /// Seconds from the film's start to the first frame that needs no other, if the video does not begin with the film;
    /// nil if it does, or if this is unknown.
    package var firstWhole: Double?
    /// Some frames that the film marks as key frames can't be decoded alone, because the picture is refreshed bit by
    /// bit (periodic intra refresh).
    package var hasPartialKeyFrames = false

    package init(keyframes: [KeyFrame] = [], hidden: Set<Int> = [], uneven: Set<Int> = []) {
        (self.keyframes, self.hidden, self.uneven) = (keyframes, hidden, uneven)
    }

    /// - Parameters:
    ///   - beginning: ffprobe's answer to ``ProbeQuestion/beginning(of:)``.
    ///   - places: The answer to ``ProbeQuestion/keyframes(of:stream:spacing:)``; empty if not asked.
    ///   - ending: The answer to ``ProbeQuestion/ending(of:)``; empty if not asked.
    package init(of file: MediaFile, beginning: [UInt8] = [], places: [UInt8] = [], ending: [UInt8] = []) {
        let beginning = PacketList(beginning, of: file)
        let first = beginning.packets
        let inside = PacketList(places, of: file).packets
        hidden = Self.hidden(in: first + inside + PacketList(ending, of: file).packets, of: file)
        let beginnings = Dictionary(first.map { ($0.stream, $0.isKey) }, uniquingKeysWith: { first, _ in first })
        headless = Set(beginnings.filter { !$0.value }.keys)
        uneven = Set(Dictionary(grouping: first, by: \.stream).filter { Self.isUneven($0.value.map(\.time)) }.keys)
        if ProbeQuestion.readsAll(of: file) { uneven.formUnion(Self.broken(inside)) }
        begun = beginning.met
        takeFirst(beginning, of: file)
        keyframes = Self.keyframes(inside.filter { !$0.isDiscarded }, before: file.duration ?? 0)
    }

    /// Ranges in which two key frames are so much farther apart than the others that frames may be missing between, in
    /// seconds from the film's start. The packets there are examined. Empty if all packets are known.
    package func suspects(in file: MediaFile) -> [ClosedRange<Double>] {
        guard !ProbeQuestion.readsAll(of: file) else { return [] }
        let times = keyframes.map(\.time)
        // ffprobe ends a range before its last packet.
        let steps = zip(times, times.dropFirst()).map { $0...$1 + 0.5 }.sorted { Self.length($0) < Self.length($1) }
        // So few steps tell nothing about what is usual in the film.
        let usual = steps.count > Self.mostSuspects ? Self.length(steps[(steps.count - 1) / 2]) : 0
        let least = max(Self.suspectStep, usual * 1.25)
        return steps.suffix(Self.mostSuspects).filter { Self.length($0) > least }
    }

    private static func length(_ range: ClosedRange<Double>) -> Double { range.upperBound - range.lowerBound }

    /// Seconds. Key frames are sampled once a segment.
    private static let suspectStep = SegmentTable.target + 2
    private static let mostSuspects = 4
    /// A stream with a longer gap, in seconds, is re-encoded.
    private static let longestGap = 0.5

    /// Takes ffprobe's answer to ``ProbeQuestion/ranges(of:stream:_:)`` for ``suspects(in:)``.
    package mutating func take(suspects answer: [UInt8], of file: MediaFile) {
        let packets = PacketList(answer, of: file).packets
        for range in suspects(in: file) {
            let inside = packets.filter { range.contains($0.time) }.sorted { $0.time < $1.time }
            for (one, other) in zip(inside, inside.dropFirst()) where other.time - one.time > Self.longestGap {
                uneven.insert(other.stream)
            }
        }
    }

    package func hasBeginning(of stream: Int) -> Bool { begun.contains(stream) }

    /// Takes ffprobe's answer to ``ProbeQuestion/pace(of:stream:)`` for video that has no packet in the beginning.
    package mutating func take(first answer: [UInt8], of file: MediaFile) {
        takeFirst(PacketList(answer, of: file), of: file)
    }

    private mutating func takeFirst(_ list: PacketList, of file: MediaFile) {
        guard let picture = file.video?.index, !list.untimed.contains(picture),
            let first = list.packets.first(where: { $0.stream == picture })
        else { return }
        if !first.isKey {
            headless.insert(picture)
        } else if first.time > SegmentCommand.latestPicture {
            firstWhole = first.time
        }
    }

    /// Up to three key frames within the film, in seconds from its start, which are decoded to check them.
    package var examples: [Double] {
        let inside = keyframes.filter { $0.time > 0 }
        guard !inside.isEmpty else { return [] }
        return Set([1, 2, 3].map { inside[inside.count * $0 / 4].time }).sorted()
    }

    /// Takes ffprobe's answer to ``ProbeQuestion/kinds(of:stream:at:)`` for ``examples``: lines such as `12.000000,I`.
    package mutating func take(kinds answer: [UInt8], of file: MediaFile) {
        let whole = String(decoding: answer, as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: ",")
            return fields.count > 1 && fields[1] == "I" ? Double(fields[0]).map { $0 - file.startTime } : nil
        }
        hasPartialKeyFrames = !examples.allSatisfy { example in whole.contains { abs($0 - example) < 0.02 } }
    }

    /// Takes ffprobe's answer to ``ProbeQuestion/entries(of:stream:from:length:)`` for the film's beginning.
    package mutating func take(entries answer: [UInt8], of file: MediaFile) {
        // An AVI may not say when its first frame is shown. Then it only seemed to begin with a later one.
        let first = answer.prefix { $0 != UInt8(ascii: "\n") }.split(separator: UInt8(ascii: ","))
        guard first.count < 3 || first[2].first != UInt8(ascii: "K") else { return }
        firstWhole = PictureEntry.entries(answer, of: file).first?.shown
    }

    /// Takes ffprobe's answer to ``ProbeQuestion/fields(of:stream:)``.
    package mutating func take(fields answer: [UInt8]) {
        hasFields = String(decoding: answer, as: UTF8.self).split(separator: "\n").contains { $0.hasPrefix("1") }
    }

    /// Seconds of a film's beginning in which its first complete frame is searched.
    package static let longestHeadless = 30.0

    /// A film's length in seconds from the answer to ``ProbeQuestion/ending(of:)``; nil if it does not say.
    package static func duration(of file: MediaFile, ending: [UInt8]) -> Double? {
        PacketList(ending, of: file).end.flatMap { $0 > 0 ? $0 : nil }
    }

    private static func hidden(in packets: [PacketList.Packet], of file: MediaFile) -> Set<Int> {
        let end = file.duration ?? 0
        let padding = [-mostPadding..<0, end - mostPadding..<end + mostPadding]
        return Set(
            packets.filter { packet in
                packet.time < -mostPadding || packet.isDiscarded && !padding.contains { $0.contains(packet.time) }
            }.map(\.stream))
    }

    /// The streams that lack a frame, or have two frames at one time, anywhere in these packets.
    private static func broken(_ packets: [PacketList.Packet]) -> Set<Int> {
        Set(
            Dictionary(grouping: packets, by: \.stream).filter { _, packets in
                let times = packets.map(\.time)
                let shown = times.sorted()
                return isUneven(times, longest: 1.8) || zip(shown, shown.dropFirst()).contains { $1 - $0 < 0.001 }
            }.keys)
    }

    /// - Parameter longest: A step may be this many times as long as the one before.
    private static func isUneven(_ times: [Double], longest: Double = 2.2) -> Bool {
        // The last packets may precede others that are shown before them.
        let shown = times.sorted().dropLast(8)
        let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }
        return zip(steps, steps.dropFirst()).contains { $1 > longest * $0 && $0 > 0.001 }
    }

    private static func keyframes(_ packets: [PacketList.Packet], before duration: Double) -> [KeyFrame] {
        var found: [Double: Bool] = [:]
        for (packet, next) in zip(packets, packets.dropFirst().map(Optional.some) + [nil]) where packet.isKey {
            guard packet.time >= 0, packet.time < duration else { continue }
            let isOpen = next.map { !$0.isKey && $0.time < packet.time } ?? false
            found[packet.time] = isOpen || found[packet.time] == true
        }
        return found.sorted { $0.key < $1.key }.map { KeyFrame($0.key, isOpen: $0.value) }
    }
}
