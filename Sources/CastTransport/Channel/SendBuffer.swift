import CastWire
import Synchronization

/// Counts the bytes that have not reached the socket yet, and decides whether more may be sent.
///
/// It can be used from any thread, so that `send` can refuse without waiting for the event loop.
final class SendBuffer: Sendable {
    private struct State {
        var waiting = 0
        /// Since when the socket has taken none of the waiting bytes; nil while none wait.
        var stuckSince: ContinuousClock.Instant?
        /// Whether the waiting bytes are no longer counted in the shared total.
        var isWrittenOff = false
        var whenWrittenOff: (@Sendable () -> Void)?
        var closeReason: TransportError?
    }

    private let limit: Int
    /// The total of all connections of a listener; nil for a connection that this side opened.
    private let shared: SharedSendBuffer?
    private let now: @Sendable () -> ContinuousClock.Instant
    private let state = Mutex(State())

    init(
        limit: Int, shared: SharedSendBuffer? = nil, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.limit = limit
        self.shared = shared
        self.now = now
        shared?.enter(self)
    }

    deinit {
        shared?.leave(ObjectIdentifier(self), leaving: state.withLock { $0.isWrittenOff ? 0 : $0.waiting })
    }

    var isWritable: Bool {
        state.withLock { $0.closeReason == nil && $0.waiting < limit }
    }

    var isEmpty: Bool {
        state.withLock { $0.waiting == 0 }
    }

    var stuckSince: ContinuousClock.Instant? {
        state.withLock { $0.stuckSince }
    }

    /// Reserves room for a frame. `release` frees it once the frame is written or lost.
    ///
    /// - Throws: `.closed`, or `.sendBufferFull` if the frame would exceed the limit.
    func reserve(_ count: Int) throws(TransportError) {
        let (refusal, isCrowded) = state.withLock { state -> (TransportError?, Bool) in
            if let reason = state.closeReason { return (.closed(reason), false) }
            let own = state.waiting
            guard own + count <= limit else {
                return (.sendBufferFull("\(own) of at most \(limit) bytes wait"), false)
            }
            state.waiting += count
            if state.stuckSince == nil { state.stuckSince = now() }
            return (nil, shared?.add(count, beside: own) == .crowded)
        }
        if let refusal { throw refusal }
        // Without the lock, since all buffers are examined, including this one.
        guard isCrowded, shared?.makeRoom(for: self, at: now()) == false else { return }
        state.withLock { giveBack(count, &$0) }
        throw .sendBufferFull("too much waits for others too")
    }

    /// Frees the room of bytes that were passed to the socket or lost.
    func release(_ count: Int) {
        state.withLock { state in
            giveBack(count, &state)
            if state.stuckSince != nil { state.stuckSince = now() }
        }
    }

    private func giveBack(_ count: Int, _ state: inout State) {
        if !state.isWrittenOff { shared?.release(count) }
        state.waiting -= count
        if state.waiting == 0 { state.stuckSince = nil }
    }

    /// Makes `reserve` refuse from now on. The first reason is kept.
    func close(_ reason: TransportError) {
        state.withLock { $0.closeReason = $0.closeReason ?? reason }
    }

    // MARK: Making room for others

    /// Sets the function that is called once, on any thread, if other connections need the room. It has to close the
    /// connection.
    func onWriteOff(_ end: (@Sendable () -> Void)?) {
        state.withLock { $0.whenWrittenOff = end }
    }

    /// The number of waiting bytes multiplied by the seconds for which they have waited.
    fileprivate func burden(at now: ContinuousClock.Instant) -> Double {
        state.withLock { state in
            guard !state.isWrittenOff, let since = state.stuckSince else { return 0 }
            return Double(state.waiting) * ((now - since) / .seconds(1))
        }
    }

    fileprivate func writeOff() {
        let end = state.withLock { state -> (@Sendable () -> Void)? in
            guard !state.isWrittenOff else { return nil }
            state.isWrittenOff = true
            state.closeReason = state.closeReason ?? .takesNothing
            shared?.release(state.waiting)
            defer { state.whenWrittenOff = nil }
            return state.whenWrittenOff
        }
        end?()
    }
}

extension TransportError {
    fileprivate static func sendBufferFull(_ text: String) -> TransportError {
        TransportError(.sendBufferFull, "the other side does not take what it is sent: \(text)")
    }
}

/// Counts the bytes that wait for the sockets of all connections of a listener.
///
/// A connection whose peer takes nothing does not keep the room of others. If the room is needed, the connection with
/// the most bytes waiting for the longest time is closed.
final class SharedSendBuffer: Sendable {
    private struct Member {
        weak var buffer: SendBuffer?
    }

    private let limit: Int
    private let alone: Int
    private let waiting = Atomic(0)
    private let members = Mutex<[ObjectIdentifier: Member]>([:])

    init(_ budget: ConnectionBudget) {
        limit = budget.sendBuffers
        alone = budget.sendingAlone
    }

    fileprivate func enter(_ buffer: SendBuffer) {
        members.withLock { $0[ObjectIdentifier(buffer)] = Member(buffer: buffer) }
    }

    fileprivate func leave(_ id: ObjectIdentifier, leaving count: Int) {
        release(count)
        members.withLock { $0[id] = nil }
    }

    fileprivate enum Room {
        case enough
        /// The limit is exceeded. The bytes count nevertheless until they are given back.
        case crowded
    }

    /// - Parameter own: the bytes that already wait on the connection. Bytes within `sendingAlone` are always accepted.
    fileprivate func add(_ count: Int, beside own: Int) -> Room {
        let total = waiting.add(count, ordering: .relaxed).newValue
        return total > limit && own + count > alone ? .crowded : .enough
    }

    /// Returns false if no other connection has a larger burden than the asking one.
    fileprivate func makeRoom(for asking: SendBuffer, at now: ContinuousClock.Instant) -> Bool {
        while count > limit {
            let all = members.withLock { $0.values.compactMap(\.buffer) }
            let worst = all.map { ($0, $0.burden(at: now)) }.max { $0.1 < $1.1 }
            guard let (buffer, burden) = worst, burden > 0, buffer !== asking else { return false }
            buffer.writeOff()
        }
        return true
    }

    func release(_ count: Int) {
        waiting.subtract(count, ordering: .relaxed)
    }

    var count: Int { waiting.load(ordering: .relaxed) }
}
