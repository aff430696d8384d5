package import SenderCore

/// What of a fetched picture may be handed to a browser: kinds that can't hold a script, by how they begin.
package enum ServedPicture {
    /// Bytes.
    package static let limit = 5 << 20

    /// The MIME type to serve it with; nil where it is not served. SVG and whatever else is markup never is.
    package static func type(of image: CachedImage) -> String? {
        guard image.bytes.count <= limit else { return nil }
        switch ImageSignature.type(of: image.bytes) {
        case let type? where types.contains(type): return type
        case nil where isAVIF(image.bytes): return "image/avif"
        default: return nil
        }
    }

    private static let types: Set<String> = ["image/png", "image/jpeg", "image/webp", "image/gif"]

    /// A file of ISO 14496-12 whose main brand is AVIF's.
    private static func isAVIF(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 12 else { return false }
        return bytes[4..<8].elementsEqual("ftyp".utf8)
            && (bytes[8..<12].elementsEqual("avif".utf8) || bytes[8..<12].elementsEqual("avis".utf8))
    }
}
