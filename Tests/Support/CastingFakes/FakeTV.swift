import CastTransport
import CastWire
import SenderFakes
import Synchronization

@testable import CastSender

/// A device with the Default Media Receiver, which plays what it is given.
final class FakeTV: ScriptedConnection {
    let line = ScriptedLine()
    let remoteAddress = "127.0.0.1"

    static let film = "http://127.0.0.1:1/film.mp4"

    private static let application = """
        {"appId":"CC1AD845","displayName":"Default Media Receiver",\
        "namespaces":[{"name":"urn:x-cast:com.google.cast.media"}],\
        "sessionId":"S1","transportId":"T1","statusText":"Ready","isIdleScreen":false}
        """

    func usualAnswers(to message: CastMessage) -> [CastMessage] {
        guard let json = message.json else { return [message.scriptedProof] }
        let id = json["requestId"]?.intValue ?? 0
        switch (message.namespace, json["type"]?.stringValue) {
        case (.receiver, "GET_STATUS"), (.receiver, "STOP"): return [Self.status(id: id)]
        case (.receiver, "LAUNCH"):
            return [
                Self.status(id: 0, applications: Self.application), Self.status(id: id, applications: Self.application),
            ]
        case (.media, "GET_STATUS"): return [Self.media(id: id, "")]
        case (.media, _): return [Self.media(id: id, Self.state("PLAYING"))]
        default: return []
        }
    }

    /// It tells a player's state without having been asked.
    func tell(_ state: String, _ members: String = "") { say(Self.media(id: 0, Self.state(state, members))) }

    static func media(id: Int, _ status: String) -> CastMessage {
        .scripted("{\"type\":\"MEDIA_STATUS\",\"requestId\":\(id),\"status\":[\(status)]}", .media, from: "T1")
    }

    static func refusal(id: Int) -> CastMessage {
        .scripted("{\"type\":\"LOAD_FAILED\",\"requestId\":\(id)}", .media, from: "T1")
    }

    private static func state(_ state: String, _ members: String = "") -> String {
        """
        {"mediaSessionId":1,"playerState":"\(state)"\(members),"currentTime":10,"playbackRate":1,\
        "supportedMediaCommands":12303,"volume":{"level":1,"muted":false},\
        "media":{"contentId":"\(film)","streamType":"BUFFERED","contentType":"video/mp4","duration":60}}
        """
    }

    private static func status(id: Int, applications: String = "") -> CastMessage {
        .scripted(
            """
            {"type":"RECEIVER_STATUS","requestId":\(id),"status":{"applications":[\(applications)],\
            "volume":{"level":0.5,"muted":false,"controlType":"attenuation","stepInterval":0.05}}}
            """, .receiver)
    }
}

/// The way to one device, to none, or one on which nothing arrives.
private struct FakeWay: DeviceConnecting {
    let tv: FakeTV?
    var hangs = false

    func connect(to device: Device) async throws(TransportError) -> any DeviceConnection {
        if hangs {
            for await _ in AsyncStream<Void>.makeStream().stream {}
            throw TransportError(.cancelled, "cancelled")
        }
        guard let tv else { throw TransportError(.connectFailed, "nobody is there") }
        return tv
    }
}

private struct EmptyHouse: DeviceBrowsing, HostInquiring {
    func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent> { AsyncStream { _ in } }
    func devices(at address: String) async -> [Device] { [] }
    func device(at address: String, port: Int?) async -> Device? { nil }
}

private struct PinnedTrust: DeviceAuthenticating {
    func prepare(policy: AuthenticationPolicy) async -> AuthenticationStarter { { _ in Run() } }

    private struct Run: AuthenticationRun {
        let proof = SessionPlan.Proof.challenge([7])

        func verify(answer: [UInt8]?) async -> DeviceTrust {
            .pinned(KeyPin(hash: [UInt8](repeating: 1, count: 32))!, .tls)
        }
    }
}

extension CastContext {
    /// Its only device is `tv`; nil: nobody is there.
    static func fake(_ tv: FakeTV?, hangs: Bool = false) -> CastContext {
        var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: "CC1AD845"))
        options.disableDiscoveryAutostart = true
        var environment = SenderEnvironment(
            connector: FakeWay(tv: tv, hangs: hangs), browser: EmptyHouse(), inquirer: EmptyHouse(),
            authenticator: PinnedTrust(), time: ManualTime().source, makeSenderID: { "sender-7" })
        environment.randomness = { 0 }
        return CastContext(options: options, environment: environment)
    }
}
