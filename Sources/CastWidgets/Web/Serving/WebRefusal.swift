import CastWire
public import HTTPTypes
public import Hummingbird
import NIOCore

/// Why a request is not carried out: it is answered with `{"error": sentence}`. Thrown by guarded routes too.
/// Marquee's own.
public struct WebRefusal: Error, Sendable, Hashable {
    /// Of the answer: 4xx, or 5xx where it is the server's own fault.
    public let status: HTTPResponse.Status
    /// For the person: says what to do.
    public let sentence: String
    /// Seconds after which it can be tried again, from 1 on; nil: the answer does not say.
    public let retryAfter: Int?
    /// Methods that the path takes, where it takes another than the request's.
    private let allowed: [String]

    /// A refusal with this status, and a sentence for the person.
    public init(_ status: HTTPResponse.Status, _ sentence: String, retryAfter: Int? = nil) {
        (self.status, self.sentence, self.retryAfter, allowed) = (status, sentence, retryAfter, [])
    }

    /// The path is there, and takes these methods alone.
    init(instead methods: [String], of method: String) {
        (status, retryAfter, allowed) = (.methodNotAllowed, nil, methods)
        sentence = "This address takes \(methods.joined(separator: ", ")), and not \(method)."
    }

    /// There is no such path.
    package static let unknownPath = WebRefusal(.notFound, "There is nothing at this address.")

    /// The answer that says so.
    public var response: Response {
        var response = Response.json(["error": sentence], status: status)
        if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
        if !allowed.isEmpty { response.headers[.allow] = allowed.joined(separator: ", ") }
        if status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
        return response
    }
}

extension Response {
    /// A value as JSON that nobody keeps; 500 where it has a number that JSON has no text for.
    public static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) -> Response {
        guard let text = try? JSONPayload.encode(value) else {
            return Response(status: .internalServerError, headers: WebHeaders.answer)
        }
        var headers = WebHeaders.answer
        headers[.contentType] = "application/json; charset=utf-8"
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}
