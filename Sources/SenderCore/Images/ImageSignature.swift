/// What kind of picture bytes are, by how they begin: servers say what they like in Content-Type.
package enum ImageSignature {
    /// The MIME type of the picture that begins like this; nil for kinds without a sure beginning, as SVG.
    package static func type(of bytes: [UInt8]) -> String? {
        if begins(bytes, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if begins(bytes, [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if begins(bytes, Array("GIF87a".utf8)) || begins(bytes, Array("GIF89a".utf8)) { return "image/gif" }
        if begins(bytes, Array("RIFF".utf8)), begins(bytes.dropFirst(8), Array("WEBP".utf8)) { return "image/webp" }
        if begins(bytes, Array("BM".utf8)) { return "image/bmp" }
        return nil
    }

    /// Whether bytes can be what their server says they are; another kind of picture than the one that it names is
    /// still a picture, and `type(of:)` tells which.
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
