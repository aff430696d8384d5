/// Recognizes the type of media by the first bytes, for servers that name no type or name plain text.
package enum MediaSignature {
    /// The number of first bytes that are examined.
    package static let length = 512

    /// Returns the MIME type of media that begin with these bytes, or nil if the type is not certain.
    ///
    /// An M3U file that lists songs is not media: HLS playlists have tags of their own (RFC 8216, 4.3).
    package static func type(of start: [UInt8]) -> String? {
        let start = Array(start.prefix(length))
        if let type = typeOfText(start) ?? typeOfBox(start) ?? typeOfMatroska(start) { return type }
        for (signature, type) in files where start.starts(with: signature.utf8) { return type }
        if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WAVE".utf8) { return "audio/wav" }
        if start.count > packet, start[0] == sync, start[packet] == sync { return "video/mp2t" }
        // The two letters "BM" alone may begin any kind of file.
        return ImageSignature.type(of: start).flatMap { $0 == "image/bmp" ? nil : $0 }
    }

    /// Returns the type as `type(of:)` does, but prefers the expected type if both types can begin with these bytes.
    package static func type(of start: [UInt8], expecting expected: String) -> String? {
        guard let type = type(of: start) else { return nil }
        return sharing.contains { $0.contains(type) && $0.contains(expected) } ? expected : type
    }

    /// Groups of types that can begin with the same bytes. AAC, for example, may begin with an ID3 tag too.
    private static let sharing: [Set<String>] = [
        ["video/mp4", "audio/mp4"], ["audio/ogg", "video/ogg", "audio/opus", "application/ogg"],
        ["audio/mpeg", "audio/aac"], ["video/x-matroska", "audio/x-matroska"], ["video/webm", "audio/webm"],
    ]

    private static let files = [
        ("ID3", "audio/mpeg"), ("fLaC", "audio/flac"), ("OggS", "audio/ogg"),
    ]
    /// The packet length and sync byte of an MPEG transport stream (ISO 13818-1, 2.4.3).
    private static let (packet, sync) = (188, UInt8(0x47))

    private static func typeOfText(_ start: [UInt8]) -> String? {
        let text = String(decoding: start, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if text.hasPrefix("#EXTM3U") { return text.contains("#EXT-X-") ? "application/vnd.apple.mpegurl" : nil }
        guard text.hasPrefix("<") else { return nil }
        if text.contains("<MPD") { return "application/dash+xml" }
        return text.contains("<SmoothStreamingMedia") ? "application/vnd.ms-sstr+xml" : nil
    }

    /// Reads the brand in the first box (ISO 14496-12).
    private static func typeOfBox(_ start: [UInt8]) -> String? {
        guard start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        return switch String(decoding: start[8..<12], as: UTF8.self) {
        case "avif", "avis": "image/avif"
        case "M4A ", "M4B ": "audio/mp4"
        case "heic", "heix", "hevc", "mif1", "msf1": nil
        default: "video/mp4"
        }
    }

    /// Reads the document type in the EBML header (RFC 8794).
    private static func typeOfMatroska(_ start: [UInt8]) -> String? {
        guard start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) else { return nil }
        return String(decoding: start.prefix(64), as: UTF8.self).contains("webm") ? "video/webm" : "video/x-matroska"
    }
}
