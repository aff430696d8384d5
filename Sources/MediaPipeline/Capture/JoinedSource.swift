package import PipelineCore
import Synchronization

/// Pictures of one source and sound of another as one source, on one time line: 0 is the moment at which it was asked
/// first, and each sample's presentation time is when it was captured, counted from there.
///
/// Pictures and sound each come in order of time; of those that wait, the earlier one comes first. A picture does not
/// wait for the sound of its moment, which a sound server may give some 10 ms later. One of each is asked for ahead, no
/// more. The end or failure of the pictures ends it. The end or failure of the sound does not: pictures go on alone.
package final class JoinedSource: CaptureSource {
    private enum Lane: Int, CaseIterable {
        case pictures, sound
    }

    fileprivate struct State {
        var origin: ContinuousClock.Instant?
        /// What each has given and nobody has taken yet.
        var waiting: [CaptureSample?] = [nil, nil]
        /// Whoever has given that goes on when it is taken.
        var givers: [CheckedContinuation<Void, Never>?] = [nil, nil]
        var taker: CheckedContinuation<CaptureSample?, any Error>?
        var end: Result<Void, any Error>?
        /// Pictures' times never go back.
        var last = Duration.zero
        var tasks: [Task<Void, Never>] = []
    }

    package let format: CaptureFormat
    private let pictures: any CaptureSource
    private let sound: any CaptureSource
    private let clock: CaptureClock
    /// Of a failure of the sound.
    private let warn: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - pictures: whatever else they bring is left out.
    ///   - warn: takes a sentence for people.
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

    /// - Parameter joined: nil once nobody takes any more.
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

    /// Returns when it has been taken; false where nothing more is wanted.
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

    /// Brings who waits and what waits together.
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

    /// The first end counts.
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
    /// The same sample at its place on the common time line; nil for sound from before its beginning.
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
