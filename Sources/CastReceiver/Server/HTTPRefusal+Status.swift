import HTTPTypes

extension HTTPRefusal {
    var status: HTTPResponse.Status {
        switch self {
        case .badRequest: .badRequest
        case .forbidden: .forbidden
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .uriTooLong: .uriTooLong
        case .misdirectedRequest: .misdirectedRequest
        }
    }
}
