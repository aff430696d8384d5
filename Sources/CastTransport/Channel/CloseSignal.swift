import CastWire
import Synchronization

/// Says once why a connection ended, to any number of tasks that wait for it.
final class CloseSignal: Sendable {
    private struct State {
        var reason: TransportError?
        var waiters: [Int: CheckedContinuation<TransportError, Never>] = [:]
        var nextWaiterID = 0
    }

    private let state = Mutex(State())

    /// The first reason counts.
    func fire(_ reason: TransportError) {
        let waiters = state.withLock { state -> [CheckedContinuation<TransportError, Never>] in
            guard state.reason == nil else { return [] }
            state.reason = reason
            defer { state.waiters = [:] }
            return Array(state.waiters.values)
        }
        for waiter in waiters { waiter.resume(returning: reason) }
    }

    /// The reason, as soon as there is one; `.cancelled` where the waiting task is cancelled before.
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
            // Cancellation that came before the waiter is in the list finds nobody there to wake.
            if Task.isCancelled { return .cancelled }
            state.waiters[id] = continuation
            return nil
        }
        if let answer { continuation.resume(returning: answer) }
    }
}
