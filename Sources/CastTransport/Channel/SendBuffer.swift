import Synchronization

/// How much of what was sent has not reached the socket yet, and whether more may be sent: readable from any thread, so
/// that `send` can refuse without waiting for the event loop.
final class SendBuffer: Sendable {
    private struct State {
        var waiting = 0
        var closeReason: TransportError?
    }

    private let limit: Int
    /// What all connections of a listener have waiting together; nil for a connection of its own.
    private let shared: SharedSendBuffer?
    private let state = Mutex(State())

    init(limit: Int, shared: SharedSendBuffer? = nil) {
        self.limit = limit
        self.shared = shared
    }

    deinit {
        shared?.release(state.withLock { $0.waiting })
    }

    var isWritable: Bool {
        state.withLock { $0.closeReason == nil && $0.waiting < limit }
    }

    var isEmpty: Bool {
        state.withLock { $0.waiting == 0 }
    }

    /// Makes room for a frame. What was reserved is given back by `release` once it is written or lost.
    ///
    /// - Throws: `.closed`, or `.sendBufferFull` where the frame would pass the limit.
    func reserve(_ count: Int) throws(TransportError) {
        let refusal = state.withLock { state -> TransportError? in
            if let reason = state.closeReason { return .closed(reason) }
            guard state.waiting + count <= limit else {
                return TransportError(
                    .sendBufferFull,
                    "the other side does not take what it is sent: \(state.waiting) of at most \(limit) bytes wait")
            }
            if let shared, !shared.reserve(count, beside: state.waiting) {
                return TransportError(
                    .sendBufferFull, "too much waits for others that take nothing: \(state.waiting) bytes for this one")
            }
            state.waiting += count
            return nil
        }
        if let refusal { throw refusal }
    }

    func release(_ count: Int) {
        shared?.release(count)
        state.withLock { $0.waiting -= count }
    }

    /// From now on `reserve` refuses; the first reason stays.
    func close(_ reason: TransportError) {
        state.withLock { $0.closeReason = $0.closeReason ?? reason }
    }
}

/// How much waits for the sockets of all connections of a listener.
final class SharedSendBuffer: Sendable {
    private let limit: Int
    private let alone: Int
    private let waiting = Atomic(0)

    init(_ budget: ConnectionBudget) {
        limit = budget.sendBuffers
        alone = budget.sendingAlone
    }

    /// - Parameter own: what the connection has waiting already. What is within `sendingAlone` is never refused.
    func reserve(_ count: Int, beside own: Int) -> Bool {
        let total = waiting.add(count, ordering: .relaxed).newValue
        guard total > limit, own + count > alone else { return true }
        release(count)
        return false
    }

    func release(_ count: Int) {
        waiting.subtract(count, ordering: .relaxed)
    }

    var count: Int { waiting.load(ordering: .relaxed) }
}
