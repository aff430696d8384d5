import PlatformFoundation

/// The messages of the Chrome DevTools Protocol that we use, as they are on the pipe.
package enum DevToolsMessage {
    /// The common members of all messages from the browser: an answer has `id`, an event `method`.
    package struct Envelope: Decodable, Equatable {
        package struct Failure: Decodable, Equatable {
            package var message: String?
        }

        package var id: Int?
        package var method: String?
        package var sessionId: String?
        package var error: Failure?

        package init(id: Int? = nil, method: String? = nil, sessionId: String? = nil, error: Failure? = nil) {
            self.id = id
            self.method = method
            self.sessionId = sessionId
            self.error = error
        }
    }

    private struct Call<Parameters: Encodable>: Encodable {
        var id: Int
        var method: String
        var params: Parameters
        var sessionId: String?
    }

    private struct Answer<Result: Decodable>: Decodable { var result: Result }
    private struct Event<Parameters: Decodable>: Decodable { var params: Parameters }

    /// A call with its terminating zero byte.
    package static func call(_ id: Int, _ method: String, _ params: some Encodable, session: String?) throws -> [UInt8]
    {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(Call(id: id, method: method, params: params, sessionId: session))) + [0]
    }

    package static func envelope(_ bytes: [UInt8]) throws -> Envelope {
        try JSONDecoder().decode(Envelope.self, from: Data(bytes))
    }

    package static func result<Result: Decodable>(_ type: Result.Type, in bytes: [UInt8]) throws -> Result {
        try JSONDecoder().decode(Answer<Result>.self, from: Data(bytes)).result
    }

    package static func parameters<Parameters: Decodable>(_ type: Parameters.Type, in bytes: [UInt8]) throws
        -> Parameters
    {
        try JSONDecoder().decode(Event<Parameters>.self, from: Data(bytes)).params
    }
}
