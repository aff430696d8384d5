/// What one namespace says in one direction: an enum with a case per message type and one for all others.
///
/// A body reads and writes its own members; `type` and `requestId` belong to `Envelope`.
package protocol MessageBody: Sendable, Equatable {
    /// The value of `type` on the wire.
    var type: String { get }

    /// True for what only tells how a launch gets on: it carries the launch's id as `launchRequestId` and is not yet
    /// the answer to it.
    var isLaunchProgress: Bool { get }

    /// True for what has no members besides `type` and `requestId`, and a type with a name here: it is written at once.
    var isBare: Bool { get }

    /// Reads the members of a message whose type is known. Types without a name here become a case of their own,
    /// never an error.
    init(type: String, from members: WireMembers) throws

    /// Writes the members besides `type` and `requestId`.
    func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws
}

extension MessageBody {
    package var isLaunchProgress: Bool { false }
    package var isBare: Bool { false }
}

/// A message body with the request it belongs to.
package struct Envelope<Body: MessageBody>: Equatable, Sendable {
    /// Matches a reply to its request within a namespace; 0 says that nobody asked.
    package var requestID: Int
    package var body: Body

    package init(requestID: Int, body: Body) {
        self.requestID = requestID
        self.body = body
    }
}

extension Envelope: Codable, WireObject {
    /// Devices name the kind of a reply under `type`, Open Screen's own under `responseType`; both are read. A launch's
    /// progress carries its id as `launchRequestId`.
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
            // A requestId here would end the sender's launch request too early; Open Screen reads responseType.
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

    /// The text of a message without members of its own, whose type needs no escapes.
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
