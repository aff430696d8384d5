/// Decides when a file that is being uploaded can start to play, from how the file begins.
///
/// Only formats count whose players find all they need at the beginning:
///
/// - MP4 with its table (`moov`) before its media (ISO 14496-12)
/// - Matroska and WebM
/// - FLAC
/// - MP3 with a tag (ID3v2) before it
///
/// Of Ogg, and of an MP3 without that tag, players read the end first. They would show nothing until the end has
/// arrived.
struct ArrivingMedia: Equatable, Sendable {
    enum Standing: Equatable, Sendable {
        /// This many bytes have to arrive before more can be decided.
        case needs(Int64)
        case ready
        /// It plays only once the whole file has arrived.
        case whole
    }

    /// The number of bytes at the beginning that are read.
    static let headLength = 64 << 10
    /// The bytes of media that have to follow the header before a player starts.
    static let lead: Int64 = 1 << 20
    private static let mostBoxes = 64

    private let total: Int64
    private var head: [UInt8] = []

    /// - Parameter total: the file's length in bytes.
    init(total: Int64) { self.total = total }

    /// Takes in the next bytes of the file.
    mutating func take(_ bytes: some Collection<UInt8>) {
        guard head.count < Self.headLength else { return }
        head += bytes.prefix(Self.headLength - head.count)
    }

    /// Decides whether the file can start to play.
    ///
    /// - Parameter arrived: how many bytes of the file can be read.
    func standing(arrived: Int64) -> Standing {
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

    /// Decides for a format whose media may start at once.
    ///
    /// - Parameter offset: the place at which the media begins.
    private func begins(at offset: Int64, _ arrived: Int64) -> Standing {
        let (needed, isOver) = offset.addingReportingOverflow(Self.lead)
        // Starting early gains nothing if only the last bytes are missing.
        guard !isOver, needed < total else { return .whole }
        return arrived >= needed ? .ready : .needs(needed)
    }

    /// The length of the tag with its header; the header has it in four bytes of seven bits each (ID3v2.4, 3.1).
    private var tagLength: Int64 { head[6..<10].reduce(0) { $0 << 7 | Int64($1 & 0x7F) } + 10 }

    // MARK: MP4

    private struct Box {
        let type: ArraySlice<UInt8>
        /// The places at which its contents begin and at which the next box begins.
        let contents: Int
        let end: Int64
    }

    private func film(_ arrived: Int64) -> Standing {
        var offset = 0
        for _ in 0..<Self.mostBoxes {
            guard offset + 16 <= head.count else { return isHeadFull ? .whole : .needs(Int64(offset + 16)) }
            guard let box = box(at: offset) else { return .whole }
            if box.type.elementsEqual("moov".utf8) { return isFragmented(box) ? .whole : begins(at: box.end, arrived) }
            // The table comes after the media, or is split over the file.
            if box.type.elementsEqual("mdat".utf8) || box.type.elementsEqual("moof".utf8) { return .whole }
            guard box.end <= Int64(Self.headLength) else { return .whole }
            offset = Int(box.end)
        }
        return .whole
    }

    /// Returns the box; nil if it extends to the file's end or is invalid.
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

    /// Returns whether the table announces fragments (`mvex`): then it does not hold the film's length.
    ///
    /// If the head ends before that box, the film counts as not fragmented.
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
