package import CastWire

/// What a device with the Default Media Receiver says.
package enum Script {
    /// The key that it is pinned by.
    package static let pin = KeyPin(hash: [UInt8](repeating: 1, count: 32))!
    package static let sessionID = "S1"
    package static let transportID = "T1"
    package static let application = """
        {"appId":"CC1AD845","displayName":"Default Media Receiver",\
        "namespaces":[{"name":"urn:x-cast:com.google.cast.media"}],\
        "sessionId":"S1","transportId":"T1","statusText":"Ready","isIdleScreen":false}
        """

    package static func message(_ json: String, _ namespace: Namespace, from: String = EndpointID.platformReceiver)
        -> CastMessage
    { .scripted(json, namespace, from: from) }

    package static func receiverStatus(
        id: Int = 0, applications: String = "", level: Double = 0.5, muted: Bool = false
    ) -> CastMessage {
        message(
            """
            {"type":"RECEIVER_STATUS","requestId":\(id),"status":{"applications":[\(applications)],\
            "volume":{"level":\(level),"muted":\(muted),"controlType":"attenuation","stepInterval":0.05}}}
            """, .receiver)
    }

    package static func mediaStatus(id: Int = 0, _ status: String = "") -> CastMessage {
        message("{\"type\":\"MEDIA_STATUS\",\"requestId\":\(id),\"status\":[\(status)]}", .media, from: transportID)
    }

    package static func media(_ type: String, id: Int, _ members: String = "") -> CastMessage {
        message("{\"type\":\"\(type)\",\"requestId\":\(id)\(members)}", .media, from: transportID)
    }

    package static let playing = """
        {"mediaSessionId":1,"playerState":"PLAYING","currentTime":10,"playbackRate":1,"supportedMediaCommands":12303,\
        "volume":{"level":1,"muted":false},"media":{"contentId":"http://127.0.0.1/film.mp4","streamType":"BUFFERED",\
        "contentType":"video/mp4","duration":60,"metadata":{"metadataType":1,"title":"Film"}}}
        """

    package static func answers(to message: CastMessage) -> [CastMessage] {
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
