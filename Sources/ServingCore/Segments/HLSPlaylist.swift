/// The media playlist (RFC 8216) of a film of known length. It is complete before the first segment is made, so that a
/// film is seekable from the start while it is being converted.
package enum HLSPlaylist {
    package static let name = "index.m3u8"

    package static func segmentName(_ index: Int) -> String { "\(index).ts" }

    /// The number in a segment's name; nil for other names.
    package static func segmentIndex(_ name: String) -> Int? {
        guard name.hasSuffix(".ts"), name.utf8.count <= 12 else { return nil }
        let digits = name.dropLast(3)
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(digits)
    }

    package static func text(_ table: SegmentTable) -> String {
        var lines = [
            "#EXTM3U", "#EXT-X-VERSION:3", "#EXT-X-TARGETDURATION:\(Int(table.longestSegment.rounded(.up)))",
            "#EXT-X-MEDIA-SEQUENCE:0", "#EXT-X-PLAYLIST-TYPE:VOD", "#EXT-X-INDEPENDENT-SEGMENTS",
        ]
        for index in 0..<table.count {
            lines.append("#EXTINF:\(DecimalText.of(table.length(index), places: 6)),")
            lines.append(segmentName(index))
        }
        lines.append("#EXT-X-ENDLIST")
        return lines.joined(separator: "\n") + "\n"
    }
}
