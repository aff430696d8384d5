/// Why a request is refused. The names are those of HTTP's status codes.
package enum HTTPRefusal: Sendable {
    case badRequest
    case forbidden
    case notFound
    case methodNotAllowed
    case uriTooLong
    case misdirectedRequest
}
