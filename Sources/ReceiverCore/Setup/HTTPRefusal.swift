/// Why a request is not answered, as HTTP's status for it.
package enum HTTPRefusal: Int, Sendable {
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case uriTooLong = 414
    case misdirectedRequest = 421
}
