import Synchronization

/// How much of what was sent has not reached the socket yet, and whether more may be sent: readable from any thread, so
/// that `send` can refuse without waiting for the event loop.
final class SendBuffer: Sendable {
    private struct State {
        var waiting = 0
        var closeReason: TransportError?
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
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
            state.waiting += count
            return nil
        }
        if let refusal { throw refusal }
    }

    func release(_ count: Int) {
        state.withLock { $0.waiting -= count }
    }

    /// From now on `reserve` refuses; the first reason stays.
    func close(_ reason: TransportError) {
        state.withLock { $0.closeReason = $0.closeReason ?? reason }
    }
}
