import Foundation
import Testing

@testable import MediaPipeline

@Suite("Pictures that were turned when they were taken")
struct TurnedPicturesTests {
    let films: FilmMaker
    init() throws { films = try FilmMaker() }

    private let picture = ["-f", "lavfi", "-i", "testsrc=size=320x180:rate=5:duration=1"]

    /// The first picture, in a square.
    private func first(_ path: String) async throws -> VideoFrame {
        let options = FileSourceOptions(size: VideoSize(240, 240))
        let source = try FileSource(path: path, options, clock: JumpingClock().capture)
        return try #require(try await take(source, limit: 1).frames.first)
    }

    /// Writes a, b, c and d of its display matrix into a film's only track header (ISO/IEC 14496-12, 8.3.2): 40 bytes
    /// after the box's name, in the file's order of bytes.
    private func turn(_ path: String, _ matrix: [Int32]) throws {
        var film = try Data(contentsOf: URL(fileURLWithPath: path))
        let name = try #require(film.range(of: Data("tkhd".utf8)))
        for (place, number) in zip([0, 4, 12, 16], matrix) {
            let bytes = withUnsafeBytes(of: (number << 16).bigEndian) { Array($0) }
            let start = name.upperBound + 40 + place
            film.replaceSubrange(start..<start + 4, with: bytes)
        }
        try film.write(to: URL(fileURLWithPath: path))
    }

    @Test(
        "A film is turned as its file says",
        arguments: [
            ([0, 1, -1, 0], "transpose=clock"), ([0, -1, 1, 0], "transpose=cclock"), ([-1, 0, 0, -1], "hflip,vflip"),
            ([-1, 0, 0, 1], "hflip"),
        ] as [([Int32], String)])
    func film(matrix: [Int32], filter: String) async throws {
        let coding = ["-c:v", "libx264", "-qp", "10", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]
        let upright = try films.make("upright.mp4", picture + ["-vf", filter] + coding)
        let turned = try films.make("turned.mp4", picture + coding)
        try turn(turned, matrix)
        #expect(Pictures.psnr(try await first(turned), try await first(upright)) > 30)
        let own = try FileSource(path: turned, clock: JumpingClock().capture).format.video?.size
        #expect(own == (matrix[0] == 0 ? VideoSize(180, 320) : smallSize))
    }

    @Test(
        "So is a photo, in all eight ways (EXIF orientation)",
        arguments: zip(
            1...8,
            [
                "null", "hflip", "hflip,vflip", "vflip", "transpose=cclock_flip", "transpose=clock",
                "transpose=clock_flip", "transpose=cclock",
            ]))
    func photo(orientation: Int, turn: String) async throws {
        let one = picture + ["-frames:v", "1", "-q:v", "2"]
        let plain = try Data(contentsOf: URL(fileURLWithPath: films.make("plain.jpg", one)))
        // TIFF, little-endian: one entry, tag 0x0112, a short.
        let exif: [UInt8] =
            Array("Exif".utf8) + [0, 0] + Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0]
            + [0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0, 0]
        let photo: Data = plain.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + plain.dropFirst(2)
        let path = films.path("photo.jpg")
        try photo.write(to: URL(fileURLWithPath: path))
        let upright = try films.make("upright.png", picture + ["-frames:v", "1", "-vf", turn])
        #expect(Pictures.psnr(try await first(path), try await first(upright)) > 30)
    }
}

@Suite("Colours")
struct ColourTests {
    let films: FilmMaker
    init() throws { films = try FilmMaker() }

    /// Brightness and both colours in the middle of the first picture.
    private func middle(_ path: String, _ size: VideoSize) async throws -> [Int] {
        let source = try FileSource(path: path, FileSourceOptions(size: size), clock: JumpingClock().capture)
        let frame = try #require(try await take(source, limit: 1).frames.first)
        return frame.withPlanes { planes in
            planes.enumerated().map { index, plane in
                let scale = index == 0 ? 2 : 4
                return Int(plane[size.width / scale, size.height / scale])
            }
        }
    }

    private func isNear(_ one: [Int], _ other: [Int]) -> Bool { zip(one, other).allSatisfy { abs($0 - $1) <= 3 } }

    /// Pure red, by the matrix of ITU-R BT.709, as everything is sent.
    private let red709 = [63, 102, 240]
    private let red = ["-f", "lavfi", "-i", "color=red:size=320x180:rate=5:duration=1,format=rgb24"]
    private let small = smallSize
    private let high = VideoSize(1_280, 720)

    @Test("A still picture is sent as one of high definition, in every size", arguments: ["red.png", "red.jpg"])
    func still(name: String) async throws {
        let path = try films.make(name, red + ["-frames:v", "1", "-q:v", "2"])
        for size in [small, high] {
            let colour = try await middle(path, size)
            #expect(isNear(colour, red709), "\(colour)")
        }
    }

    @Test(
        "So is a film, whether it says how it is meant, or goes by its size",
        arguments: [
            ("bt709", ["-colorspace", "bt709"]), ("smpte170m", ["-colorspace", "smpte170m"]), ("smpte170m", []),
        ] as [(String, [String])])
    func film(matrix: String, saying: [String]) async throws {
        let coding = [
            "-vf", "scale=out_color_matrix=\(matrix):out_range=tv,format=yuv420p", "-c:v", "libx264", "-qp", "4",
        ]
        let path = try films.make("red.mkv", red + coding + saying)
        for size in [small, high] {
            let colour = try await middle(path, size)
            #expect(isNear(colour, red709), "\(colour)")
        }
    }

    @Test("Full range in more than 8 bits becomes limited")
    func deepFullRange() async throws {
        let path = try films.make(
            "deep.mkv",
            ["-f", "lavfi", "-i", "color=white:size=320x180:rate=5:duration=1"] + [
                "-vf", "scale=out_range=pc,format=yuv420p10le", "-color_range", "pc", "-c:v", "ffv1",
            ])
        #expect(isNear(try await middle(path, small), [235, 128, 128]))
    }

    @Test("What is encoded says by which matrix it is meant", arguments: [VideoCodec.h264, .vp9, .av1])
    func told(codec: VideoCodec) throws {
        for size in [small, high] {
            let encoder = try VideoEncoder(
                VideoEncoderConfiguration(codec: codec, size: size, bitrate: 500_000, hardware: .never))
            let decoder = try VideoDecoder(codec: codec)
            let encoded = try encoder.encode(Pictures.plain(100, size: size))
            var decoded = try encoded.flatMap { try decoder.decode($0.bytes, at: .zero) }
            decoded += try decoder.finish()
            let picture = try #require(decoded.first?.buffer)
            #expect(picture.matrix == .sent && !picture.isFullRange)
        }
    }
}
