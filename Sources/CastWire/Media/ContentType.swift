/// Rules for content types (RFC 9110, 8.3).
package enum ContentType {
    /// Returns whether the type is a still image, which has no duration and stays until it is stopped.
    package static func isPicture(_ type: String) -> Bool { type.lowercased().hasPrefix("image/") }

    /// Checks a MIME type that a person wrote. Returns nil if it is invalid or not for media (audio, video, images, and
    /// stream manifests in `application/`).
    package static func checked(_ text: String) -> String? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard text.utf8.count <= 100, parts.count == 2,
            ["audio", "video", "image", "application"].contains(parts[0].lowercased()), !parts[1].isEmpty,
            parts[1].utf8.allSatisfy(isOfName)
        else { return nil }
        return text
    }

    /// RFC 6838, 4.2.
    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$&-^_.+".utf8.contains(byte)
        }
    }
}

extension MediaInformation {
    /// Whether the item is a still image; see ``ContentType/isPicture(_:)``.
    package var isPicture: Bool { ContentType.isPicture(contentType) }
}
