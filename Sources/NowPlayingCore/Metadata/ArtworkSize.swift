/// The size that an image file states.
///
/// Few bytes can decode to more than a desktop's memory, and a program that shows an image decodes all of it.
package struct ArtworkSize: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// Whether the image is small enough for a desktop.
    package var isFit: Bool { Double(width) * Double(height) <= Double(NowPlayingLimits.artworkPixels) }

    /// Reads the size of an image.
    ///
    /// - Returns: `nil` if the size is not at the place that the format prescribes.
    package init?(of bytes: [UInt8], type: ArtworkType) {
        let bytes = Bytes(bytes)
        let size: (Int, Int)? =
            switch type {
            // If another chunk comes first, these bytes are not the size.
            case .png: bytes.text(12) == "IHDR" ? bytes.pair(16, bytes: 4, isBigEndian: true) : nil
            case .gif: bytes.pair(6, bytes: 2, isBigEndian: false)
            case .jpeg: Self.jpeg(bytes)
            case .webp: Self.webp(bytes)
            }
        guard let size else { return nil }
        (width, height) = size
    }

    /// Reads one segment after the other, up to the first one that begins a frame.
    ///
    /// That segment has its height and width after its length and its precision. Each segment takes at least one byte,
    /// so the loop ends.
    private static func jpeg(_ bytes: Bytes) -> (Int, Int)? {
        var place = 2
        while let start = bytes.number(place, bytes: 1, isBigEndian: true) {
            // Bytes between segments are skipped, as decoders do.
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

    /// Reads two numbers, one after the other.
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
