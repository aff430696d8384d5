package import SenderCore

/// Which fetched images may be passed to a browser: formats that can't hold a script, recognized by their first bytes.
package enum ServedPicture {
    /// In bytes.
    package static let limit = 5 << 20

    /// Returns the MIME type to serve it with; nil if it is not served. SVG and any other markup is never served.
    package static func type(of image: CachedImage) -> String? {
        guard image.bytes.count <= limit else { return nil }
        switch ImageSignature.type(of: image.bytes) {
        case let type? where types.contains(type): return type
        case nil where isAVIF(image.bytes): return "image/avif"
        default: return nil
        }
    }

    private static let types: Set<String> = ["image/png", "image/jpeg", "image/webp", "image/gif"]

    /// Returns whether it is a file of ISO 14496-12 whose major brand is AVIF's.
    private static func isAVIF(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 12 else { return false }
        return bytes[4..<8].elementsEqual("ftyp".utf8)
            && (bytes[8..<12].elementsEqual("avif".utf8) || bytes[8..<12].elementsEqual("avis".utf8))
    }
}
