/// A moving picture that shows its own time, and a tone.
///
/// ``SyntheticPicture`` and ``SyntheticTone`` make them, at the moments that ``SyntheticPace`` decides.
package actor SyntheticSource: CaptureSource {
    package nonisolated let format: CaptureFormat
    private let configuration: SyntheticConfiguration
    private let clock: CaptureClock
    private let picture: SyntheticPicture
    private let tone: SyntheticTone
    private let pool: VideoFramePool
    private var start: ContinuousClock.Instant?
    private var pace: SyntheticPace
    private var isStopped = false

    /// - Throws: ``PipelineError/Code/badConfiguration``.
    package init(
        _ configuration: SyntheticConfiguration = SyntheticConfiguration(), clock: CaptureClock = .system
    ) throws(PipelineError) {
        try configuration.check()
        self.configuration = configuration
        self.clock = clock
        format = CaptureFormat(
            video: .init(size: configuration.size, frameRate: configuration.frameRate),
            audio: configuration.hasAudio
                ? .init(sampleRate: configuration.sampleRate, channels: configuration.channels) : nil,
            duration: configuration.duration)
        pace = SyntheticPace(configuration)
        picture = SyntheticPicture(size: configuration.size, layout: configuration.layout)
        tone = SyntheticTone(
            frequency: configuration.toneFrequency, sampleRate: configuration.sampleRate,
            channels: configuration.channels)
        pool = VideoFramePool(layout: configuration.layout, size: configuration.size)
    }

    package func next() async throws -> CaptureSample? {
        let start = start ?? clock.now()
        self.start = start
        while !isStopped {
            let step = pace.next(passed: start.duration(to: clock.now()))
            guard let time = step.time else { return nil }
            try await clock.sleepUntil(start + time)
            guard !isStopped else { return nil }
            pace.take(step)
            switch step {
            case .picture(let counter, let time):
                guard let frame = try draw(counter, time) else { continue }
                return CaptureSample(
                    content: .video(frame), capturedAt: start + time, skippedFrames: pace.takeSkipped())
            case .sound(let first, let count, let time):
                return CaptureSample(content: .audio(sound(first, count, time)), capturedAt: start + time)
            case .end: return nil
            }
        }
        return nil
    }

    package func stop() { isStopped = true }

    package func brokenOff() -> Duration? { nil }

    /// Returns nil, and leaves out the frame, if all frames of the pool are still in use.
    private func draw(_ counter: Int, _ time: Duration) throws(PipelineError) -> VideoFrame? {
        do {
            return try pool.makeFrame(at: time) { canvas in picture.draw(counter: counter, time: time, on: canvas) }
        } catch where error.code == .poolExhausted {
            pace.leaveOut()
            return nil
        }
    }

    private func sound(_ first: Int, _ count: Int, _ time: Duration) -> AudioBlock {
        AudioBlock(
            samples: .float(tone.samples(from: first, count: count)), sampleRate: configuration.sampleRate,
            channels: configuration.channels, presentationTime: time)
    }
}
