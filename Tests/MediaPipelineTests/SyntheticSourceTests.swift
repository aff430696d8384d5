import Testing

@testable import MediaPipeline

@Suite("The synthetic source")
struct SyntheticSourceTests {
    private func all(_ source: some CaptureSource, limit: Int = 2_000) async throws -> [CaptureSample] {
        var samples: [CaptureSample] = []
        while samples.count < limit, let sample = try await source.next() { samples.append(sample) }
        return samples
    }

    @Test("Pictures and sound come in order of time, each at its moment")
    func order() async throws {
        let clock = JumpingClock()
        let source = try SyntheticSource(
            SyntheticConfiguration(size: VideoSize(64, 36), duration: .seconds(2)), clock: clock.capture)
        var (pictures, blocks, last) = (0, 0, Duration.zero)
        while let sample = try await source.next() {
            let time = sample.time
            #expect(time >= last)
            #expect(sample.capturedAt == clock.start + time)
            #expect(clock.elapsed == time, "not before its moment")
            #expect(sample.skippedFrames == 0)
            if case .video = sample.content { pictures += 1 } else { blocks += 1 }
            last = time
        }
        #expect(pictures == 60)
        #expect(blocks == 200)
        #expect(try await source.next() == nil, "the end stays the end")
    }

    @Test("A taker that is late finds pictures missing, sound never; the number tells the time")
    func late() async throws {
        let clock = JumpingClock()
        let source = try SyntheticSource(
            SyntheticConfiguration(size: smallSize, duration: .seconds(3)), clock: clock.capture)
        var (counters, skipped, blocks): ([Int], Int, Int) = ([], 0, 0)
        while let sample = try await source.next() {
            skipped += sample.skippedFrames
            switch sample.content {
            case .audio: blocks += 1
            case .video(let frame):
                let reading = try #require(SyntheticPicture.read(frame))
                counters.append(reading.counter)
                #expect(frame.presentationTime == .nanoseconds(Int64((Double(reading.counter) * 1e9 / 30).rounded())))
                if counters.count == 10 { clock.advance(by: .seconds(1)) }
            }
        }
        #expect(blocks == 300)
        #expect(skipped >= 28)
        #expect(counters.count + skipped == 90)
        #expect(counters == counters.sorted() && Set(counters).count == counters.count)
    }

    @Test("A taker that keeps all pictures gets no more than the pool has")
    func bounded() async throws {
        let source = try SyntheticSource(
            SyntheticConfiguration(size: smallSize, hasAudio: false, duration: .seconds(1)),
            clock: JumpingClock().capture)
        #expect(try await all(source).count == 8)
    }

    @Test("Stopped, it ends")
    func stop() async throws {
        let source = try SyntheticSource(
            SyntheticConfiguration(size: VideoSize(64, 36)), clock: JumpingClock().capture)
        _ = try await source.next()
        await source.stop()
        #expect(try await source.next() == nil)
    }

    @Test("A cancelled task is thrown out")
    func cancellation() async throws {
        let source = try SyntheticSource(SyntheticConfiguration(size: VideoSize(64, 36)), clock: JumpingClock().capture)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await source.next()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("The tone has its frequency, and twice that in the first tenth of each second")
    func tone() async throws {
        let source = try SyntheticSource(
            SyntheticConfiguration(size: VideoSize(64, 36), frameRate: 1, duration: .seconds(2)),
            clock: JumpingClock().capture)
        let samples = try await all(source).flatMap { sample in
            if case .audio(let block) = sample.content { block.floats } else { [Float]() }
        }
        try #require(samples.count == 2 * 96_000)
        for second in 0..<2 {
            let start = second * 96_000
            #expect(Sounds.share(of: 880, in: Array(samples[start..<(start + 9_600)])) > 0.99)
            #expect(Sounds.share(of: 440, in: Array(samples[(start + 9_600)..<(start + 96_000)])) > 0.99)
        }
    }

    @Test("What can't be is refused", arguments: [
        SyntheticConfiguration(size: VideoSize(3, 3)), SyntheticConfiguration(frameRate: 0),
        SyntheticConfiguration(toneFrequency: 0), SyntheticConfiguration(channels: 0),
    ])
    func refused(configuration: SyntheticConfiguration) {
        let error = #expect(throws: PipelineError.self) { try SyntheticSource(configuration) }
        #expect(error?.code == .badConfiguration)
    }
}

extension CaptureSample {
    var time: Duration {
        switch content {
        case .video(let frame): frame.presentationTime
        case .audio(let block): block.presentationTime
        }
    }
}
