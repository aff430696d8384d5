/// What a second look at a film's packets tells, which the first one, at what is in the file, does not: whether its
/// streams can be copied, and where the picture can be cut.
package struct FilmLook: Sendable, Equatable {
    /// A picture at which decoding can begin.
    package struct KeyFrame: Sendable, Equatable {
        /// Seconds from the film's start, 0 or more.
        package let time: Double
        /// Pictures that are shown before it come after it in the file, and need the pictures before both: those can't
        /// be decoded by who begins here (an open group of pictures).
        package let isOpen: Bool

        package init(_ time: Double, isOpen: Bool = false) {
            (self.time, self.isOpen) = (time, isOpen)
        }
    }

    /// A stream may begin so many seconds before the film does, or end so many later: encoders pad it by less.
    private static let mostPadding = 0.1

    /// Rising.
    package var keyframes: [KeyFrame] = []
    /// Streams with packets which are not shown: an edit list has cut them off, at the beginning, between or at the
    /// end. A copy would show them.
    package var hidden: Set<Int> = []
    /// Streams of pictures of which some are shown for much longer than those before them. Browsers take such a step
    /// for a break in a stream (Media Source Extensions, 3.5.8), and drop what comes up to the next key frame.
    package var uneven: Set<Int> = []

    /// Streams that begin with a picture which needs others before it: a recording that was begun at any moment.
    package var headless: Set<Int> = []
    /// The picture is made of fields, though nothing said so before some of it was decoded.
    package var hasFields = false
    /// Seconds from the film's start to the first picture that needs no other; nil where it is not known.
    package var firstWhole: Double?
    /// Some of what the film calls key frames can't be decoded alone: their picture comes bit by bit (periodic intra
    /// refresh).
    package var hasPartialKeyFrames = false

    package init(keyframes: [KeyFrame] = [], hidden: Set<Int> = [], uneven: Set<Int> = []) {
        (self.keyframes, self.hidden, self.uneven) = (keyframes, hidden, uneven)
    }

    /// - Parameters:
    ///   - beginning: what ffprobe answered to ``ProbeQuestion/beginning(of:)``.
    ///   - places: and to ``ProbeQuestion/keyframes(of:stream:spacing:)``; empty where it was not asked.
    ///   - ending: and to ``ProbeQuestion/ending(of:)``; empty where it was not asked.
    package init(of file: MediaFile, beginning: [UInt8] = [], places: [UInt8] = [], ending: [UInt8] = []) {
        let first = PacketList(beginning, of: file).packets
        let inside = PacketList(places, of: file).packets
        hidden = Self.hidden(in: first + inside + PacketList(ending, of: file).packets, of: file)
        let beginnings = Dictionary(first.map { ($0.stream, $0.isKey) }, uniquingKeysWith: { first, _ in first })
        headless = Set(beginnings.filter { !$0.value }.keys)
        uneven = Set(Dictionary(grouping: first, by: \.stream).filter { Self.isUneven($0.value.map(\.time)) }.keys)
        keyframes = Self.keyframes(inside.filter { !$0.isDiscarded }, before: file.duration ?? 0)
    }

    /// Up to three key frames within the film, in seconds from its start, of which it is asked whether they are whole.
    package var examples: [Double] {
        let inside = keyframes.filter { $0.time > 0 }
        guard !inside.isEmpty else { return [] }
        return Set([1, 2, 3].map { inside[inside.count * $0 / 4].time }).sorted()
    }

    /// - Parameter answer: what ffprobe answered to ``ProbeQuestion/kinds(of:stream:at:)``, asked of ``examples``:
    ///   lines such as `12.000000,I`.
    package mutating func take(kinds answer: [UInt8], of file: MediaFile) {
        let whole = String(decoding: answer, as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: ",")
            return fields.count > 1 && fields[1] == "I" ? Double(fields[0]).map { $0 - file.startTime } : nil
        }
        hasPartialKeyFrames = !examples.allSatisfy { example in whole.contains { abs($0 - example) < 0.02 } }
    }

    /// - Parameter answer: what ffprobe answered to ``ProbeQuestion/entries(of:stream:from:length:)``, asked of the
    ///   film's beginning.
    package mutating func take(entries answer: [UInt8], of file: MediaFile) {
        // An AVI may not say when its first picture is shown: it seemed to begin with a later one.
        let first = answer.prefix { $0 != UInt8(ascii: "\n") }.split(separator: UInt8(ascii: ","))
        guard first.count < 3 || first[2].first != UInt8(ascii: "K") else { return }
        firstWhole = PictureEntry.entries(answer, of: file).first?.shown
    }

    /// - Parameter answer: what ffprobe answered to ``ProbeQuestion/fields(of:stream:)``.
    package mutating func take(fields answer: [UInt8]) {
        hasFields = String(decoding: answer, as: UTF8.self).split(separator: "\n").contains { $0.hasPrefix("1") }
    }

    /// Seconds of a film's beginning in which its first whole picture is looked for.
    package static let longestHeadless = 30.0

    /// How long a film is, in seconds, by what ffprobe answered to ``ProbeQuestion/ending(of:)``; nil where that tells
    /// nothing.
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

    private static func isUneven(_ times: [Double]) -> Bool {
        // The last ones may wait for others that are shown before them.
        let shown = times.sorted().dropLast(8)
        let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }
        return zip(steps, steps.dropFirst()).contains { $1 > 2.2 * $0 && $0 > 0.001 }
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
