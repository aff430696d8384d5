package import CastWire

/// The result of an offer.
package enum AnswerOutcome: Hashable, Sendable {
    case ok(Answer)
    /// Also for an answer that can't be read: `.invalidAnswer`.
    case error(NegotiationError)
}

/// The result of a request for capabilities.
package enum CapabilitiesOutcome: Hashable, Sendable {
    case ok(StreamingCapabilities)
    case error(NegotiationError)
}

/// A message of the streaming namespace, in either direction.
///
/// A request and its response have the same sequence number, which is never negative.
package enum CastStreamingMessage: Hashable, Sendable {
    case offer(sequenceNumber: Int, Offer)
    /// An offer that can't be accepted, with the error for the answer. Only read, never written.
    case malformedOffer(sequenceNumber: Int, NegotiationError)
    case answer(sequenceNumber: Int, AnswerOutcome)
    case getCapabilities(sequenceNumber: Int)
    case capabilitiesResponse(sequenceNumber: Int, CapabilitiesOutcome)
    /// An unknown type, or one of the types above without a sequence number, which nobody could answer.
    case unknown(type: String)

    /// - Throws: `malformedPayload` if the text is not a JSON object.
    package init(text: String) throws(WireError) {
        self = try JSONPayload.decode(Self.self, from: text)
    }

    package func text() throws(WireError) -> String {
        try JSONPayload.encode(self)
    }

    package var type: String {
        switch self {
        case .offer, .malformedOffer: "OFFER"
        case .answer: "ANSWER"
        case .getCapabilities: "GET_CAPABILITIES"
        case .capabilitiesResponse: "CAPABILITIES_RESPONSE"
        case .unknown(let type): type
        }
    }

    package var sequenceNumber: Int? {
        switch self {
        case .offer(let number, _), .malformedOffer(let number, _), .answer(let number, _),
            .getCapabilities(let number), .capabilitiesResponse(let number, _):
            number
        case .unknown: nil
        }
    }
}

extension CastStreamingMessage: Codable {
    package init(from decoder: any Decoder) throws {
        let members = try WireMembers(decoder)
        let type = members.string("type") ?? ""
        guard let number = members.int("seqNum"), number >= 0 else {
            self = .unknown(type: type)
            return
        }
        switch type.uppercased() {
        case "OFFER": self = Self.offer(number, members)
        case "ANSWER": self = .answer(sequenceNumber: number, Self.answer(members))
        case "GET_CAPABILITIES": self = .getCapabilities(sequenceNumber: number)
        case "CAPABILITIES_RESPONSE":
            self = .capabilitiesResponse(sequenceNumber: number, Self.capabilities(members))
        default: self = .unknown(type: type)
        }
    }

    private static func offer(_ number: Int, _ members: WireMembers) -> Self {
        do throws(NegotiationError) {
            let body = members.object("offer")
            return .offer(sequenceNumber: number, try Offer.read(body))
        } catch {
            return .malformedOffer(sequenceNumber: number, error)
        }
    }

    private static func answer(_ members: WireMembers) -> AnswerOutcome {
        guard members.string("result") == "ok" else { return .error(failure(members, .invalidAnswer)) }
        do throws(NegotiationError) {
            let body = members.object("answer")
            return .ok(try Answer.read(body))
        } catch {
            return .error(error)
        }
    }

    private static func capabilities(_ members: WireMembers) -> CapabilitiesOutcome {
        guard members.string("result") == "ok", let body: StreamingCapabilities = members.value("capabilities") else {
            return .error(failure(members, .remotingNotSupported))
        }
        return .ok(body)
    }

    /// The error that the peer sent, or `code` if it sent none that can be read.
    private static func failure(
        _ members: WireMembers, _ code: NegotiationError.Code
    ) -> NegotiationError {
        let body = members.object("error")
        return NegotiationError(
            body?.int("code").map(NegotiationError.Code.init(rawValue:)) ?? code,
            body?.string("description") ?? "the receiver refused and did not say why")
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(type, forKey: "type")
        try members.encodeIfPresent(sequenceNumber, forKey: "seqNum")
        switch self {
        case .offer(_, let offer): try members.encode(offer, forKey: "offer")
        case .answer(_, .ok(let answer)): try Self.encode(answer, "answer", to: &members)
        case .capabilitiesResponse(_, .ok(let body)): try Self.encode(body, "capabilities", to: &members)
        case .answer(_, .error(let error)), .capabilitiesResponse(_, .error(let error)):
            try Self.encode(error, to: &members)
        case .getCapabilities, .malformedOffer, .unknown: break
        }
    }

    private static func encode(
        _ body: some Encodable, _ key: WireKey, to members: inout KeyedEncodingContainer<WireKey>
    ) throws {
        try members.encode("ok", forKey: "result")
        try members.encode(body, forKey: key)
    }

    private static func encode(
        _ error: NegotiationError, to members: inout KeyedEncodingContainer<WireKey>
    ) throws {
        try members.encode("error", forKey: "result")
        var body = members.nestedContainer(keyedBy: WireKey.self, forKey: "error")
        try body.encode(error.code.rawValue, forKey: "code")
        try body.encode(error.description, forKey: "description")
    }
}
