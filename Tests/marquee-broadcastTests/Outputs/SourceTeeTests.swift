import Testing

@testable import MediaPipeline
@testable import marquee_broadcast

@Suite("One source for several takers")
struct SourceTeeTests {
    /// Gives so many pieces of sound, each when the last was taken.
    private actor Pieces: CaptureSource {
        nonisolated let format = CaptureFormat(audio: .init(sampleRate: 48_000, channels: 1))
        private var left: Int
        private(set) var asked = 0

        init(_ count: Int) { left = count }

        func next() async throws -> CaptureSample? {
            asked += 1
            guard left > 0 else { return nil }
            left -= 1
            let block = AudioBlock(
                samples: .float([0]), sampleRate: 48_000, channels: 1, presentationTime: .milliseconds(asked))
            return CaptureSample(content: .audio(block), capturedAt: .now)
        }

        func stop() { left = 0 }
        func brokenOff() -> Duration? { .seconds(3) }
    }

    private func all(_ branch: SourceBranch) async throws -> [Duration] {
        var times: [Duration] = []
        while let sample = try await branch.next() { times.append(sample.presentationTime) }
        return times
    }

    @Test("All of them get all of it, from the first on, and one of them hears how it ended")
    func everything() async throws {
        let tee = SourceTee(Pieces(500), takers: 3)
        async let running: Void = tee.run()
        async let first = all(tee.branches[0])
        async let second = all(tee.branches[1])
        await tee.branches[2].stop()
        let (one, other) = try await (first, second)
        #expect(one == (1...500).map { .milliseconds($0) } && other == one)
        #expect(try await tee.branches[2].next() == nil)
        await running
        let endings = [await tee.branches[0].brokenOff(), await tee.branches[1].brokenOff()]
        #expect(endings == [.seconds(3), nil])
    }

    @Test("A taker that is cancelled ends alone")
    func cancelled() async throws {
        let source = Pieces(1)
        let tee = SourceTee(source, takers: 2)
        let waiting = Task { try await all(tee.branches[0]) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        // It has asked, so the source waits for the other one alone.
        async let running: Void = tee.run()
        #expect(try await all(tee.branches[1]) == [.milliseconds(1)])
        await running
        #expect(await source.asked == 2)
    }
}
