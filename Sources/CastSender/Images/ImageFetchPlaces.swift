import Synchronization

/// Runs as many image fetches at once as ``ImageTurns`` allows; the others wait.
final class ImageFetchPlaces: Sendable {
    private struct State {
        var lastID = 0
        var turns = ImageTurns()
        var waiters: [Int: CheckedContinuation<Void, any Error>] = [:]
    }

    private let state = Mutex(State())

    /// Runs `body` when its turn has come.
    ///
    /// - Parameter deviceID: the device that named the image, or nil for the app itself.
    /// - Throws: `CancellationError` if the task is cancelled before that, `CastError` if too many wait.
    func inTurn<Value>(of deviceID: String?, _ body: () async throws -> Value) async throws -> Value {
        try await wait(of: deviceID)
        defer {
            state.withLock { $0.turns.ended(of: deviceID) }
            startNext()
        }
        return try await body()
    }

    private func wait(of deviceID: String?) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let (isCancelled, loser) = state.withLock { state -> (Bool, CheckedContinuation<Void, any Error>?) in
                    guard !Task.isCancelled else { return (true, nil) }
                    state.waiters[id] = continuation
                    let loser = state.turns.wait(id, of: deviceID)
                    return (false, loser.flatMap { state.waiters.removeValue(forKey: $0) })
                }
                if isCancelled { return continuation.resume(throwing: CancellationError()) }
                loser?.resume(throwing: CastError.tooManyImages)
                startNext()
            }
        } onCancel: {
            // A fetch whose turn has come goes on; the fetch itself handles the cancellation.
            let waiter = state.withLock { state in
                state.turns.cancel(id) ? state.waiters.removeValue(forKey: id) : nil
            }
            waiter?.resume(throwing: CancellationError())
        }
    }

    private func startNext() {
        let next = state.withLock { state in
            state.turns.next().flatMap { state.waiters.removeValue(forKey: $0) }
        }
        next?.resume()
    }
}
