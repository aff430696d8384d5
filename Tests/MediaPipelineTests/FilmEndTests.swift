import Foundation
import Testing

@testable import MediaPipeline

@Suite("How films end")
struct FilmEndTests {
    let films: FilmMaker
    init() throws { films = try FilmMaker() }

    private func testPicture(_ seconds: Int, rate: String = "25") -> [String] {
        ["-f", "lavfi", "-i", "testsrc=size=320x180:rate=\(rate):duration=\(seconds)"]
    }
    private let h264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]

    /// The first part of a file, as a new one.
    private func part(_ share: Double, of path: String) throws -> String {
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        let cut = films.path("cut-" + URL(fileURLWithPath: path).lastPathComponent)
        try whole.prefix(Int(Double(whole.count) * share)).write(to: URL(fileURLWithPath: cut))
        return cut
    }

    @Test("A raw stream's pictures have no times, and follow each other")
    func raw() async throws {
        let path = try films.make("raw.h264", testPicture(2) + ["-c:v", "libx264", "-bf", "2", "-pix_fmt", "yuv420p"])
        let taken = try await take(try FileSource(path: path, clock: JumpingClock().capture))
        #expect(taken.times == (0..<50).map { .milliseconds(40) * $0 })
        #expect(taken.skipped == 0)
    }

    @Test("The head of a film without a film behind it is told of")
    func headOnly() throws {
        let film = try films.make("whole.avi", testPicture(1) + ["-c:v", "mpeg4"])
        let whole = try Data(contentsOf: URL(fileURLWithPath: film))
        let start = try #require(whole.range(of: Data("movi".utf8)))
        let path = films.path("head.avi")
        try whole.prefix(start.upperBound).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: PipelineError.self) { try FileSource(path: path) }
        #expect(error?.code == .nothingToPlay)
    }

    @Test(
        "A film of one or two pictures a second shows them all, whatever order they lie in",
        arguments: ["1", "2"], ["slow.mkv", "slow.mp4"])
    func slowPictures(rate: String, name: String) async throws {
        let sound = ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000:duration=20"]
        for (index, more) in [[], sound].enumerated() {
            let path = try films.make(
                "\(index)\(name)",
                testPicture(20, rate: rate) + more
                    + ["-c:v", "libx264", "-bf", "3", "-b_strategy", "0", "-pix_fmt", "yuv420p"]
                    + ["-c:a", "flac", "-strict", "-2"])
            let taken = try await take(try FileSource(path: path, clock: JumpingClock().capture))
            let pictures = taken.times.count - taken.blocks.count
            #expect(pictures == (rate == "1" ? 20 : 40), "\(path): \(taken.skipped) were left out")
            #expect(taken.times == taken.times.sorted())
        }
    }

    @Test("The last picture is seen for as long as it should be", arguments: ["last.mkv", "last.mp4"])
    func lastPicture(name: String) async throws {
        let clock = JumpingClock()
        let path = try films.make(name, testPicture(4, rate: "1") + h264)
        let taken = try await take(try FileSource(path: path, clock: clock.capture))
        #expect(taken.times.last == .seconds(3))
        #expect(clock.elapsed == .seconds(4))
    }

    @Test(
        "A film that is cut off is told of, however little is missing",
        arguments: [
            ("cut.wav", 0.5), ("cut.wav", 0.97), ("cut.mp4", 0.97), ("fragments.mp4", 0.5), ("fragments.mp4", 0.9),
            ("cut.mkv", 0.97), ("cut.avi", 0.97), ("cut.mov", 0.97),
        ])
    func cutOff(name: String, share: Double) async throws {
        let sound = ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000:duration=12"]
        let pictures = testPicture(12) + ["-c:v", "libx264", "-preset", "ultrafast", "-g", "25", "-pix_fmt", "yuv420p"]
        let arguments: [String] =
            switch name {
            case "cut.wav": sound
            case "fragments.mp4": pictures + ["-movflags", "frag_keyframe+empty_moov"]
            case "cut.mp4", "cut.mov": pictures + ["-movflags", "faststart"]
            case "cut.avi": testPicture(12) + ["-c:v", "mpeg4"]
            default: pictures
            }
        let whole = try films.make(name, arguments)
        let played = try FileSource(path: whole, clock: JumpingClock().capture)
        _ = try await take(played)
        #expect(await played.brokenOff() == nil)
        let cut = try FileSource(path: part(share, of: whole), clock: JumpingClock().capture)
        _ = try await take(cut)
        let place = try #require(await cut.brokenOff())
        #expect((share * 12 - 2...share * 12 + 1).contains(place / .seconds(1)), "\(place)")
    }
}
