/// MIME types of pictures that every page and every device shows, told from how they begin.
package enum PictureType {
    /// Nil for anything else.
    package static func of(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        let isWebP = bytes.count > 12 && bytes[8..<12].elementsEqual("WEBP".utf8)
        return isWebP && bytes.starts(with: Array("RIFF".utf8)) ? "image/webp" : nil
    }
}
