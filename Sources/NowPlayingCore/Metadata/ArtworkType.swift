/// The format of an image, detected from its first bytes and never from a declared type. Marquee's own.
public enum ArtworkType: String, Sendable, CaseIterable {
    /// JPEG.
    case jpeg = "image/jpeg"
    /// PNG.
    case png = "image/png"
    /// WebP.
    case webp = "image/webp"
    /// GIF.
    case gif = "image/gif"

    /// Detects the format; `nil` for all other formats, among them SVG.
    public init?(sniffing bytes: some Collection<UInt8>) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if bytes.starts(with: "GIF8".utf8) {
            self = .gif
        } else {
            return nil
        }
    }

    /// The MIME type, as HTTP and desktops name it.
    public var mimeType: String { rawValue }
}

/// The bytes of an image. Marquee's own.
public struct ArtworkData: Hashable, Sendable {
    /// The bytes as the app gave them.
    public let bytes: [UInt8]
    /// The format of the image.
    public let type: ArtworkType

    /// Checks the bytes of an image.
    ///
    /// - Returns: `nil` if the bytes are no image of a supported format, are more than
    ///   ``NowPlayingLimits/artworkBytes``, or do not state a size of at most ``NowPlayingLimits/artworkPixels``.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= NowPlayingLimits.artworkBytes, let type = ArtworkType(sniffing: bytes),
            let size = ArtworkSize(of: bytes, type: type), size.isFit
        else { return nil }
        self.bytes = bytes
        self.type = type
    }
}
