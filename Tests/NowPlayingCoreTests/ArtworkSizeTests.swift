import Testing

@testable import NowPlayingCore

/// Few bytes that unfold to more than a desktop has.
@Suite struct ArtworkSizeTests {
    private static let riff = Array("RIFF0000WEBP".utf8)

    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

    private static func png(_ width: Int, _ height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width, 4)
            + big(height, 4) + [8, 6, 0, 0, 0]
    }

    private static func gif(_ width: Int, _ height: Int) -> [UInt8] {
        Array("GIF89a".utf8) + little(width, 2) + little(height, 2)
    }

    /// With a comment, a table and some filling before the frame.
    private static func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xC2) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 0xFF, 0xC0, 0xFF, 0xFF, 0xC4, 0, 3, 7, 0, 0, 0xFF, 0xFF, frame, 0, 17, 8]
            + big(height, 2) + big(width, 2)
    }

    private static func extended(_ width: Int, _ height: Int) -> [UInt8] {
        riff + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
    }

    private static func lossy(_ width: Int, _ height: Int) -> [UInt8] {
        riff + Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A] + little(width, 2) + little(height, 2)
    }

    private static func lossless(_ width: Int, _ height: Int) -> [UInt8] {
        riff + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F] + little((width - 1) | (height - 1) << 14, 4)
    }

    @Test func aBombIsNoPicture() {
        let bombs = [
            Self.png(60_000, 60_000), Self.png(0xFFFF_FFFF, 0xFFFF_FFFF), Self.png(33_554_433, 1),
            Self.gif(65_535, 65_535), Self.jpeg(65_535, 65_535), Self.jpeg(65_535, 600, frame: 0xC0),
            Self.extended(1 << 24, 1 << 24), Self.lossy(16_383, 16_383), Self.lossless(16_384, 16_384),
        ]
        for (number, bomb) in bombs.enumerated() { #expect(MediaItemArtwork(data: bomb) == nil, "\(number)") }
    }

    @Test func aPosterIsOne() {
        let posters = [
            Self.png(2000, 3000), Self.gif(2000, 3000), Self.jpeg(2000, 3000), Self.jpeg(2000, 3000, frame: 0xC0),
            Self.extended(2000, 3000), Self.lossy(2000, 3000), Self.lossless(2000, 3000), Self.png(33_554_432, 1),
        ]
        for (number, poster) in posters.enumerated() { #expect(MediaItemArtwork(data: poster) != nil, "\(number)") }
    }

    @Test func whatIsCutOffIsReadToItsEndAndNotBeyond() {
        for picture in [Self.png(60_000, 60_000), Self.jpeg(60_000, 60_000), Self.lossless(16_384, 16_384)] {
            for length in 12..<picture.count { _ = MediaItemArtwork(data: Array(picture.prefix(length))) }
        }
        // No frame, however long.
        #expect(MediaItemArtwork(data: [0xFF, 0xD8, 0xFF] + Array(repeating: 0xFF, count: 100_000)) == nil)
    }

    @Test func whatDoesNotSayItsSizeIsNoPicture() {
        // Its first chunk would pass for a header of one pixel; the header is the second.
        var hidden = Self.png(1, 1)
        hidden.replaceSubrange(12..<16, with: Array("teXt".utf8))
        hidden += [0, 0, 0, 0]
        hidden += Self.png(60_000, 60_000).dropFirst(8)
        let unknown: [[UInt8]] = [
            hidden, Array(Self.png(1, 1).prefix(23)),
            Array(Self.gif(1, 1).prefix(9)), Array(Self.jpeg(1, 1).dropLast()), Self.riff + Array("VP9 ".utf8),
        ]
        for (number, bytes) in unknown.enumerated() { #expect(MediaItemArtwork(data: bytes) == nil, "\(number)") }
    }
}
