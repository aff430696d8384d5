import MediaPipeline
import Synchronization

/// Distributes one source to several takers, as if each had its own. A late taker misses frames, and delays nobody.
///
/// The source starts once all takers have asked for a sample or have stopped, or 10 s after the first one asked. A
/// taker that comes later gets what is live by then.
final class SourceTee: Sendable {
    let branches: [SourceBranch]
    private let source: any CaptureSource
    private let arrivals: AsyncStream<Int>

    private static let patience = Duration.seconds(10)

    init(_ source: any CaptureSource, takers: Int) {
        self.source = source
        let (arrivals, arrival) = AsyncStream.makeStream(of: Int.self)
        self.arrivals = arrivals
        let end = SourceEnd(source)
        branches = (0..<takers).map { number in
            SourceBranch(source.format, end) { arrival.yield(number) }
        }
    }

    /// Runs to the end of the source, or of the task.
    func run() async {
        await allHere()
        let result: Result<Void, any Error>
        do {
            while let sample = try await source.next() {
                for branch in branches { branch.offer(sample) }
            }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        for branch in branches { branch.end(result) }
    }

    private func allHere() async {
        var missing = Set(branches.indices)
        let (moments, moment) = AsyncStream.makeStream(of: Int?.self)
        let listening = Task { for await number in arrivals { moment.yield(number) } }
        var waiting: Task<Void, Never>?
        for await number in moments {
            guard let number else { break }
            missing.remove(number)
            if missing.isEmpty { break }
            if waiting == nil {
                waiting = Task {
                    try? await Task.sleep(for: Self.patience)
                    moment.yield(nil)
                }
            }
        }
        listening.cancel()
        waiting?.cancel()
    }
}

/// Asks the source once, after its end, whether it broke off.
private actor SourceEnd {
    private let source: any CaptureSource
    private var isAsked = false

    init(_ source: any CaptureSource) { self.source = source }

    func brokenOff() async -> Duration? {
        guard !isAsked else { return nil }
        isAsked = true
        return await source.brokenOff()
    }
}

/// One taker's view of the source.
final class SourceBranch: CaptureSource {
    let format: CaptureFormat
    private let source: SourceEnd
    private let arrive: @Sendable () -> Void
    private let state = Mutex(State())

    private struct State {
        var queue = SampleQueue<CaptureSample>()
        var hasAsked = false
        var result: Result<Void, any Error>?
        var waiting: CheckedContinuation<CaptureSample?, any Error>?
    }

    fileprivate init(_ format: CaptureFormat, _ source: SourceEnd, arrive: @escaping @Sendable () -> Void) {
        self.format = format
        self.source = source
        self.arrive = arrive
    }

    func next() async throws -> CaptureSample? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isFirst = state.withLock { state in
                    defer { state.hasAsked = true }
                    state.waiting = continuation
                    Self.serve(&state)
                    return !state.hasAsked
                }
                if isFirst { arrive() }
                if Task.isCancelled { end(.failure(CancellationError())) }
            }
        } onCancel: {
            end(.failure(CancellationError()))
        }
    }

    func stop() async {
        end(.success(()))
        arrive()
    }

    func brokenOff() async -> Duration? { await source.brokenOff() }

    /// Keeps nothing for a taker that has not asked yet.
    fileprivate func offer(_ sample: CaptureSample) {
        state.withLock { state in
            guard state.hasAsked, state.result == nil else { return }
            let isPicture = if case .video = sample.content { true } else { false }
            state.queue.add(sample, isPicture: isPicture, time: sample.presentationTime)
            Self.serve(&state)
        }
    }

    /// Ends the branch. The first end counts.
    fileprivate func end(_ result: Result<Void, any Error>) {
        state.withLock { state in
            if state.result == nil { state.result = result }
            Self.serve(&state)
        }
    }

    private static func serve(_ state: inout State) {
        guard let waiting = state.waiting else { return }
        if let (sample, left) = state.queue.take() {
            state.waiting = nil
            waiting.resume(
                returning: CaptureSample(
                    content: sample.content, capturedAt: sample.capturedAt, skippedFrames: sample.skippedFrames + left))
        } else if let result = state.result {
            state.waiting = nil
            waiting.resume(with: result.map { nil })
        }
    }
}
