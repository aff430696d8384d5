/// What a picture is, told by its first bytes, never by what somebody says of it. Marquee's own.
public enum ArtworkType: String, Sendable, CaseIterable {
    /// JPEG.
    case jpeg = "image/jpeg"
    /// PNG.
    case png = "image/png"
    /// WebP.
    case webp = "image/webp"
    /// GIF.
    case gif = "image/gif"

    /// `nil` for everything else, an SVG among it.
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

    /// As HTTP and desktops name it.
    public var mimeType: String { rawValue }
}

/// A picture's bytes. Marquee's own.
public struct ArtworkData: Hashable, Sendable {
    /// As the app gave them.
    public let bytes: [UInt8]
    /// What they are.
    public let type: ArtworkType

    /// - Returns: `nil` for what is no picture that is shown here, more than ``NowPlayingLimits/artworkBytes``, or
    ///   does not say that it unfolds to no more than ``NowPlayingLimits/artworkPixels``.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= NowPlayingLimits.artworkBytes, let type = ArtworkType(sniffing: bytes),
            let size = ArtworkSize(of: bytes, type: type), size.isFit
        else { return nil }
        self.bytes = bytes
        self.type = type
    }
}
