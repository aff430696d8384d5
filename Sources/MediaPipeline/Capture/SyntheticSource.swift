/// What a ``SyntheticSource`` gives.
package struct SyntheticConfiguration: Hashable, Sendable {
    package var size: VideoSize
    package var frameRate: Double
    package var layout: PixelLayout
    package var hasAudio: Bool
    /// Hertz.
    package var toneFrequency: Int
    package var sampleRate: Int
    package var channels: Int
    /// Nil: without end.
    package var duration: Duration?

    package init(
        size: VideoSize = VideoSize(1280, 720), frameRate: Double = 30, layout: PixelLayout = .i420,
        hasAudio: Bool = true, toneFrequency: Int = 440, sampleRate: Int = 48_000, channels: Int = 2,
        duration: Duration? = nil
    ) {
        self.size = size
        self.frameRate = frameRate
        self.layout = layout
        self.hasAudio = hasAudio
        self.toneFrequency = toneFrequency
        self.sampleRate = sampleRate
        self.channels = channels
        self.duration = duration
    }

    func check() throws(PipelineError) {
        guard size.isUsable, size.width % 2 == 0, size.height % 2 == 0, frameRate.isFinite,
            (0.1...240).contains(frameRate), (1...20_000).contains(toneFrequency),
            (8_000...192_000).contains(sampleRate), (1...8).contains(channels)
        else { throw PipelineError(.badConfiguration, "There is no synthetic picture or sound of that kind.") }
    }
}

/// A moving picture that tells its own time, and a tone: see ``SyntheticPicture`` and ``SyntheticTone``. Picture `n` is
/// of time `n / frameRate`, sound comes in blocks of 10 ms.
package actor SyntheticSource: CaptureSource {
    package nonisolated let format: CaptureFormat
    private let configuration: SyntheticConfiguration
    private let clock: CaptureClock
    private let picture: SyntheticPicture
    private let tone: SyntheticTone
    private let pool: VideoFramePool
    private var start: ContinuousClock.Instant?
    private var nextPicture = 0
    private var nextBlock = 0
    private var skipped = 0
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
            let isSound = configuration.hasAudio && blockTime < pictureTime
            if !isSound { skipWhatIsTooLate(since: start) }
            let time = isSound ? blockTime : pictureTime
            if let end = configuration.duration, time >= end { return nil }
            try await clock.sleepUntil(start + time)
            guard !isStopped else { return nil }
            if let content = try isSound ? .audio(takeBlock()) : takePicture().map(CaptureSample.Content.video) {
                return CaptureSample(
                    content: content, capturedAt: start + time, skippedFrames: isSound ? 0 : takeSkipped())
            }
        }
        return nil
    }

    package func stop() { isStopped = true }

    package func brokenOff() -> Duration? { nil }

    private var pictureTime: Duration { Duration(picture: Int64(nextPicture), rate: configuration.frameRate) }
    private var blockLength: Int { configuration.sampleRate / 100 }
    private var blockTime: Duration {
        Duration(ticks: Int64(nextBlock * blockLength), rate: Int64(configuration.sampleRate))
    }

    private func skipWhatIsTooLate(since start: ContinuousClock.Instant) {
        let late = start.duration(to: clock.now()) - pictureTime
        guard late > Duration(picture: 2, rate: configuration.frameRate) else { return }
        let count = Int(late.inSeconds * configuration.frameRate)
        nextPicture += count
        skipped += count
    }

    /// Nil, and the picture skipped, where all of the pool are still in use.
    private func takePicture() throws(PipelineError) -> VideoFrame? {
        let (counter, time) = (nextPicture, pictureTime)
        nextPicture += 1
        do {
            return try pool.makeFrame(at: time) { canvas in picture.draw(counter: counter, time: time, on: canvas) }
        } catch where error.code == .poolExhausted {
            skipped += 1
            return nil
        }
    }

    private func takeBlock() -> AudioBlock {
        defer { nextBlock += 1 }
        return AudioBlock(
            samples: .float(tone.samples(from: nextBlock * blockLength, count: blockLength)),
            sampleRate: configuration.sampleRate, channels: configuration.channels, presentationTime: blockTime)
    }

    private func takeSkipped() -> Int {
        defer { skipped = 0 }
        return skipped
    }
}
