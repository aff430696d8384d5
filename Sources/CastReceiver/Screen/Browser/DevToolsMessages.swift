#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The few messages of the Chrome DevTools Protocol that are used here, as they stand on the pipe.
package enum DevToolsMessage {
    /// What every message from the browser has in common: an answer has `id`, an event `method`.
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

    /// A call with its closing zero.
    static func call(_ id: Int, _ method: String, _ params: some Encodable, session: String?) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(Call(id: id, method: method, params: params, sessionId: session))) + [0]
    }

    static func envelope(_ bytes: [UInt8]) throws -> Envelope {
        try JSONDecoder().decode(Envelope.self, from: Data(bytes))
    }

    static func result<Result: Decodable>(_ type: Result.Type, in bytes: [UInt8]) throws -> Result {
        try JSONDecoder().decode(Answer<Result>.self, from: Data(bytes)).result
    }

    static func parameters<Parameters: Decodable>(_ type: Parameters.Type, in bytes: [UInt8]) throws -> Parameters {
        try JSONDecoder().decode(Event<Parameters>.self, from: Data(bytes)).params
    }
}

/// Parameters and results, by the protocol's own names.
enum DevTools {
    struct None: Codable {}

    struct Targets: Decodable {
        struct Target: Decodable {
            var targetId: String
            var type: String
        }

        var targetInfos: [Target]
    }

    struct Attach: Encodable {
        var targetId: String
        var flatten = true
    }

    struct Attached: Decodable { var sessionId: String }

    struct Navigate: Encodable { var url: String }
    struct Navigated: Decodable { var errorText: String? }

    /// Frames and workers wait for their own rules before they run.
    struct AutoAttach: Encodable {
        var autoAttach = true
        var waitForDebuggerOnStart = true
        var flatten = true
    }

    struct BypassServiceWorker: Encodable { var bypass = true }

    struct Metrics: Encodable {
        var width: Int
        var height: Int
        var deviceScaleFactor = 1
        var mobile = false
    }

    struct CaptureScreenshot: Encodable { var format = "png" }
    struct Screenshot: Decodable { var data: String }

    /// Every request stops until it is let go.
    struct EnableFetch: Encodable {
        struct Pattern: Encodable { var urlPattern = "*" }
        var patterns = [Pattern()]
    }

    /// Only to learn what servers answered: bodies are not to be kept.
    struct EnableNetwork: Encodable {
        var maxTotalBufferSize = 100_000
        var maxResourceBufferSize = 10_000
    }

    struct RequestPaused: Decodable {
        struct Request: Decodable { var url: String }
        var requestId: String
        var request: Request
        var resourceType: String?
    }

    struct ContinueRequest: Encodable { var requestId: String }

    struct FailRequest: Encodable {
        var requestId: String
        var errorReason = "BlockedByClient"
    }

    struct ResponseReceived: Decodable {
        struct Response: Decodable {
            var url: String
            var status: Int?
        }

        var type: String?
        var response: Response
    }

    struct AddBinding: Encodable { var name: String }

    struct BindingCalled: Decodable {
        var name: String
        var payload: String
    }

    struct AnswerDialog: Encodable { var accept = true }

    struct AddScript: Encodable { var source: String }
    struct Script: Codable { var identifier: String }

    struct Evaluate: Encodable { var expression: String }

    struct Evaluated: Decodable {
        struct Result: Decodable { var value: String? }
        var result: Result
    }

    struct Window: Decodable {
        var windowId: Int
        var bounds: Bounds
    }

    struct Bounds: Codable, Equatable {
        var left: Int?
        var top: Int?
        var width: Int?
        var height: Int?
        var windowState: String?
    }

    struct SetBounds: Encodable {
        var windowId: Int
        var bounds: Bounds
    }

    struct MoveMouse: Encodable {
        var type = "mouseMoved"
        var x = 1
        var y = 1
    }

    struct ConsoleEntry: Decodable {
        struct Entry: Decodable {
            var level: String?
            var text: String?
        }

        var entry: Entry
    }
}
