import CastWire
import Synchronization

/// Reports once why a connection ended, to any number of waiting tasks.
final class CloseSignal: Sendable {
    private struct State {
        var reason: TransportError?
        var waiters: [Int: CheckedContinuation<TransportError, Never>] = [:]
        var nextWaiterID = 0
    }

    private let state = Mutex(State())

    /// Sets the reason. Only the first one counts.
    func fire(_ reason: TransportError) {
        let waiters = state.withLock { state -> [CheckedContinuation<TransportError, Never>] in
            guard state.reason == nil else { return [] }
            state.reason = reason
            defer { state.waiters = [:] }
            return Array(state.waiters.values)
        }
        for waiter in waiters { waiter.resume(returning: reason) }
    }

    /// Waits for the reason; returns `.cancelled` if the waiting task is cancelled first.
    func wait() async -> TransportError {
        let id = state.withLock { state in
            state.nextWaiterID += 1
            return state.nextWaiterID
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                park(continuation, id: id)
            }
        } onCancel: {
            state.withLock { $0.waiters.removeValue(forKey: id) }?.resume(returning: .cancelled)
        }
    }

    private func park(_ continuation: CheckedContinuation<TransportError, Never>, id: Int) {
        let answer = state.withLock { state -> TransportError? in
            if let reason = state.reason { return reason }
            // A cancellation before the waiter was added has found nobody to wake.
            if Task.isCancelled { return .cancelled }
            state.waiters[id] = continuation
            return nil
        }
        if let answer { continuation.resume(returning: answer) }
    }
}
