import CastTransport
import CastWire
import Synchronization

@testable import CastSender

/// A connection whose other end is a scripted receiver: keeps what was sent and answers as a device with one
/// application does. Each kind of message can be given another answer.
final class FakeReceiver: DeviceConnection {
    typealias Answer = @Sendable (CastMessage, JSONValue) -> [CastMessage]

    private struct State {
        var sent: [CastMessage] = []
        var answers: [String: Answer] = [:]
        var reason: TransportError?
        var waiters: [CheckedContinuation<TransportError, Never>] = []
        var sendFailure: TransportError?
        var isSilent = false
    }

    let peerCertificate: [UInt8]? = [1, 2, 3]
    let remoteAddress: String
    let localAddress = "127.0.0.1"
    private let incoming: AsyncStream<CastMessage>
    private let continuation: AsyncStream<CastMessage>.Continuation
    private let state = Mutex(State())

    init(remoteAddress: String = "127.0.0.1") {
        self.remoteAddress = remoteAddress
        (incoming, continuation) = AsyncStream.makeStream()
    }

    /// Gives messages of a type another answer; nil is silence.
    func answer(_ type: String, _ answer: Answer?) {
        state.withLock { $0.answers[type] = answer ?? { _, _ in [] } }
    }

    /// From now on it takes what it is sent and says nothing to it.
    func fallSilent(_ isSilent: Bool = true) { state.withLock { $0.isSilent = isSilent } }
    var isSilent: Bool { state.withLock(\.isSilent) }

    func failSends(with error: TransportError?) { state.withLock { $0.sendFailure = error } }

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
        let outcome = state.withLock { state -> (TransportError?, Answer?, Bool) in
            if let failure = state.sendFailure { return (failure, nil, false) }
            guard state.reason == nil else { return (TransportError(.closed, "closed"), nil, false) }
            state.sent.append(message)
            if state.isSilent { return (nil, { _, _ in [] }, true) }
            return (nil, state.answers[message.json?["type"]?.stringValue ?? "challenge"], true)
        }
        if let failure = outcome.0 { throw failure }
        let answers = outcome.1.map { $0(message, message.json ?? .null) } ?? Script.answers(to: message)
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
}

extension FakeReceiver {
    /// A receiver whose application runs already, with this media.
    static func running(
        _ application: String = Script.application, media: String = "", at address: String = "127.0.0.1"
    ) -> FakeReceiver {
        let receiver = FakeReceiver(remoteAddress: address)
        receiver.answer("GET_STATUS") { message, json in
            let id = json["requestId"]?.intValue ?? 0
            return message.namespace == .media
                ? [Script.mediaStatus(id: id, media)] : [Script.receiverStatus(id: id, applications: application)]
        }
        return receiver
    }
}

/// What a device with the Default Media Receiver says.
enum Script {
    static let sessionID = "S1"
    static let transportID = "T1"
    static let application = """
        {"appId":"CC1AD845","displayName":"Default Media Receiver",\
        "namespaces":[{"name":"urn:x-cast:com.google.cast.media"}],\
        "sessionId":"S1","transportId":"T1","statusText":"Ready","isIdleScreen":false}
        """

    static func message(_ json: String, _ namespace: Namespace, from: String = EndpointID.platformReceiver)
        -> CastMessage
    {
        CastMessage(from: from, to: "*", namespace: namespace, payload: .string(json))
    }

    static func receiverStatus(id: Int = 0, applications: String = "", level: Double = 0.5) -> CastMessage {
        message(
            """
            {"type":"RECEIVER_STATUS","requestId":\(id),"status":{"applications":[\(applications)],\
            "volume":{"level":\(level),"muted":false,"controlType":"attenuation","stepInterval":0.05}}}
            """, .receiver)
    }

    static func mediaStatus(id: Int = 0, _ status: String = "") -> CastMessage {
        message("{\"type\":\"MEDIA_STATUS\",\"requestId\":\(id),\"status\":[\(status)]}", .media, from: transportID)
    }

    static func media(_ type: String, id: Int, _ members: String = "") -> CastMessage {
        message("{\"type\":\"\(type)\",\"requestId\":\(id)\(members)}", .media, from: transportID)
    }

    static let playing = """
        {"mediaSessionId":1,"playerState":"PLAYING","currentTime":10,"playbackRate":1,"supportedMediaCommands":12303,\
        "volume":{"level":1,"muted":false},"media":{"contentId":"http://127.0.0.1/film.mp4","streamType":"BUFFERED",\
        "contentType":"video/mp4","duration":60,"metadata":{"metadataType":1,"title":"Film"}}}
        """

    static func answers(to message: CastMessage) -> [CastMessage] {
        guard let json = message.json else {
            return [
                CastMessage(
                    from: EndpointID.platformReceiver, to: message.sourceID, namespace: .deviceAuthentication,
                    payload: .binary([42]))
            ]
        }
        let id = json["requestId"]?.intValue ?? 0
        switch (message.namespace, json["type"]?.stringValue) {
        case (.receiver, "GET_STATUS"): return [receiverStatus(id: id)]
        case (.receiver, "LAUNCH"):
            return [receiverStatus(applications: application), receiverStatus(id: id, applications: application)]
        case (.receiver, "SET_VOLUME"):
            return [
                receiverStatus(id: id, applications: application, level: json["volume"]?["level"]?.doubleValue ?? 0.5)
            ]
        case (.receiver, "STOP"): return [receiverStatus(id: id)]
        case (.media, "GET_STATUS"): return [mediaStatus(id: id)]
        case (.media, _): return [mediaStatus(id: id, playing)]
        default: return []
        }
    }
}

extension CastMessage {
    var json: JSONValue? {
        text.flatMap { try? JSONPayload.decode(JSONValue.self, from: $0) }
    }
}
