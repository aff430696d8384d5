import CastWidgetsWeb
import HTTPTypes

extension WebRefusal {
    init(_ refusal: RemoteRefusal) {
        let status: HTTPResponse.Status =
            switch refusal.code {
            case .badRequest: .badRequest
            case .notFound: .notFound
            case .conflict, .tooMany: .conflict
            case .tooLarge: .contentTooLarge
            case .noRoom: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
            case .takenBack: .unauthorized
            case .unreadable: .internalServerError
            }
        self.init(status, refusal.description)
    }

    /// Turns a refusal of the remote into a web answer.
    static func catching<Value>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws(RemoteRefusal) -> Value
    ) async throws(WebRefusal) -> Value {
        do {
            return try await body()
        } catch {
            throw WebRefusal(error)
        }
    }
}
