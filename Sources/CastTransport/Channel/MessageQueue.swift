import CastWire
import NIOCore
import Synchronization

/// What has arrived and was not yet taken: the one place where the event loop and the consumer's task meet.
///
/// The loop puts messages in and is told when to stop reading; the consumer takes them out, and the loop is told (by
/// `resume`, on the consumer's thread) once half of them are gone. A consumer that is cancelled loses nothing: the next
/// one goes on where it stopped.
final class MessageQueue: Sendable {
    private struct State {
        var messages = CircularBuffer<CastMessage>()
        var waiters = CircularBuffer<(id: Int, continuation: CheckedContinuation<CastMessage?, Never>)>()
        var nextWaiterID = 0
        var isFull = false
        var hasEnded = false
    }

    private let limit: Int
    private let resume: @Sendable () -> Void
    private let state = Mutex(State())

    init(limit: Int, resume: @escaping @Sendable () -> Void) {
        self.limit = max(limit, 2)
        self.resume = resume
    }

    enum PutOutcome: Equatable {
        case goOn
        /// The message is in; no more until `resume`.
        case full
    }

    func put(_ message: CastMessage) -> PutOutcome {
        let (waiter, outcome) = state.withLock { state -> (CheckedContinuation<CastMessage?, Never>?, PutOutcome) in
            guard !state.hasEnded else { return (nil, .goOn) }
            if let waiter = state.waiters.popFirst() { return (waiter.continuation, .goOn) }
            state.messages.append(message)
            state.isFull = state.messages.count >= limit
            return (nil, state.isFull ? .full : .goOn)
        }
        waiter?.resume(returning: message)
        return outcome
    }

    /// What is in stays takeable; behind it comes the end.
    func end() {
        let waiters = state.withLock { state in
            state.hasEnded = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.continuation.resume(returning: nil) }
    }

    private enum TakeOutcome {
        case message(CastMessage, mayReadOn: Bool)
        case ended
        case wait
    }

    /// The next message, or nil at the end and where the task is cancelled.
    func take(isolation: isolated (any Actor)?) async -> CastMessage? {
        switch state.withLock({ takeNow(&$0) }) {
        case .message(let message, let mayReadOn):
            if mayReadOn { resume() }
            return message
        case .ended: return nil
        case .wait: return await wait(isolation: isolation)
        }
    }

    private func takeNow(_ state: inout State) -> TakeOutcome {
        guard let message = state.messages.popFirst() else { return state.hasEnded ? .ended : .wait }
        let mayReadOn = state.isFull && state.messages.count <= limit / 2
        if mayReadOn { state.isFull = false }
        return .message(message, mayReadOn: mayReadOn)
    }

    private func wait(isolation: isolated (any Actor)?) async -> CastMessage? {
        let id = state.withLock { state in
            state.nextWaiterID += 1
            return state.nextWaiterID
        }
        return await withTaskCancellationHandler {
            // A closure stays in an isolation only if it captures it; it would change threads twice otherwise.
            _ = isolation
            return await withCheckedContinuation { continuation in
                park(continuation, id: id)
            }
        } onCancel: {
            giveUp(id: id)
        }
    }

    private func park(_ continuation: CheckedContinuation<CastMessage?, Never>, id: Int) {
        // Cancellation that came before the waiter is in the list finds nobody there to wake.
        let outcome = state.withLock { state -> TakeOutcome in
            let outcome = Task.isCancelled ? .ended : takeNow(&state)
            if case .wait = outcome { state.waiters.append((id, continuation)) }
            return outcome
        }
        switch outcome {
        case .wait: break
        case .ended: continuation.resume(returning: nil)
        case .message(let message, let mayReadOn):
            if mayReadOn { resume() }
            continuation.resume(returning: message)
        }
    }

    private func giveUp(id: Int) {
        let waiter = state.withLock { state -> CheckedContinuation<CastMessage?, Never>? in
            guard let index = state.waiters.firstIndex(where: { $0.id == id }) else { return nil }
            return state.waiters.remove(at: index).continuation
        }
        waiter?.resume(returning: nil)
    }
}
