package import CastSender
package import CastWire
import SenderScripts
import Synchronization

/// A connection whose other end is a scripted device: keeps what was sent, and answers as that device usually does.
/// Each kind of message can be given another answer.
package protocol ScriptedConnection: DeviceConnection {
    var line: ScriptedLine { get }

    func usualAnswers(to message: CastMessage) -> [CastMessage]
}

/// What a scripted connection keeps.
package final class ScriptedLine: Sendable {
    package typealias Answer = @Sendable (CastMessage, JSONValue) -> [CastMessage]

    private struct State {
        var sent: [CastMessage] = []
        var answers: [String: Answer] = [:]
        var reason: TransportError?
        var waiters: [CheckedContinuation<TransportError, Never>] = []
        var sendFailure: TransportError?
        var isSilent = false
    }

    fileprivate let incoming: AsyncStream<CastMessage>
    fileprivate let continuation: AsyncStream<CastMessage>.Continuation
    private let state = Mutex(State())

    package init() { (incoming, continuation) = AsyncStream.makeStream() }

    fileprivate var sent: [CastMessage] { state.withLock(\.sent) }
    fileprivate var isSilent: Bool { state.withLock(\.isSilent) }
    fileprivate var isWritable: Bool { state.withLock { $0.reason == nil && $0.sendFailure == nil } }
    fileprivate var isClosed: Bool { state.withLock { $0.reason != nil } }

    fileprivate func set(answer: Answer?, to type: String) { state.withLock { $0.answers[type] = answer } }
    fileprivate func set(isSilent: Bool) { state.withLock { $0.isSilent = isSilent } }
    fileprivate func set(sendFailure: TransportError?) { state.withLock { $0.sendFailure = sendFailure } }

    fileprivate func take(
        _ message: CastMessage, usually: (CastMessage) -> [CastMessage]
    ) throws(TransportError) {
        let (failure, answer) = state.withLock { state -> (TransportError?, Answer?) in
            if let failure = state.sendFailure { return (failure, nil) }
            guard state.reason == nil else { return (TransportError(.closed, "closed"), nil) }
            state.sent.append(message)
            if state.isSilent { return (nil, { _, _ in [] }) }
            return (nil, state.answers[message.scriptedType])
        }
        if let failure { throw failure }
        for answer in answer?(message, message.json ?? .null) ?? usually(message) { continuation.yield(answer) }
    }

    fileprivate func end(_ error: TransportError) {
        let waiters = state.withLock { state -> [CheckedContinuation<TransportError, Never>] in
            guard state.reason == nil else { return [] }
            state.reason = error
            defer { state.waiters = [] }
            return state.waiters
        }
        continuation.finish()
        for waiter in waiters { waiter.resume(returning: error) }
    }

    fileprivate func reason() async -> TransportError {
        await withCheckedContinuation { continuation in
            let reason = state.withLock { state in
                if state.reason == nil { state.waiters.append(continuation) }
                return state.reason
            }
            if let reason { continuation.resume(returning: reason) }
        }
    }
}

extension ScriptedConnection {
    package var peerCertificate: [UInt8]? { [1, 2, 3] }
    package var localAddress: String { "127.0.0.1" }

    /// Gives messages of a type another answer; nil is silence.
    package func answer(_ type: String, _ answer: ScriptedLine.Answer?) {
        line.set(answer: answer ?? { _, _ in [] }, to: type)
    }

    package func answerUsually(_ type: String) { line.set(answer: nil, to: type) }

    /// From now on it takes what it is sent and says nothing to it.
    package func fallSilent(_ isSilent: Bool = true) { line.set(isSilent: isSilent) }
    package var isSilent: Bool { line.isSilent }

    package func failSends(with error: TransportError?) { line.set(sendFailure: error) }

    package var sent: [CastMessage] { line.sent }
    package var isWritable: Bool { line.isWritable }
    package var isClosed: Bool { line.isClosed }

    /// The types of what was sent, challenges as `challenge`.
    package var sentTypes: [String] { sent.map(\.scriptedType) }

    package func sentJSON(_ type: String) -> [JSONValue] {
        sent.compactMap(\.json).filter { $0["type"]?.stringValue == type }
    }

    package func say(_ message: CastMessage) { line.continuation.yield(message) }

    package func breakDown(_ error: TransportError) { line.end(error) }

    package func send(_ message: CastMessage) throws(TransportError) {
        try line.take(message, usually: usualAnswers)
    }

    package func forEachMessage(_ body: @escaping @Sendable (CastMessage) -> Void) async {
        for await message in line.incoming { body(message) }
    }

    package func close() { line.end(TransportError(.closedBySelf, "this side closed the connection")) }

    package var closeReason: TransportError {
        get async { await line.reason() }
    }
}
