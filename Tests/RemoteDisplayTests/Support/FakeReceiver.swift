import CastSender
import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Synchronization

@testable import CastStreaming

/// A device with one Remote Display app.
final class FakeReceiver: ScriptedConnection {
    private struct State {
        var application: String?
        var capabilities = ReceiverCapabilities(videoCodecs: [.vp8])
        var udpPort = 2_344
        var launches = 0
        var streams: [StreamParameters] = []
    }

    let line = ScriptedLine()
    let remoteAddress = "127.0.0.1"
    private let state = Mutex(State())

    /// - Parameter runs: the app is there already, launched by somebody else.
    init(runs: Bool = false, capabilities: ReceiverCapabilities = ReceiverCapabilities(videoCodecs: [.vp8])) {
        state.withLock { state in
            state.application = runs ? Script.application("OLD") : nil
            state.capabilities = capabilities
        }
    }

    func set(udpPort: Int) { state.withLock { $0.udpPort = udpPort } }

    /// Somebody else's app takes the place of what runs, without a word about it.
    func replaceApplication(_ session: String) { state.withLock { $0.application = Script.application(session) } }

    var runs: Bool { state.withLock { $0.application != nil } }
    var capabilities: ReceiverCapabilities { state.withLock(\.capabilities) }
    /// What it has agreed on last.
    var streams: [StreamParameters] { state.withLock(\.streams) }

    func usualAnswers(to message: CastMessage) -> [CastMessage] {
        guard let json = message.json else {
            return [message.scriptedProof]
        }
        let id = json["requestId"]?.intValue ?? 0
        switch (message.namespace, json["type"]?.stringValue) {
        case (.receiver, "GET_STATUS"): return [status(id)]
        case (.receiver, "LAUNCH"): return launch(id)
        case (.receiver, "SET_VOLUME"): return [status(id)]
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
                .scripted(
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

    static func receiverStatus(id: Int = 0, application: String?, level: Double = 1) -> CastMessage {
        .scripted(
            """
            {"type":"RECEIVER_STATUS","requestId":\(id),"status":{"applications":[\(application ?? "")],\
            "volume":{"level":\(level),"muted":false,"controlType":"attenuation","stepInterval":0.05}}}
            """, .receiver)
    }

    static func streaming(_ message: CastStreamingMessage, session: String = "S1") -> CastMessage {
        .scripted((try? message.text()) ?? "", .streaming, from: "T-\(session)")
    }
}
