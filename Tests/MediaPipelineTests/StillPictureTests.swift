import Foundation
import Testing

@testable import MediaPipeline

@Suite("Still pictures as a source")
struct StillPictureTests {
    let films: FilmMaker
    init() throws { films = try FilmMaker() }

    private static let onePicture = [
        "-f", "lavfi", "-i", "testsrc=size=320x180:rate=25:duration=1", "-frames:v", "1",
    ]

    @Test(
        "A still picture is shown until it is stopped, a few times a second",
        arguments: ["png", "jpg", "bmp", "webp", "gif", "tiff", "ppm"])
    func still(kind: String) async throws {
        let path = try films.make("picture.\(kind)", Self.onePicture)
        let clock = JumpingClock()
        let source = try FileSource(path: path, FileSourceOptions(size: smallSize), clock: clock.capture)
        #expect(source.format == CaptureFormat(video: .init(size: smallSize, frameRate: 5)))
        let taken = try await take(source, limit: 3_000)
        #expect(taken.times == (0..<3_000).map { .milliseconds(200) * $0 })
        #expect(clock.elapsed == taken.times.last && taken.skipped == 0)
        #expect(Pictures.psnr(taken.frames[0], taken.frames[1]) == 100)
        // Whoever is late gets on where he is.
        clock.advance(by: .seconds(60))
        let next = try #require(try await source.next())
        #expect(next.skippedFrames == 297 && next.time == .milliseconds(200 * 3_297))
        await source.stop()
        #expect(try await source.next() == nil)
    }

    @Test(
        "A film that has one picture only, or a series of pictures, ends",
        arguments: [("one.mkv", "1", 1), ("one.mp4", "1", 1), ("several.gif", "5", 5)])
    func notStill(name: String, pictures: String, count: Int) async throws {
        let path = try films.make(name, Self.onePicture.dropLast() + [pictures, "-pix_fmt", "yuv420p"])
        let taken = try await take(try FileSource(path: path, clock: JumpingClock().capture))
        #expect(taken.times.count == count && taken.skipped == 0)
    }

    @Test("A series in files of their own and one within a file play to their ends")
    func series() async throws {
        _ = try films.make("many%02d.png", Self.onePicture.dropLast() + ["4"])
        let many = try await take(try FileSource(path: films.path("many%02d.png"), clock: JumpingClock().capture))
        #expect(many.times == (0..<4).map { .milliseconds(40) * $0 })
        let one = try Data(contentsOf: URL(fileURLWithPath: films.path("many01.png")))
        try (one + one).write(to: URL(fileURLWithPath: films.path("twice.png")))
        let twice = try await take(try FileSource(path: films.path("twice.png"), clock: JumpingClock().capture))
        #expect(twice.times == [.zero, .milliseconds(40)])
    }

    @Test("A picture that can't be decoded is told of at once")
    func brokenStill() throws {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: films.make("whole.png", Self.onePicture)))
        bytes.replaceSubrange(60..<bytes.count - 30, with: repeatElement(0xAA, count: bytes.count - 90))
        let path = films.path("broken.png")
        try bytes.write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: PipelineError.self) { try FileSource(path: path) }
        #expect(error?.code == .decodingFailed || error?.code == .notMedia)
    }
}
