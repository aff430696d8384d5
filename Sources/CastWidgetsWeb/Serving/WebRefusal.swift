import CastWidgets
import CastWire
public import HTTPTypes
public import Hummingbird
import NIOCore

/// The reason why a request is refused. It is answered with `{"error": sentence}`, and guarded routes may throw it too.
/// Marquee's own.
public struct WebRefusal: Error, Sendable, Hashable {
    /// The status of the answer: 4xx, or 5xx if it is the server's own fault.
    public let status: HTTPResponse.Status
    /// The sentence for the person, which says what to do.
    public let sentence: String
    /// Seconds after which it can be tried again, from 1 on; nil: the answer does not say.
    public let retryAfter: Int?
    /// The methods that the path takes, if the request's method is none of them.
    private let allowed: [String]

    /// A refusal with this status, and a sentence for the person.
    public init(_ status: HTTPResponse.Status, _ sentence: String, retryAfter: Int? = nil) {
        (self.status, self.sentence, self.retryAfter, allowed) = (status, sentence, retryAfter, [])
    }

    /// The path exists, but takes only these methods.
    init(instead methods: [String], of method: String) {
        (status, retryAfter, allowed) = (.methodNotAllowed, nil, methods)
        sentence = "This address takes \(methods.joined(separator: ", ")), and not \(method)."
    }

    /// There is no such path.
    package static let unknownPath = WebRefusal(.notFound, "There is nothing at this address.")

    /// The answer with the refusal.
    public var response: Response {
        var response = Response.json(["error": sentence], status: status)
        if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
        if !allowed.isEmpty { response.headers[.allow] = allowed.joined(separator: ", ") }
        if status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
        return response
    }
}

extension Response {
    /// Returns a value as JSON that is not stored; 500 if it has a number that JSON can't express.
    public static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) -> Response {
        guard let text = try? JSONPayload.encode(value) else {
            return Response(status: .internalServerError, headers: WebHeaders.answer)
        }
        var headers = WebHeaders.answer
        headers[.contentType] = "application/json; charset=utf-8"
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}
