/// How large a picture says it is. Few bytes can unfold to more than a desktop's memory, and whoever shows a picture
/// unfolds all of it.
package struct ArtworkSize: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// Whether a desktop can be given it.
    package var isFit: Bool { Double(width) * Double(height) <= Double(NowPlayingLimits.artworkPixels) }

    /// - Returns: `nil` where the bytes don't say it where it has to be said.
    package init?(of bytes: [UInt8], type: ArtworkType) {
        let bytes = Bytes(bytes)
        let size: (Int, Int)? =
            switch type {
            // Behind another chunk these bytes are somebody's own.
            case .png: bytes.text(12) == "IHDR" ? bytes.pair(16, bytes: 4, isBigEndian: true) : nil
            case .gif: bytes.pair(6, bytes: 2, isBigEndian: false)
            case .jpeg: Self.jpeg(bytes)
            case .webp: Self.webp(bytes)
            }
        guard let size else { return nil }
        (width, height) = size
    }

    /// Segment after segment up to the first that begins a frame: height and width stand behind its length and its
    /// precision. Each segment is longer than nothing, so that it has an end.
    private static func jpeg(_ bytes: Bytes) -> (Int, Int)? {
        var place = 2
        while let start = bytes.number(place, bytes: 1, isBigEndian: true) {
            // What is between segments is passed over, as decoders do.
            guard start == 0xFF, let kind = bytes.number(place + 1, bytes: 1, isBigEndian: true),
                kind != 0xFF, kind != 0
            else {
                place += 1
                continue
            }
            switch kind {
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(kind):
                return bytes.pair(place + 5, bytes: 2, isBigEndian: true).map { ($0.1, $0.0) }
            case 0x01, 0xD0...0xD8: place += 2
            case 0xD9: return nil
            default:
                guard let length = bytes.number(place + 2, bytes: 2, isBigEndian: true) else { return nil }
                place += 2 + max(2, length)
            }
        }
        return nil
    }

    /// The first chunk is one of three kinds (RFC 9649).
    private static func webp(_ bytes: Bytes) -> (Int, Int)? {
        switch bytes.text(12) {
        case "VP8X": return bytes.pair(24, bytes: 3, isBigEndian: false).map { ($0.0 + 1, $0.1 + 1) }
        case "VP8 ": return bytes.pair(26, bytes: 2, isBigEndian: false).map { ($0.0 & 0x3FFF, $0.1 & 0x3FFF) }
        case "VP8L":
            guard let bits = bytes.number(21, bytes: 4, isBigEndian: false) else { return nil }
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        default: return nil
        }
    }
}

private struct Bytes {
    private let all: [UInt8]

    init(_ all: [UInt8]) { self.all = all }

    func number(_ place: Int, bytes count: Int, isBigEndian: Bool) -> Int? {
        guard place >= 0, place + count <= all.count else { return nil }
        let part = all[place..<(place + count)]
        return isBigEndian ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Two numbers behind each other.
    func pair(_ place: Int, bytes count: Int, isBigEndian: Bool) -> (Int, Int)? {
        guard let first = number(place, bytes: count, isBigEndian: isBigEndian),
            let second = number(place + count, bytes: count, isBigEndian: isBigEndian)
        else { return nil }
        return (first, second)
    }

    func text(_ place: Int) -> String? {
        place + 4 <= all.count ? String(decoding: all[place..<(place + 4)], as: UTF8.self) : nil
    }
}
