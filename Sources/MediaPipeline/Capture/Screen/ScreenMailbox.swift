import CXCB
import PlatformC
import Synchronization

/// Passes a screen's frames from its thread to the taker, one at a time.
final class ScreenMailbox: Sendable {
    private struct State {
        var taker: CheckedContinuation<CaptureSample?, any Error>?
        /// A frame is being made.
        var isBusy = false
        /// A frame could not be made, so that the change still has to be shown.
        var isMissed = false
        /// How the source ended; a failure if it failed. Nil until then.
        var end: Result<Void, any Error>?
    }

    private let state = Mutex(State())
    /// Readable when the thread has to look here.
    let descriptor: Int32

    init() { descriptor = cxcb_event_descriptor() }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The next frame; nil after the end. Only one task may call this at a time.
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

    /// Ends the source. Only the first end counts.
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

    /// Whether somebody waits for a frame that is not being made yet.
    var isAsked: Bool { state.withLock { $0.taker != nil && !$0.isBusy } }

    func begin() { state.withLock { $0.isBusy = true } }

    /// - Parameter sample: Nil if none could be made. The taker then continues to wait.
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

    /// Passes on the converter's result.
    func leave(_ result: Result<CaptureSample?, PipelineError>) {
        switch result {
        case .success(let sample): deliver(sample)
        case .failure(let error): finish(.failure(error))
        }
    }

    /// Waits on the thread until another descriptor is readable, the taker has a request, or the time is over.
    ///
    /// - Parameter time: Nil for no limit.
    func wait(orFor other: Int32, atMost time: Duration?) {
        var watched = [
            pollfd(fd: other, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        // Rounded up, because to wake too early means to wake twice.
        let milliseconds = time.map { Int32(clamping: ($0.ticks(rate: 1_000_000) + 999) / 1_000) } ?? -1
        _ = poll(&watched, 2, milliseconds)
        if watched[1].revents != 0 { clear() }
    }

    /// Whether a frame could not be made since the last call.
    func takeMissed() -> Bool {
        state.withLock { state in
            defer { state.isMissed = false }
            return state.isMissed
        }
    }

    /// Clears the value that ``wake()`` wrote.
    private func clear() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
    }

    private func wake() {
        var one: UInt64 = 1
        _ = write(descriptor, &one, 8)
    }
}
