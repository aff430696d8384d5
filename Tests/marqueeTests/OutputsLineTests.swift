import ArgumentParser
import Testing

@testable import ScreenBroadcast
@testable import marquee

@Suite("Several outputs in the terminal")
struct OutputsLineTests {
    private let line: OutputsLine = {
        var statistics = BroadcastStatistics(seconds: 83, width: 1280, height: 720)
        statistics.framesPerSecond = 30
        statistics.outputs = [
            OutputStatistics(name: "Living room", state: .connected, bytes: 31_400_000, frames: 2_490),
            OutputStatistics(name: "rtmp://a.example/live", state: .reconnecting, bytes: 850_000, dropped: 12),
            OutputStatistics(name: "/home/me/recordings/of/this/year/film.mkv", state: .ended, bytes: 4_000),
            OutputStatistics(name: "a.ts", state: .failed, bytes: 9_000),
        ]
        return OutputsLine(statistics: statistics)
    }()

    @Test("Each output is there with its state, its size and what it lost")
    func whole() {
        #expect(
            line.text(width: 300)
                == "30 fps  1:23  ● Living room 31.4 MB  ○ rtmp://a.example/live 850 kB 12 dropped reconnecting  "
                + "✕ …ome/me/recordings/of/this/year/film.mkv 4 kB ended  "
                + "✕ a.ts 9 kB failed")
    }

    @Test("A narrow terminal shortens names, a file's at its beginning, and then leaves outputs out")
    func narrow() {
        for width in 8...160 { #expect(line.text(width: width).count < width) }
        #expect(line.text(width: 140).contains("film.mkv"))
        #expect(line.text(width: 50).hasPrefix("30 fps  1:23"))
    }

    @Test("What is wrong with an output is said when it is parsed, without its key")
    func parsing() throws {
        func parse(_ outputs: String...) throws -> MirrorCommand {
            try MirrorCommand.parse(["--source", "synthetic"] + outputs.flatMap { ["--to", $0] })
        }
        let names = try parse("TV", "rtmp://a.example/live/s3cret", "a.mkv").outputs
        #expect(names.shown == "TV, rtmp://a.example/live, a.mkv")
        for wrong in [["http://a.example/s3cret"], ["a.mkv", "a.mkv"], (0...8).map { "\($0).mkv" }] {
            let error = #expect(throws: (any Error).self) {
                try MirrorCommand.parse(["--source", "synthetic"] + wrong.flatMap { ["--to", $0] })
            }
            #expect(!MirrorCommand.message(for: try #require(error)).contains("s3cret"))
        }
    }
}
