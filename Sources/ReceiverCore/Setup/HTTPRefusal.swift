/// Why a request is not answered; named as HTTP names its statuses.
package enum HTTPRefusal: Sendable {
    case badRequest
    case forbidden
    case notFound
    case methodNotAllowed
    case uriTooLong
    case misdirectedRequest
}
