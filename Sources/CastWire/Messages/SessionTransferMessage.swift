/// A message of a session transfer from one device to another (namespace media; Google's web_receiver reference,
/// SessionState). The application at the source stores its session, and the one at the destination resumes it.
///
///     STORE_SESSION  {requestId}                    to the source
///     SESSION_STATE  {requestId, sessionState}      its answer
///     RESUME_SESSION {requestId, sessionState}      to the destination, which answers with MEDIA_STATUS
///
/// The receivers define the session state: `loadRequestData` with the media, position, queue, tracks and rate, and
/// `customData` for the rest. A sender passes it on unchanged.
package enum SessionTransferMessage: MessageBody {
    case storeSession
    case sessionState(JSONValue)
    case resumeSession(sessionState: JSONValue)
    case other(type: String)

    package var type: String {
        switch self {
        case .storeSession: "STORE_SESSION"
        case .sessionState: "SESSION_STATE"
        case .resumeSession: "RESUME_SESSION"
        case .other(let type): type
        }
    }

    package init(type: String, from members: WireMembers) {
        switch type {
        case "STORE_SESSION": self = .storeSession
        case "SESSION_STATE": self = .sessionState(members.json("sessionState") ?? .null)
        case "RESUME_SESSION": self = .resumeSession(sessionState: members.json("sessionState") ?? .null)
        default: self = .other(type: type)
        }
    }

    package func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws {
        switch self {
        case .storeSession, .other: break
        case .sessionState(let state), .resumeSession(let state): try members.encode(state, forKey: "sessionState")
        }
    }
}

/// PLAYBACK_SESSION_UPDATED (namespace multizone): an application session of this device continues on another device.
///
/// A device sends it to all its senders before it ends the application, so that they can follow. A sender that moves a
/// session sends it to the source, which passes it on. Google's devices use this type, but no public source shows its
/// members for a move, so these are ours. A receiver that does not know it ignores it, and its senders see the session
/// end.
///
///     {"type":"PLAYBACK_SESSION_UPDATED","requestId":0,"playbackSession":{
///       "state":"TRANSFERRED","sessionId":SOURCE'S APPLICATION SESSION,
///       "destination":{"deviceId":ID,"name":NAME,"address":IP LITERAL,"port":PORT,"sessionId":ITS SESSION}}}
package struct SessionMove: Equatable, Sendable {
    package struct Destination: Equatable, Sendable, Codable {
        /// The device's own id; empty if only its address is known.
        package var deviceID: String
        package var name: String
        /// The address at which the device was reached; nil if it has to be found by its id.
        package var address: String?
        package var port: Int?
        /// The application session on that device.
        package var sessionID: String

        package init(deviceID: String, name: String, address: String?, port: Int?, sessionID: String) {
            self.deviceID = deviceID
            self.name = name
            self.address = address
            self.port = port
            self.sessionID = sessionID
        }

        private enum CodingKeys: String, CodingKey {
            case deviceID = "deviceId"
            case name, address, port
            case sessionID = "sessionId"
        }
    }

    package static let type = "PLAYBACK_SESSION_UPDATED"
    package static let transferred = "TRANSFERRED"

    /// The application session that has moved.
    package var sessionID: String
    package var destination: Destination

    package init(sessionID: String, destination: Destination) {
        self.sessionID = sessionID
        self.destination = destination
    }

    private struct Payload: Codable {
        struct PlaybackSession: Codable {
            var state: String
            var sessionId: String
            var destination: Destination
        }

        var type: String
        var requestId: Int?
        var playbackSession: PlaybackSession
    }

    /// Returns nil if the message has another type or does not report a move.
    package init?(text: String) {
        guard let payload = try? JSONPayload.decode(Payload.self, from: text), payload.type == Self.type,
            payload.playbackSession.state == Self.transferred
        else { return nil }
        sessionID = payload.playbackSession.sessionId
        destination = payload.playbackSession.destination
    }

    package func text(requestID: Int = 0) throws(WireError) -> String {
        try JSONPayload.encode(
            Payload(
                type: Self.type, requestId: requestID,
                playbackSession: .init(state: Self.transferred, sessionId: sessionID, destination: destination)))
    }
}
