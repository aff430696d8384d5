/// What a content type (RFC 9110, 8.3) tells of what plays.
package enum ContentType {
    /// It is a still picture: it stays until it is stopped, and there is no time in it.
    package static func isPicture(_ type: String) -> Bool { type.lowercased().hasPrefix("image/") }

    /// A MIME type that a person has written. Nil where it is none, or none of media: not
    /// of sound, moving or still pictures, and no manifest of a stream (`application/`).
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
    /// ``ContentType/isPicture(_:)``
    package var isPicture: Bool { ContentType.isPicture(contentType) }
}
