import CastSender
import Foundation
import Testing

/// The article's eight steps: what it shows is compiled, and does what it says.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CastingAFilmTests {
    private func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    // S0-03
    @Test func everyLineOfTheArticleIsCompiledHere() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appending(path: "Sources/CastSender/CastSender.docc/CastingAFilm.md"), encoding: .utf8)
        let compiled = lines(try String(contentsOf: folder.appending(path: "FilmApp.swift"), encoding: .utf8))
        let blocks = article.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
        #expect(blocks.count == 8)
        for block in blocks {
            #expect(compiled.contains(sequence: lines(block)), "not compiled as shown: \(block)")
        }
    }

    @Test func theAppOfTheArticleCastsAFilm() async throws {
        try await CastingBench.run { bench in
            let sender = bench.makeSender()
            let app = FilmApp(context: sender.context)
            let (notes, continuation) = AsyncStream.makeStream(of: Void.self)
            app.onNote = { continuation.yield() }
            @MainActor func until(_ fits: @MainActor ([String]) -> Bool) async {
                var turns = notes.makeAsyncIterator()
                while !fits(app.notes) { await turns.next() }
            }
            var found = sender.context.discoveryManager.events.makeAsyncIterator()
            sender.browser.announce(bench.device)
            _ = await found.next()
            #expect(app.choices == ["Bench"])

            app.choose(at: 0)
            await until { $0.contains("connected to Bench") }
            app.play("http://127.0.0.1:9/film.mp4", captions: "http://127.0.0.1:9/en.vtt")
            await until { $0.contains { $0.hasPrefix("playing at") } }
            app.toggleCaptions()
            let client = try #require(sender.context.sessionManager.currentSession?.remoteMediaClient)
            await until { _ in client.mediaStatus?.activeTrackIDs == [1] }
            app.togglePause()
            await until { $0.last?.hasPrefix("paused at") == true }
            app.disconnect()
            await until { $0.last == "disconnected" }
            #expect(!app.notes.contains { $0.hasPrefix("not") })
        }
    }
}

extension [String] {
    func contains(sequence: [String]) -> Bool {
        guard !sequence.isEmpty, sequence.count <= count else { return false }
        return (0...(count - sequence.count)).contains { Array(self[$0..<($0 + sequence.count)]) == sequence }
    }
}
