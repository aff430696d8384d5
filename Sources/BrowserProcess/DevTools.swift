/// Parameters and results that all users of a browser need, under the protocol's own names.
package enum DevTools {
    package struct None: Codable, Sendable {
        package init() {}
    }

    struct Targets: Decodable, Sendable {
        package struct Target: Decodable, Sendable {
            package var targetId: String
            package var type: String
        }

        var targetInfos: [Target]
    }

    struct Attach: Encodable, Sendable {
        package var targetId: String
        package var flatten = true

        package init(targetId: String) { self.targetId = targetId }
    }

    package struct Attached: Decodable, Sendable {
        package var sessionId: String
    }

    package struct Navigate: Encodable, Sendable {
        package var url: String

        package init(url: String) { self.url = url }
    }

    package struct Navigated: Decodable, Sendable {
        package var errorText: String?
    }

    /// Used only to learn the servers' responses, so that almost no bodies are kept.
    package struct EnableNetwork: Encodable, Sendable {
        var maxTotalBufferSize = 100_000
        var maxResourceBufferSize = 10_000

        package init() {}
    }

    package struct Metrics: Encodable, Sendable {
        package var width: Int
        package var height: Int
        package var deviceScaleFactor: Int
        package var mobile = false

        package init(width: Int, height: Int, deviceScaleFactor: Int = 1) {
            self.width = width
            self.height = height
            self.deviceScaleFactor = deviceScaleFactor
        }
    }

    package struct AnswerDialog: Encodable, Sendable {
        package var accept: Bool

        package init(accept: Bool = true) { self.accept = accept }
    }

    package struct Evaluate: Encodable, Sendable {
        package var expression: String
        package var awaitPromise: Bool?

        package init(expression: String, awaitPromise: Bool? = nil) {
            self.expression = expression
            self.awaitPromise = awaitPromise
        }
    }

    package struct Evaluated: Decodable, Sendable {
        package struct Result: Decodable, Sendable {
            package var value: String?
        }

        package var result: Result
    }
}
