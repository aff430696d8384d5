import Foundation
import Logging
import MirroredFrames
import Testing

@testable import CastReceiver

@Suite(.timeLimit(.minutes(1))) struct MirroringPageServerTests {
    private func serve(_ body: (RawHTTP, String, PagePlayer) async throws -> Void) async throws {
        let (urls, url) = AsyncStream.makeStream(of: String.self)
        let player = PagePlayer(logger: Logger(label: "test"), tellsOfPage: false) { url.yield($0) }
        let running = Task { try await player.run() }
        let address = try #require(await urls.first { _ in true })
        let page = try #require(URL(string: address))
        try await body(RawHTTP(port: UInt16(try #require(page.port))), page.path(), player)
        running.cancel()
        try await running.value
    }

    private func get(_ path: String, _ http: RawHTTP) -> String {
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(http.port)\r\nConnection: close\r\n\r\n"
    }

    @Test func framesAreServedUntilTheEnd() async throws {
        try await serve { http, path, player in
            player.send(.mirror(.bench))
            var maker = FrameMaker()
            maker.payload = 3000
            for number in 0..<50 { player.frameSink(maker.frame(Int64(number), key: number == 0)) }
            let reading = Task { try await http.ask(get("\(path)frames?mirroring=1", http)) }
            // All that waited has been taken once another frame is taken too.
            while player.hasFramesWaiting { await Task.yield() }
            player.send(.endMirroring(MirroringID(rawValue: 1)))
            let answer = try await reading.value
            #expect(answer.hasPrefix("HTTP/1.1 200"))
            #expect(answer.lowercased().contains("content-type: application/octet-stream"))
            #expect(answer.utf8.count >= 50 * 3000)
        }
    }

    @Test(arguments: [("frames?mirroring=2", 404), ("frames", 400), ("frames?mirroring=x", 400)])
    func framesOfNothingAreNotThere(_ name: String, _ status: Int) async throws {
        try await serve { http, path, player in
            player.send(.mirror(.bench))
            let answer = try await http.ask(get(path + name, http))
            #expect(answer.hasPrefix("HTTP/1.1 \(status)"))
        }
    }

    @Test func theClockIsTheOneThatFramesAreTimedBy() async throws {
        try await serve { http, path, _ in
            let before = FrameRecord.milliseconds(of: .now)
            let answer = try await http.ask(get(path + "clock", http))
            let after = FrameRecord.milliseconds(of: .now)
            let shown = try #require(answer.split(separator: "\r\n").last.flatMap { Double($0) })
            #expect((before...after).contains(shown))
        }
    }
}
