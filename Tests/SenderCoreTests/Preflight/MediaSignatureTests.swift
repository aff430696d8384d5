import Testing

@testable import SenderCore

struct MediaSignatureTests {
    private static let transportStream: [UInt8] = (0..<512).map { $0 % 188 == 0 ? 0x47 : 1 }

    @Test(arguments: [
        ("#EXTM3U\n#EXT-X-VERSION:3\n", "application/vnd.apple.mpegurl"),
        ("\u{FEFF}#EXTM3U\r\n#EXT-X-STREAM-INF:BANDWIDTH=1\r\n", "application/vnd.apple.mpegurl"),
        ("<?xml version=\"1.0\"?>\n<MPD type=\"static\">", "application/dash+xml"),
        (" <SmoothStreamingMedia MajorVersion=\"2\">", "application/vnd.ms-sstr+xml"),
        ("\0\0\0\u{20}ftypisom\0\0", "video/mp4"), ("\0\0\0\u{20}ftypM4A \0\0", "audio/mp4"),
        ("\0\0\0\u{20}ftypavif\0\0", "image/avif"),
        ("ID3\u{4}", "audio/mpeg"), ("fLaC\0", "audio/flac"), ("OggS\0", "audio/ogg"),
        ("RIFF\0\0\0\0WAVEfmt ", "audio/wav"), ("GIF89a", "image/gif"),
    ]) func mediaAreToldByHowTheyBegin(text: String, type: String) {
        #expect(MediaSignature.type(of: Array(text.utf8)) == type)
    }

    @Test func binarySignaturesAreKnown() {
        let matroska: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x82, 0x84]
        #expect(MediaSignature.type(of: matroska + "webm".utf8) == "video/webm")
        #expect(MediaSignature.type(of: matroska + "matroska".utf8) == "video/x-matroska")
        #expect(MediaSignature.type(of: Self.transportStream) == "video/mp2t")
        #expect(MediaSignature.type(of: [0xFF, 0xD8, 0xFF, 0xE0]) == "image/jpeg")
    }

    // A list of songs is no stream, a page no media, and HEIC none that a browser shows.
    @Test(arguments: [
        "", "#EXTM3U\n#EXTINF:12,A song\nsong.mp3\n", "<!doctype html><title>Film</title>", "Not found",
        "BM is a company",
        "\0\0\0\u{20}ftypheic\0\0", "<?xml version=\"1.0\"?><rss/>", "G", "RIFF",
    ]) func whatIsNotSureHasNoType(text: String) {
        #expect(MediaSignature.type(of: Array(text.utf8)) == nil)
    }

    @Test(arguments: [
        ("\0\0\0\u{20}ftypisom\0\0", "audio/mp4", "audio/mp4"), ("OggS\0", "video/ogg", "video/ogg"),
        ("ID3\u{4}", "audio/aac", "audio/aac"), ("ID3\u{4}", "video/mp4", "audio/mpeg"),
        ("#EXTM3U\n#EXT-X-VERSION:3\n", "audio/mpeg", "application/vnd.apple.mpegurl"),
    ]) func aContainerOfSeveralTypesMayHoldTheExpectedOne(text: String, expected: String, type: String) {
        #expect(MediaSignature.type(of: Array(text.utf8), expecting: expected) == type)
    }

    @Test func noBeginningIsTooShort() {
        for count in 0...Self.transportStream.count {
            _ = MediaSignature.type(of: Array(Self.transportStream.prefix(count)))
        }
        for byte in UInt8.min...UInt8.max { _ = MediaSignature.type(of: [byte]) }
    }
}
