import CXCB
import PipelineCore
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where a screen's taker waits and its thread leaves pictures, one at a time.
final class ScreenMailbox: Sendable {
    private struct State {
        var taker: CheckedContinuation<CaptureSample?, any Error>?
        /// A picture is being made.
        var isBusy = false
        /// One could not be made, and what has changed is still to be shown.
        var isMissed = false
        /// Nothing comes any more; why, where that is a failure.
        var end: Result<Void, any Error>?
    }

    private let state = Mutex(State())
    /// Readable when the thread is to look here.
    let descriptor: Int32

    init() { descriptor = cxcb_event_descriptor() }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The next picture; nil after the end. Not for two tasks at once.
    func next() async throws -> CaptureSample? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let end = state.withLock { state -> Result<Void, any Error>? in
                    if state.end == nil { state.taker = continuation }
                    return state.end
                }
                switch end {
                case nil: wake()
                case .success: continuation.resume(returning: nil)
                case .failure(let error): continuation.resume(throwing: error)
                }
            }
        } onCancel: {
            finish(.failure(CancellationError()))
        }
    }

    /// The first end that is told counts.
    func finish(_ end: Result<Void, any Error>) {
        let taker = state.withLock { state -> CheckedContinuation<CaptureSample?, any Error>? in
            guard state.end == nil else { return nil }
            state.end = end
            defer { state.taker = nil }
            return state.taker
        }
        taker?.resume(with: end.map { nil })
        wake()
    }

    var isOver: Bool { state.withLock { $0.end != nil } }

    /// Somebody waits for a picture that is not being made yet.
    var isAsked: Bool { state.withLock { $0.taker != nil && !$0.isBusy } }

    func begin() { state.withLock { $0.isBusy = true } }

    /// - Parameter sample: nil where none could be made; the taker waits on.
    func deliver(_ sample: CaptureSample?) {
        let taker = state.withLock { state -> CheckedContinuation<CaptureSample?, any Error>? in
            state.isBusy = false
            guard sample != nil else {
                state.isMissed = true
                return nil
            }
            defer { state.taker = nil }
            return state.taker
        }
        taker?.resume(returning: sample)
        if taker == nil { wake() }
    }

    /// What the converter says.
    func leave(_ result: Result<CaptureSample?, PipelineError>) {
        switch result {
        case .success(let sample): deliver(sample)
        case .failure(let error): finish(.failure(error))
        }
    }

    /// The thread's: until another descriptor is readable or the taker has something to say, or the time is over.
    ///
    /// - Parameter time: nil: without end.
    func wait(orFor other: Int32, atMost time: Duration?) {
        var watched = [
            pollfd(fd: other, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        // Rounded up: to wake too early is to wake twice.
        let milliseconds = time.map { Int32(clamping: ($0.ticks(rate: 1_000_000) + 999) / 1_000) } ?? -1
        _ = poll(&watched, 2, milliseconds)
        if watched[1].revents != 0 { clear() }
    }

    /// Whether a picture could not be made since this was asked last.
    func takeMissed() -> Bool {
        state.withLock { state in
            defer { state.isMissed = false }
            return state.isMissed
        }
    }

    /// Takes what ``wake()`` wrote.
    private func clear() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
    }

    private func wake() {
        var one: UInt64 = 1
        _ = write(descriptor, &one, 8)
    }
}
