import Foundation
import NIOCore
import Synchronization
import Testing

@testable import MediaServing

@Suite struct EmbeddedTrackTests {
    /// An extraction that ends when it is told to, or is cancelled.
    private final class Extraction: Sendable {
        let begun: AsyncStream<Void>
        private let begin: AsyncStream<Void>.Continuation
        private let ends: AsyncStream<Void>
        private let end: AsyncStream<Void>.Continuation

        init() {
            (begun, begin) = AsyncStream.makeStream()
            (ends, end) = AsyncStream.makeStream()
        }

        func finish() { end.yield() }

        func run() async throws -> [UInt8] {
            begin.yield()
            for await _ in ends { return [1, 2, 3] }
            throw CancellationError()
        }
    }

    private func track(_ extraction: Extraction, slots: ConversionSlots = .init(most: 1)) -> EmbeddedTrack {
        EmbeddedTrack(path: "a film", slots: slots) { try await extraction.run() }
    }

    private func wait(for count: Int, at track: EmbeddedTrack) async {
        while await track.waiting != count, !Task.isCancelled { await Task.yield() }
    }

    @Test(.timeLimit(.minutes(1))) func stopEndsTheExtractionAndFailsAllThatWait() async throws {
        let extraction = Extraction()
        let track = track(extraction)
        let requests = (0..<3).map { _ in Task { try await track.resource(named: "a.vtt") } }
        await wait(for: 3, at: track)
        for await _ in extraction.begun { break }
        await track.stop()
        for request in requests { await #expect(throws: ServingError.notServed) { try await request.value } }
        await #expect(throws: ServingError.notServed) { try await track.resource(named: "a.vtt") }
    }

    @Test(.timeLimit(.minutes(1))) func aRequestThatIsCancelledWaitsNoLongerAndWhatRunsGoesOn() async throws {
        let extraction = Extraction()
        let track = track(extraction)
        let request = Task { try await track.resource(named: "a.vtt") }
        for await _ in extraction.begun { break }
        request.cancel()
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(await track.waiting == 0)
        extraction.finish()
        let content = try await track.resource(named: "a.vtt")?.content
        guard case .bytes(let bytes) = content else { return #expect(Bool(false), "\(String(describing: content))") }
        #expect(Array(bytes.readableBytesView) == [1, 2, 3])
        await track.stop()
    }

    @Test(.timeLimit(.minutes(1))) func anExtractionThatWaitsForItsTurnGoesWithTheLastWhoWantsIt() async throws {
        let slots = ConversionSlots(most: 1)
        let (first, second) = (Extraction(), Extraction())
        let (running, waiting) = (track(first, slots: slots), track(second, slots: slots))
        let one = Task { try await running.resource(named: "a.vtt") }
        for await _ in first.begun { break }
        let other = Task { try await waiting.resource(named: "a.vtt") }
        while await slots.inLine != 1, !Task.isCancelled { await Task.yield() }
        other.cancel()
        await #expect(throws: CancellationError.self) { try await other.value }
        while await slots.inLine != 0, !Task.isCancelled { await Task.yield() }
        first.finish()
        _ = try await one.value
        while await slots.running != 0, !Task.isCancelled { await Task.yield() }
        // It counts as no attempt, and whoever comes later is served.
        second.finish()
        #expect(try await waiting.resource(named: "a.vtt") != nil)
    }

    @Test(.timeLimit(.minutes(1))) func onlySoManyWaitForATrack() async throws {
        let extraction = Extraction()
        let track = track(extraction)
        let requests = (0..<SubtitleLimits.mostWaiting).map { _ in Task { try await track.resource(named: "a.vtt") } }
        await wait(for: SubtitleLimits.mostWaiting, at: track)
        let error = await #expect(throws: ServingError.self) { try await track.resource(named: "a.vtt") }
        #expect(error?.code == .tooManyWaiting)
        extraction.finish()
        for request in requests { #expect(try await request.value != nil) }
    }

    @Test(.timeLimit(.minutes(1))) func aConversionThatIsCancelledLeavesTheLine() async throws {
        let slots = ConversionSlots(most: 1)
        let extraction = Extraction()
        let running = Task { try await slots.run { _ = try await extraction.run() } }
        for await _ in extraction.begun { break }
        let waiting = Task { try await slots.run {} }
        while await slots.inLine != 1, !Task.isCancelled { await Task.yield() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(await slots.running == 1)
        extraction.finish()
        try await running.value
        #expect(await slots.running == 0)
        try await slots.run {}
    }

    /// It took ffmpeg's two minutes.
    @Test(.timeLimit(.minutes(1))) func aSessionEndsWhileATextTrackIsTakenOutOfItsFilm() async throws {
        let folder = try TestFolder()
        let film = EndlessFilm(folder.path + "/film.mp4")
        var options = MediaServingSession.Options(file: film.path, player: .chromium, address: "127.0.0.1")
        options.examined = film.file
        let session = try await MediaServingSession.start(options, logger: quiet)
        let url = try #require(session.tracks.first.flatMap { URLComponents(string: $0.url) })
        let client = try await RawConnection(port: try #require(url.port))
        await client.send("GET \(url.path) HTTP/1.1\r\nHost: x\r\n\r\n")
        await film.isRead()
        await session.stop()
        #expect(await film.isLeft())
        #expect(await client.hasEnded())
    }
}
