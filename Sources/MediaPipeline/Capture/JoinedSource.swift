import Synchronization

/// Video of one source and audio of another as one source, on one time line.
///
/// Time 0 is the moment of the first request. The presentation time of each sample is when it was captured, counted
/// from there.
///
/// Video and audio each come in order of time; of the samples that wait, the earlier one comes first. A video frame
/// does not wait for the audio of its moment, which a sound server may give some 10 ms later. At most one of each is
/// requested ahead. The end or failure of the video ends the source. If the audio ends or fails, the video continues
/// alone.
package final class JoinedSource: CaptureSource {
    private enum Lane: Int, CaseIterable {
        case pictures, sound
    }

    fileprivate struct State {
        var origin: ContinuousClock.Instant?
        /// The sample of each lane that nobody has taken yet.
        var waiting: [CaptureSample?] = [nil, nil]
        /// The tasks that gave these samples; each continues when its sample is taken.
        var givers: [CheckedContinuation<Void, Never>?] = [nil, nil]
        var taker: CheckedContinuation<CaptureSample?, any Error>?
        var end: Result<Void, any Error>?
        /// The times of video frames never go back.
        var last = Duration.zero
        var tasks: [Task<Void, Never>] = []
    }

    package let format: CaptureFormat
    private let pictures: any CaptureSource
    private let sound: any CaptureSource
    private let clock: CaptureClock
    /// Reports a failure of the audio.
    private let warn: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - pictures: Anything else that this source gives is left out.
    ///   - warn: Takes a sentence for people.
    package init(
        pictures: any CaptureSource, sound: any CaptureSource, clock: CaptureClock = .system,
        warn: @escaping @Sendable (String) -> Void
    ) {
        (self.pictures, self.sound, self.clock, self.warn) = (pictures, sound, clock, warn)
        format = CaptureFormat(
            video: pictures.format.video, audio: sound.format.audio, duration: pictures.format.duration)
    }

    deinit { state.withLock { $0.tasks }.forEach { $0.cancel() } }

    package func next() async throws -> CaptureSample? {
        begin()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { taker in
                state.withLock { $0.taker = taker }
                serve()
            }
        } onCancel: {
            finish(.failure(CancellationError()))
        }
    }

    package func stop() async {
        finish(.success(()))
        await pictures.stop()
        await sound.stop()
    }

    package func brokenOff() async -> Duration? { await pictures.brokenOff() }

    private func begin() {
        let now = clock.now()
        state.withLock { state in
            guard state.origin == nil else { return }
            state.origin = now
            state.tasks = Lane.allCases.map { lane in
                let source = lane == .pictures ? pictures : sound
                return Task { [weak self] in await Self.feed(source, lane) { self } }
            }
        }
    }

    /// - Parameter joined: Returns nil once nobody takes samples any more.
    private static func feed(_ source: any CaptureSource, _ lane: Lane, _ joined: () -> JoinedSource?) async {
        do {
            while let sample = try await source.next() {
                guard let joined = joined(), await joined.give(sample, lane) else { return }
            }
            joined()?.ended(lane, .success(()))
        } catch {
            joined()?.ended(lane, .failure(error))
        }
    }

    private func ended(_ lane: Lane, _ result: Result<Void, any Error>) {
        guard lane == .sound else { return finish(result) }
        if case .failure(let error) = result, !(error is CancellationError) {
            warn("the sound has failed, and pictures go on alone: \(error)")
        }
    }

    /// Returns when the sample has been taken; false if nothing more is wanted.
    private func give(_ sample: CaptureSample, _ lane: Lane) async -> Bool {
        guard isOf(lane, sample) else { return !isOver }
        await withCheckedContinuation { (giver: CheckedContinuation<Void, Never>) in
            let isOver = state.withLock { state in
                guard state.end == nil, let placed = state.place(sample) else { return true }
                state.waiting[lane.rawValue] = placed
                state.givers[lane.rawValue] = giver
                return false
            }
            if isOver { giver.resume() } else { serve() }
        }
        return !isOver
    }

    private var isOver: Bool { state.withLock { $0.end != nil } }

    private func isOf(_ lane: Lane, _ sample: CaptureSample) -> Bool {
        switch sample.content {
        case .video: lane == .pictures
        case .audio: lane == .sound
        }
    }

    /// Hands a waiting sample, or the end, to a waiting taker.
    private func serve() {
        let (taker, sample, giver, end) = state.withLock { state in
            guard let taker = state.taker else {
                return (nil, nil, nil, nil)
                    as (
                        CheckedContinuation<CaptureSample?, any Error>?, CaptureSample?,
                        CheckedContinuation<Void, Never>?, Result<Void, any Error>?
                    )
            }
            if let end = state.end {
                state.taker = nil
                return (taker, nil, nil, end)
            }
            let lanes = state.waiting.indices.filter { state.waiting[$0] != nil }
            let first = lanes.min {
                (state.waiting[$0]?.presentationTime ?? .zero) < (state.waiting[$1]?.presentationTime ?? .zero)
            }
            guard let first else { return (nil, nil, nil, nil) }
            defer {
                state.taker = nil
                state.waiting[first] = nil
                state.givers[first] = nil
            }
            return (taker, state.waiting[first], state.givers[first], nil)
        }
        switch end {
        case .failure(let error): taker?.resume(throwing: error)
        case .success, nil: taker?.resume(returning: sample)
        }
        giver?.resume()
    }

    /// Ends the source. Only the first end counts.
    private func finish(_ end: Result<Void, any Error>) {
        let (givers, tasks) = state.withLock { state in
            if state.end == nil { state.end = end }
            defer {
                state.givers = [nil, nil]
                state.waiting = [nil, nil]
            }
            return (state.givers, state.tasks)
        }
        givers.forEach { $0?.resume() }
        tasks.forEach { $0.cancel() }
        serve()
    }
}

extension JoinedSource.State {
    /// Puts a sample on the common time line; nil for audio from before its beginning.
    fileprivate mutating func place(_ sample: CaptureSample) -> CaptureSample? {
        let time = (origin ?? sample.capturedAt).duration(to: sample.capturedAt)
        switch sample.content {
        case .video(let frame):
            last = max(last, time)
            return CaptureSample(
                content: .video(frame.at(last)), capturedAt: sample.capturedAt, skippedFrames: sample.skippedFrames)
        case .audio(let block):
            guard time >= .zero else { return nil }
            return CaptureSample(content: .audio(block.at(time)), capturedAt: sample.capturedAt)
        }
    }
}
