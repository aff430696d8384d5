package import PipelineCore

/// A picture or some sound, at the moment at which it is to be taken.
package struct CaptureSample: Sendable {
    package enum Content: Sendable {
        case video(VideoFrame)
        case audio(AudioBlock)
    }

    package let content: Content
    package var presentationTime: Duration {
        switch content {
        case .video(let frame): frame.presentationTime
        case .audio(let block): block.presentationTime
        }
    }

    /// The moment that its presentation time stands for: pictures and sound of the same moment have the same.
    package let capturedAt: ContinuousClock.Instant
    /// Pictures that were left out since the last sample: whoever takes them was late, or they could not be decoded, or
    /// not in time.
    package let skippedFrames: Int

    package init(content: Content, capturedAt: ContinuousClock.Instant, skippedFrames: Int = 0) {
        self.content = content
        self.capturedAt = capturedAt
        self.skippedFrames = skippedFrames
    }
}

/// Where live pictures and sound come from, in order of time: the synthetic picture, a film, later a captured screen.
///
/// One taker, which asks for the next one when it is done with the last. Sources never pile up: a taker that is late by
/// more than two pictures finds some missing, sound never.
package protocol CaptureSource: Sendable {
    nonisolated var format: CaptureFormat { get }

    /// The next picture or sound, when its moment has come; nil at the end and once stopped.
    ///
    /// - Throws: ``PipelineError``, and `CancellationError` when the task is cancelled.
    func next() async throws -> CaptureSample?

    /// ``next()`` gives nil from now on, and at once where the clock lets it wake.
    func stop() async

    /// Where it broke off, before the time that it was to last; nil where it did not. To be asked after the end.
    func brokenOff() async -> Duration?
}

/// The time that a source lives by.
package struct CaptureClock: Sendable {
    package let now: @Sendable () -> ContinuousClock.Instant
    /// Returns when that moment has come; throws `CancellationError` when the task is cancelled.
    package let sleepUntil: @Sendable (ContinuousClock.Instant) async throws -> Void

    package init(
        now: @escaping @Sendable () -> ContinuousClock.Instant,
        sleepUntil: @escaping @Sendable (ContinuousClock.Instant) async throws -> Void
    ) {
        self.now = now
        self.sleepUntil = sleepUntil
    }

    package static let system = CaptureClock(
        now: { ContinuousClock.now },
        sleepUntil: { try await ContinuousClock().sleep(until: $0, tolerance: .milliseconds(1)) })
}
