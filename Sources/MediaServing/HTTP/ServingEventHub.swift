import Synchronization

/// Sends each event to all listeners. A listener that does not read loses the oldest events beyond 1024.
final class ServingEventHub: Sendable {
    private struct State {
        var nextID = 0
        var listeners: [Int: AsyncStream<ServingEvent>.Continuation] = [:]
        var isFinished = false
    }
    private let state = Mutex(State())

    func listen() -> AsyncStream<ServingEvent> {
        let (stream, continuation) = AsyncStream<ServingEvent>.makeStream(bufferingPolicy: .bufferingNewest(1024))
        let id: Int? = state.withLock { state in
            guard !state.isFinished else { return nil }
            state.nextID += 1
            state.listeners[state.nextID] = continuation
            return state.nextID
        }
        guard let id else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
        }
        return stream
    }

    func send(_ event: ServingEvent) {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(event) }
    }

    func finish() {
        let listeners = state.withLock { state in
            state.isFinished = true
            defer { state.listeners = [:] }
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.finish() }
    }
}
