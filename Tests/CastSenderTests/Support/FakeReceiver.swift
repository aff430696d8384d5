import CastWire
import SenderFakes

@testable import CastSender

/// A device with the Default Media Receiver.
final class FakeReceiver: ScriptedConnection {
    let line = ScriptedLine()
    let remoteAddress: String
    let peerCertificate: [UInt8]?

    init(remoteAddress: String = "127.0.0.1", peerCertificate: [UInt8] = [1, 2, 3]) {
        self.remoteAddress = remoteAddress
        self.peerCertificate = peerCertificate
    }

    func usualAnswers(to message: CastMessage) -> [CastMessage] { Script.answers(to: message) }
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

extension FakeReceiver {
    /// One that can't prove that it is the device.
    static func impostor(at address: String) -> FakeReceiver {
        FakeReceiver(remoteAddress: address, peerCertificate: FakeAuthenticator.impostor)
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
    { .scripted(json, namespace, from: from) }

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
            return [message.scriptedProof]
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
