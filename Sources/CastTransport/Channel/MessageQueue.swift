import CastWire
import NIOCore
import Synchronization

/// The messages that have arrived and were not taken yet. Here the event loop and the consumer's task meet.
///
/// The loop puts messages in and is told when to stop reading. The consumer takes them out. Once half of them are gone,
/// the loop is told to continue (by `resume`, on the consumer's thread). A consumer that is cancelled loses nothing:
/// the next one continues. A consumer that needs no task takes the messages as a `Sink` instead.
final class MessageQueue: Sendable {
    /// Called on the event loop for each message and then for the end.
    struct Sink: Sendable {
        let receive: @Sendable (CastMessage) -> Void
        let ended: @Sendable () -> Void
    }

    private struct State {
        var sink: Sink?
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
        /// The message was accepted, but no more may come until `resume`.
        case full
    }

    private enum Taker {
        case sink(Sink)
        case waiter(CheckedContinuation<CastMessage?, Never>)
        case nobody(PutOutcome)
    }

    func put(_ message: CastMessage) -> PutOutcome {
        let taker = state.withLock { state -> Taker in
            guard !state.hasEnded else { return .nobody(.goOn) }
            if let sink = state.sink { return .sink(sink) }
            if let waiter = state.waiters.popFirst() { return .waiter(waiter.continuation) }
            state.messages.append(message)
            state.isFull = state.messages.count >= limit
            return .nobody(state.isFull ? .full : .goOn)
        }
        switch taker {
        case .sink(let sink): sink.receive(message)
        case .waiter(let waiter): waiter.resume(returning: message)
        case .nobody(let outcome): return outcome
        }
        return .goOn
    }

    /// Delivers every message to `sink` from now on, beginning with those that have already arrived.
    ///
    /// It has to be called on the event loop, so that no message comes in between. It is permanent, and no consumer may
    /// be waiting.
    func deliver(to sink: Sink) {
        let (held, mayReadOn, hasEnded) = state.withLock { state in
            defer { (state.messages, state.isFull) = ([], false) }
            if !state.hasEnded { state.sink = sink }
            return (state.messages, state.isFull, state.hasEnded)
        }
        for message in held { sink.receive(message) }
        if mayReadOn { resume() }
        if hasEnded { sink.ended() }
    }

    /// Ends the queue. Its messages can still be taken; after them comes the end.
    func end() {
        let (waiters, sink) = state.withLock { state in
            state.hasEnded = true
            defer { (state.waiters, state.sink) = ([], nil) }
            return (state.waiters, state.sink)
        }
        for waiter in waiters { waiter.continuation.resume(returning: nil) }
        sink?.ended()
    }

    private enum TakeOutcome {
        case message(CastMessage, mayReadOn: Bool)
        case ended
        case wait
    }

    /// Returns the next message, or nil at the end or if the task is cancelled.
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
            // A closure keeps an isolation only if it captures it; otherwise it would change threads twice.
            _ = isolation
            return await withCheckedContinuation { continuation in
                park(continuation, id: id)
            }
        } onCancel: {
            giveUp(id: id)
        }
    }

    private func park(_ continuation: CheckedContinuation<CastMessage?, Never>, id: Int) {
        // A cancellation before the waiter was added has found nobody to wake.
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
