/// When a file that is being sent can begin to play, told from how it begins.
///
/// Only forms count whose players find at the beginning what they need: MP4 with its table (`moov`) before its media
/// (ISO 14496-12), Matroska and WebM, FLAC, and MP3 with a tag (ID3v2) before it. Of Ogg, and of an MP3 without that
/// tag, players read the end first, and would show nothing until it is there.
package struct ArrivingMedia: Equatable, Sendable {
    package enum Standing: Equatable, Sendable {
        /// So many bytes of it have to be there before more can be said.
        case needs(Int64)
        case ready
        /// It plays once all of it is there.
        case whole
    }

    /// Bytes of the beginning that are looked at.
    package static let headLength = 64 << 10
    /// Bytes of media behind what a player begins with.
    static let lead: Int64 = 1 << 20
    private static let mostBoxes = 64

    private let total: Int64
    private var head: [UInt8] = []

    /// - Parameter total: bytes that it will have.
    package init(total: Int64) { self.total = total }

    /// The next bytes of it, in their order.
    package mutating func take(_ bytes: some Collection<UInt8>) {
        guard head.count < Self.headLength else { return }
        head += bytes.prefix(Self.headLength - head.count)
    }

    /// - Parameter arrived: bytes of it that can be read.
    package func standing(arrived: Int64) -> Standing {
        guard head.count >= 16 else { return isHeadFull ? .whole : .needs(16) }
        if starts(with: "ftyp", at: 4) { return film(arrived) }
        let isMatroska = head.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
        if isMatroska || starts(with: "fLaC", at: 0) { return begins(at: 0, arrived) }
        if starts(with: "ID3", at: 0) { return begins(at: tagLength, arrived) }
        return .whole
    }

    private var isHeadFull: Bool { head.count >= min(Int64(Self.headLength), total) }

    private func starts(with text: String, at offset: Int) -> Bool {
        head.count >= offset + 4 && head[offset...].starts(with: text.utf8)
    }

    /// - Parameter offset: where its media begin.
    private func begins(at offset: Int64, _ arrived: Int64) -> Standing {
        let (needed, isOver) = offset.addingReportingOverflow(Self.lead)
        // Nobody gains by what begins with its last bytes.
        guard !isOver, needed < total else { return .whole }
        return arrived >= needed ? .ready : .needs(needed)
    }

    /// With its own head; the length is in four bytes of seven bits each (ID3v2.4, 3.1).
    private var tagLength: Int64 { head[6..<10].reduce(0) { $0 << 7 | Int64($1 & 0x7F) } + 10 }

    // MARK: MP4

    private struct Box {
        let type: ArraySlice<UInt8>
        /// Where its contents begin, and where the next box does.
        let contents: Int
        let end: Int64
    }

    private func film(_ arrived: Int64) -> Standing {
        var offset = 0
        for _ in 0..<Self.mostBoxes {
            guard offset + 16 <= head.count else { return isHeadFull ? .whole : .needs(Int64(offset + 16)) }
            guard let box = box(at: offset) else { return .whole }
            if box.type.elementsEqual("moov".utf8) { return isFragmented(box) ? .whole : begins(at: box.end, arrived) }
            // Its table is at the end, or in pieces all over it.
            if box.type.elementsEqual("mdat".utf8) || box.type.elementsEqual("moof".utf8) { return .whole }
            guard box.end <= Int64(Self.headLength) else { return .whole }
            offset = Int(box.end)
        }
        return .whole
    }

    /// Nil for one that goes on to the file's end, or is none.
    private func box(at offset: Int) -> Box? {
        func number(_ range: Range<Int>) -> UInt64 { head[range].reduce(0) { $0 << 8 | UInt64($1) } }
        let short = number(offset..<offset + 4)
        let isLong = short == 1
        let size = isLong ? number(offset + 8..<offset + 16) : short
        let contents = offset + (isLong ? 16 : 8)
        guard size >= UInt64(contents - offset), size <= UInt64(max(0, total - Int64(offset))) else {
            return nil
        }
        return Box(type: head[offset + 4..<offset + 8], contents: contents, end: Int64(offset) + Int64(size))
    }

    /// Whether the table says that there are more of its kind (`mvex`): then the length of the film is not in it. A
    /// table that is longer than the head is no such one.
    private func isFragmented(_ table: Box) -> Bool {
        var offset = table.contents
        while Int64(offset) < table.end, offset + 16 <= head.count, let box = box(at: offset) {
            if box.type.elementsEqual("mvex".utf8) { return true }
            guard box.end <= Int64(head.count) else { return false }
            offset = Int(box.end)
        }
        return false
    }
}
