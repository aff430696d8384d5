import Foundation
import Synchronization
import Testing

@testable import MediaServing

/// How many and how large the parts of a film may be, and what may be made of them.
@Suite(.timeLimit(.minutes(1))) struct HostileNumbersTests {
    @Test func soManySubtitlesBesideAFilmAreTakenAndNoMore() async throws {
        let folder = try TestFolder()
        let film = try await folder.film(
            "Film.mp4", seconds: 1, ["-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac"])
        let vtt = "WEBVTT\n\n00:00.000 --> 00:01.000\n" + String(repeating: "x", count: 1_000)
        for index in 10..<22 { try folder.write("Film.\(index).vtt", vtt) }
        var options = MediaServingSession.Options(file: film, player: .chromecast, address: "127.0.0.1")
        options.mostSubtitleBytes = 6_500
        let session = try await MediaServingSession.start(options, logger: quiet)
        #expect(session.tracks.count == 7)
        await session.stop()
    }

    @Test func subtitleFilesWithNothingInThemCountToo() async throws {
        let folder = try TestFolder()
        let film = try await folder.film(
            "Film.mp4", seconds: 1, ["-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac"])
        for index in 10..<17 { try folder.write("Film.\(index).srt", String(repeating: "\r", count: 1_000)) }
        try folder.write("Film.17.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n")
        var options = MediaServingSession.Options(file: film, player: .chromecast, address: "127.0.0.1")
        for (most, tracks) in [(7_001, 1), (7_000, 0)] {
            options.mostSubtitleBytes = most
            let session = try await MediaServingSession.start(options, logger: quiet)
            #expect(session.tracks.count == tracks)
            await session.stop()
        }
    }

    @Test func betweenTwoSubtitleFilesItIsLookedWhetherAnybodyStillWantsThem() async throws {
        let folder = try TestFolder()
        let film = EndlessFilm(folder.path + "/Film.mp4")
        try folder.write("Film.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n")
        var options = MediaServingSession.Options(file: film.path, player: .chromium, address: "127.0.0.1")
        options.examined = film.file
        let start = Task { [options] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await MediaServingSession.start(options, logger: quiet)
        }
        await #expect(throws: CancellationError.self) { try await start.value }
    }

    @Test func onlySoManyConversionsRunAtOnceAndAllGetTheirTurn() async throws {
        let slots = ConversionSlots(most: 2)
        let seen = Counter()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<20 {
                group.addTask {
                    try? await slots.run {
                        seen.enter()
                        defer { seen.leave() }
                        await Task.yield()
                        if index % 3 == 0 { throw CancellationError() }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(seen.most <= 2 && seen.all == 20)
        #expect(await slots.running == 0)
    }

    private final class Counter: Sendable {
        private let state = Mutex((now: 0, most: 0, all: 0))
        var most: Int { state.withLock { $0.most } }
        var all: Int { state.withLock { $0.all } }
        func enter() { state.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.all + 1) } }
        func leave() { state.withLock { $0.now -= 1 } }
    }

    @Test func aSegmentThatWouldFillTheDiskIsGivenUp() async throws {
        let folder = try TestFolder()
        let film = try await folder.film("film.avi", seconds: 8, ["-c:v", "mpeg4", "-c:a", "mp2"])
        let file = try await MediaProbe().examine(film)
        let plan = try PlaybackPlan.decide(file, for: .chromium)
        let hls = try await OnDemandHLS.make(
            file: file, conversion: try #require(plan.conversion), parents: [folder.path], number: 1,
            limits: .init(mostBytesOfOne: 1_000), report: { _ in })
        // Beside the film itself, which is larger, and a program that would run for an hour.
        let error = await #expect(throws: ServingError.self) {
            try await hls.bounded(folder.path) { try await Task.sleep(for: .seconds(3_600)) }
        }
        #expect(error?.description.contains("larger than") == true)
        await hls.stop()
    }
}
