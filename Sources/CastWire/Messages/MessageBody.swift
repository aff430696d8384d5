/// The messages of one namespace in one direction: an enum with a case for each type, and one for unknown types.
///
/// A body reads and writes its own members; `Envelope` handles `type` and `requestId`.
package protocol MessageBody: Sendable, Equatable {
    /// The value of `type` on the wire.
    var type: String { get }

    /// Whether the message reports the progress of a launch. It has the launch's id as `launchRequestId`, and does not
    /// complete the request.
    var isLaunchProgress: Bool { get }

    /// Whether the type is known and the message has no other members than `type` and `requestId`. Such a message is
    /// written without an encoder.
    var isBare: Bool { get }

    /// Reads the members of a message. Unknown types become a case of their own, never an error.
    init(type: String, from members: WireMembers) throws

    /// Writes the members other than `type` and `requestId`.
    func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws
}

extension MessageBody {
    package var isLaunchProgress: Bool { false }
    package var isBare: Bool { false }
}

/// A message body with its request id.
package struct Envelope<Body: MessageBody>: Equatable, Sendable {
    /// Matches a reply to its request within a namespace; 0 marks an unsolicited message.
    package var requestID: Int
    package var body: Body

    package init(requestID: Int, body: Body) {
        self.requestID = requestID
        self.body = body
    }
}

extension Envelope: Codable, WireObject {
    /// Reads a message. Devices send the type of a reply as `type`, and Open Screen's receiver as `responseType`; both
    /// are accepted. A launch's progress has its id in `launchRequestId`.
    package init(from members: WireMembers) throws {
        guard let type = members.string("type") ?? members.string("responseType") else {
            throw DecodingError.keyNotFound(
                WireKey("type"), .init(codingPath: members.codingPath, debugDescription: "a message without a type"))
        }
        requestID = members.int("requestId") ?? members.int("launchRequestId") ?? 0
        body = try Body(type: type, from: members)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(body.type, forKey: "type")
        if body.isLaunchProgress {
            // A requestId here would end the sender's launch request too early. Open Screen reads responseType.
            try members.encode(body.type, forKey: "responseType")
            try members.encode(requestID, forKey: "launchRequestId")
        } else {
            try members.encode(requestID, forKey: "requestId")
        }
        try body.encodeMembers(to: &members)
    }
}

extension Envelope {
    package init(text: String) throws(WireError) {
        self = try JSONPayload.decode(Self.self, from: text)
    }

    package func text() throws(WireError) -> String {
        body.isBare ? bareText : try JSONPayload.encode(self)
    }

    /// The text of a message without further members. Its type needs no escapes.
    private var bareText: String {
        var text = ""
        text.reserveCapacity(64)
        text += #"{"type":""#
        text += body.type
        text += #"","requestId":"#
        text += String(requestID)
        text += "}"
        return text
    }
}

extension WireKey {
    package init(_ name: String) { self.init(stringValue: name) }
}
