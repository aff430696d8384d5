/// Recognizes the type of an image by its first bytes, since a server's Content-Type may be wrong.
package enum ImageSignature {
    /// Returns the MIME type of an image that begins with these bytes, or nil for types without a fixed beginning, such
    /// as SVG.
    package static func type(of bytes: [UInt8]) -> String? {
        if begins(bytes, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if begins(bytes, [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if begins(bytes, Array("GIF87a".utf8)) || begins(bytes, Array("GIF89a".utf8)) { return "image/gif" }
        if begins(bytes, Array("RIFF".utf8)), begins(bytes.dropFirst(8), Array("WEBP".utf8)) { return "image/webp" }
        if begins(bytes, Array("BM".utf8)) { return "image/bmp" }
        return nil
    }

    /// Returns whether bytes can have the type that their server names.
    ///
    /// Bytes of another image type than the named one pass too; `type(of:)` returns their type.
    package static func isPlausible(_ bytes: [UInt8], as type: String) -> Bool {
        guard !bytes.isEmpty else { return false }
        return !surelyBegun.contains(type) || self.type(of: bytes) != nil
    }

    private static let surelyBegun: Set<String> = [
        "image/png", "image/jpeg", "image/jpg", "image/gif", "image/webp", "image/bmp",
    ]

    private static func begins(_ bytes: some Sequence<UInt8>, _ signature: [UInt8]) -> Bool {
        bytes.starts(with: signature)
    }
}
