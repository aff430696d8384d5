import Synchronization
import Testing

@testable import MediaPipeline

@Suite("Pictures and sound of two sources as one")
struct JoinedSourceTests {
    /// Gives what it is told to give, and then ends as it is told.
    private actor Scripted: CaptureSource {
        nonisolated let format: CaptureFormat
        private var samples: [CaptureSample]
        private let failure: PipelineError?
        /// Nothing comes, and no end.
        private let waits: Bool
        private(set) var isStopped = false
        private var waiter: CheckedContinuation<Void, Never>?

        init(_ format: CaptureFormat, _ samples: [CaptureSample], failure: PipelineError? = nil, waits: Bool = false) {
            (self.format, self.samples, self.failure, self.waits) = (format, samples, failure, waits)
        }

        func next() async throws -> CaptureSample? {
            if !samples.isEmpty { return samples.removeFirst() }
            if let failure { throw failure }
            if waits, !isStopped { await withCheckedContinuation { waiter = $0 } }
            return nil
        }

        func stop() {
            isStopped = true
            waiter?.resume()
            waiter = nil
        }

        func brokenOff() -> Duration? { .seconds(7) }
    }

    private let clock = JumpingClock()
    private let video = CaptureFormat(video: .init(size: smallSize, frameRate: 30))
    private let audio = CaptureFormat(audio: .init(sampleRate: 48_000, channels: 2))
    private let failure = PipelineError(.captureEnded, "It has gone.")

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { clock.start + .milliseconds(milliseconds) }

    /// Whose own time line has another beginning.
    private func picture(_ milliseconds: Int) throws -> CaptureSample {
        let pool = VideoFramePool(layout: .i420, size: smallSize)
        let frame = try pool.makeFrame(at: .milliseconds(milliseconds + 500)) { _ in }
        return CaptureSample(content: .video(frame), capturedAt: at(milliseconds), skippedFrames: 3)
    }

    private func sound(_ milliseconds: Int) -> CaptureSample {
        CaptureSample(
            content: .audio(
                AudioBlock(
                    samples: .float([0, 0]), sampleRate: 48_000, channels: 2,
                    presentationTime: .milliseconds(milliseconds + 900))), capturedAt: at(milliseconds))
    }

    private func join(
        _ pictures: Scripted, _ sound: Scripted, warn: @escaping @Sendable (String) -> Void = { _ in }
    ) -> JoinedSource {
        JoinedSource(pictures: pictures, sound: sound, clock: clock.capture, warn: warn)
    }

    @Test("One time line from the first asking on: a moment's picture and sound have the same time")
    func origin() async throws {
        let joined = join(
            Scripted(video, [try picture(10), try picture(43)], waits: true),
            Scripted(audio, [sound(-5), sound(5), sound(43)], waits: true))
        #expect(joined.format == CaptureFormat(video: video.video, audio: audio.audio))
        var found: [String] = []
        for _ in 0..<4 {
            let sample = try #require(try await joined.next())
            let isPicture = if case .video = sample.content { true } else { false }
            #expect(sample.presentationTime == clock.start.duration(to: sample.capturedAt))
            #expect(sample.skippedFrames == (isPicture ? 3 : 0))
            found.append("\(isPicture ? "picture" : "sound") \(sample.presentationTime)")
        }
        #expect(
            found.filter { $0.hasPrefix("p") } == [
                "picture \(Duration.milliseconds(10))", "picture \(Duration.milliseconds(43))",
            ])
        #expect(
            found.filter { $0.hasPrefix("s") } == [
                "sound \(Duration.milliseconds(5))", "sound \(Duration.milliseconds(43))",
            ],
            "what is older than the beginning is left out")
        await joined.stop()
        #expect(try await joined.next() == nil)
        #expect(await joined.brokenOff() == .seconds(7))
    }

    @Test("The end of the pictures is the end, and stops nobody who waits")
    func end() async throws {
        let sound = Scripted(audio, [], waits: true)
        let joined = join(Scripted(video, [try picture(1)]), sound)
        #expect(try await joined.next() != nil)
        #expect(try await joined.next() == nil)
        await joined.stop()
        #expect(await sound.isStopped)
    }

    @Test("A failure of the pictures is a failure")
    func pictureFailure() async throws {
        let joined = join(Scripted(video, [], failure: failure), Scripted(audio, [], waits: true))
        await #expect(throws: failure) { try await joined.next() }
        await joined.stop()
    }

    @Test("Sound that fails or ends leaves the pictures alone, with a word")
    func soundFailure() async throws {
        let told = Mutex<[String]>([])
        let joined = join(
            Scripted(video, [try picture(1), try picture(2)], waits: true), Scripted(audio, [], failure: failure)
        ) { sentence in told.withLock { $0.append(sentence) } }
        #expect(try await joined.next()?.presentationTime == .milliseconds(1))
        #expect(try await joined.next()?.presentationTime == .milliseconds(2))
        await joined.stop()
        #expect(told.withLock { $0 }.allSatisfy { $0.contains("It has gone.") })
        let quiet = join(Scripted(video, [try picture(1)], waits: true), Scripted(audio, []))
        #expect(try await quiet.next() != nil)
        await quiet.stop()
    }

    @Test("Stopped or cancelled while it waits, it ends")
    func stopping() async throws {
        let joined = join(Scripted(video, [], waits: true), Scripted(audio, [], waits: true))
        let waiting = Task { try await joined.next() == nil }
        await joined.stop()
        #expect(try await waiting.value)
        let other = join(Scripted(video, [], waits: true), Scripted(audio, [], waits: true))
        let cancelled = Task { try await other.next() }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        await other.stop()
    }
}
