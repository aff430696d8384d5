import CastSender
import CastStreaming
import CastTransport
import CastWire
import Synchronization

/// A connection whose other end is a scripted device with one Remote Display app: keeps what was sent and answers as
/// such a device does. Each kind of message can be given another answer.
final class FakeReceiver: DeviceConnection {
    typealias Answerer = @Sendable (CastMessage, JSONValue) -> [CastMessage]

    private struct State {
        var sent: [CastMessage] = []
        var answers: [String: Answerer] = [:]
        var reason: TransportError?
        var waiters: [CheckedContinuation<TransportError, Never>] = []
        var sendFailure: TransportError?
        var application: String?
        var capabilities = ReceiverCapabilities(videoCodecs: [.vp8])
        var udpPort = 2_344
        var launches = 0
        var streams: [StreamParameters] = []
    }

    let peerCertificate: [UInt8]? = [1, 2, 3]
    let remoteAddress = "127.0.0.1"
    let localAddress = "127.0.0.1"
    private let incoming: AsyncStream<CastMessage>
    private let continuation: AsyncStream<CastMessage>.Continuation
    private let state = Mutex(State())

    /// - Parameter runs: the app is there already, launched by somebody else.
    init(runs: Bool = false, capabilities: ReceiverCapabilities = ReceiverCapabilities(videoCodecs: [.vp8])) {
        (incoming, continuation) = AsyncStream.makeStream()
        state.withLock { state in
            state.application = runs ? Script.application("OLD") : nil
            state.capabilities = capabilities
        }
    }

    /// Gives messages of a type another answer; nil is silence.
    func answer(_ type: String, _ answer: Answerer?) {
        state.withLock { $0.answers[type] = answer ?? { _, _ in [] } }
    }

    func answerUsually(_ type: String) { state.withLock { $0.answers[type] = nil } }

    func failSends(with error: TransportError?) { state.withLock { $0.sendFailure = error } }

    func set(udpPort: Int) { state.withLock { $0.udpPort = udpPort } }

    /// Somebody else's app takes the place of what runs, without a word about it.
    func replaceApplication(_ session: String) { state.withLock { $0.application = Script.application(session) } }

    var runs: Bool { state.withLock { $0.application != nil } }
    var capabilities: ReceiverCapabilities { state.withLock(\.capabilities) }
    /// What it has agreed on last.
    var streams: [StreamParameters] { state.withLock(\.streams) }
    var sent: [CastMessage] { state.withLock(\.sent) }
    var isWritable: Bool { state.withLock { $0.reason == nil && $0.sendFailure == nil } }
    var isClosed: Bool { state.withLock { $0.reason != nil } }

    /// The types of what was sent, challenges as `challenge`.
    var sentTypes: [String] { sent.map { $0.json?["type"]?.stringValue ?? "challenge" } }

    func sentJSON(_ type: String) -> [JSONValue] {
        sent.compactMap(\.json).filter { $0["type"]?.stringValue == type }
    }

    func say(_ message: CastMessage) { continuation.yield(message) }

    func breakDown(_ error: TransportError) { end(error) }

    func send(_ message: CastMessage) throws(TransportError) {
        let outcome = state.withLock { state -> (TransportError?, Answerer?) in
            if let failure = state.sendFailure { return (failure, nil) }
            guard state.reason == nil else { return (TransportError(.closed, "closed"), nil) }
            state.sent.append(message)
            return (nil, state.answers[message.json?["type"]?.stringValue ?? "challenge"])
        }
        if let failure = outcome.0 { throw failure }
        let answers = outcome.1.map { $0(message, message.json ?? .null) } ?? usualAnswers(to: message)
        for answer in answers { continuation.yield(answer) }
    }

    func forEachMessage(_ body: @escaping @Sendable (CastMessage) -> Void) async {
        for await message in incoming { body(message) }
    }

    func close() { end(TransportError(.closedBySelf, "this side closed the connection")) }

    var closeReason: TransportError {
        get async {
            await withCheckedContinuation { continuation in
                let reason = state.withLock { state in
                    if state.reason == nil { state.waiters.append(continuation) }
                    return state.reason
                }
                if let reason { continuation.resume(returning: reason) }
            }
        }
    }

    private func end(_ error: TransportError) {
        let waiters = state.withLock { state -> [CheckedContinuation<TransportError, Never>] in
            guard state.reason == nil else { return [] }
            state.reason = error
            defer { state.waiters = [] }
            return state.waiters
        }
        continuation.finish()
        for waiter in waiters { waiter.resume(returning: error) }
    }

    func usualAnswers(to message: CastMessage) -> [CastMessage] {
        guard let json = message.json else {
            return [
                CastMessage(
                    from: EndpointID.platformReceiver, to: message.sourceID, namespace: .deviceAuthentication,
                    payload: .binary([42]))
            ]
        }
        let id = json["requestId"]?.intValue ?? 0
        switch (message.namespace, json["type"]?.stringValue) {
        case (.receiver, "GET_STATUS"): return [status(id)]
        case (.receiver, "LAUNCH"): return launch(id)
        case (.receiver, "STOP"): return stop(id, json["sessionId"]?.stringValue)
        case (.streaming, "OFFER"): return [answer(toOffer: message.text ?? "")]
        default: return []
        }
    }

    private func status(_ id: Int) -> CastMessage {
        Script.receiverStatus(id: id, application: state.withLock(\.application))
    }

    private func launch(_ id: Int) -> [CastMessage] {
        state.withLock { state in
            // A device returns what runs; that is why a sender who wants it new stops it first.
            guard state.application == nil else { return }
            state.launches += 1
            state.application = Script.application("S\(state.launches)")
        }
        return [status(0), status(id)]
    }

    private func stop(_ id: Int, _ session: String?) -> [CastMessage] {
        let stops = state.withLock { state in
            guard let running = state.application,
                session.map({ running.contains("\"sessionId\":\"\($0)\"") }) ?? true
            else { return false }
            state.application = nil
            return true
        }
        guard stops else {
            return [
                Script.message(
                    #"{"type":"INVALID_REQUEST","requestId":\#(id),"reason":"INVALID_SESSION_ID"}"#, .receiver)
            ]
        }
        return [status(id)]
    }

    func answer(toOffer text: String) -> CastMessage {
        guard case .offer(let number, let offer)? = try? CastStreamingMessage(text: text) else {
            return Script.streaming(.answer(sequenceNumber: 0, .error(NegotiationError(.malformedOffer, "unreadable"))))
        }
        let (capabilities, port) = state.withLock { ($0.capabilities, $0.udpPort) }
        do throws(NegotiationError) {
            let answer = try Answer.choose(from: offer, capabilities: capabilities, udpPort: port)
            let streams = try answer.parameters(for: offer)
            state.withLock { $0.streams = streams }
            return Script.streaming(.answer(sequenceNumber: number, .ok(answer)))
        } catch {
            return Script.streaming(.answer(sequenceNumber: number, .error(error)))
        }
    }
}

/// What a device with a Remote Display app says.
enum Script {
    static let applicationID = "0F5096E8"

    static func application(_ session: String) -> String {
        """
        {"appId":"0F5096E8","displayName":"Mirroring","namespaces":[{"name":"urn:x-cast:com.google.cast.webrtc"}],\
        "sessionId":"\(session)","transportId":"T-\(session)","statusText":"Ready","isIdleScreen":false}
        """
    }

    static func message(_ json: String, _ namespace: Namespace, from: String = EndpointID.platformReceiver)
        -> CastMessage
    {
        CastMessage(from: from, to: "*", namespace: namespace, payload: .string(json))
    }

    static func receiverStatus(id: Int = 0, application: String?) -> CastMessage {
        message(
            """
            {"type":"RECEIVER_STATUS","requestId":\(id),"status":{"applications":[\(application ?? "")],\
            "volume":{"level":1,"muted":false,"controlType":"attenuation","stepInterval":0.05}}}
            """, .receiver)
    }

    static func streaming(_ message: CastStreamingMessage, session: String = "S1") -> CastMessage {
        self.message((try? message.text()) ?? "", .streaming, from: "T-\(session)")
    }
}

extension CastMessage {
    var json: JSONValue? {
        text.flatMap { try? JSONPayload.decode(JSONValue.self, from: $0) }
    }
}
