/// A video frame or some audio, at the moment at which it should be taken.
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

    /// The moment of its presentation time. Video and audio of the same moment have the same value.
    package let capturedAt: ContinuousClock.Instant
    /// Frames that were left out since the last sample: the taker was late, or they could not be decoded, or not in
    /// time.
    package let skippedFrames: Int

    package init(content: Content, capturedAt: ContinuousClock.Instant, skippedFrames: Int = 0) {
        self.content = content
        self.capturedAt = capturedAt
        self.skippedFrames = skippedFrames
    }
}

/// A source of live video and audio, in order of time: the synthetic picture, a film, a captured screen.
///
/// There is one taker, which asks for the next sample when it is done with the last one. Sources never queue samples:
/// if the taker is late by more than two frames, frames are left out, but audio never is.
package protocol CaptureSource: Sendable {
    nonisolated var format: CaptureFormat { get }

    /// The next video frame or audio, when its moment has come; nil at the end and once stopped.
    ///
    /// - Throws: ``PipelineError``, and `CancellationError` when the task is cancelled.
    func next() async throws -> CaptureSample?

    /// Makes ``next()`` return nil from now on, and at once if the clock lets it wake.
    func stop() async

    /// When the source broke off before its intended end; nil if it did not. Ask this after the end.
    func brokenOff() async -> Duration?
}

/// The clock that a source uses.
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
