/// Further parameters and results that a receiver's screen needs, under the protocol's own names.
extension DevTools {
    /// Frames and workers wait until their rules are set before they run.
    struct AutoAttach: Encodable {
        var autoAttach = true
        var waitForDebuggerOnStart = true
        var flatten = true
    }

    struct BypassServiceWorker: Encodable { var bypass = true }

    struct CaptureScreenshot: Encodable { var format = "png" }
    struct Screenshot: Decodable { var data: String }

    /// Every request waits for a decision.
    struct EnableFetch: Encodable {
        struct Pattern: Encodable { var urlPattern = "*" }
        var patterns = [Pattern()]
        var handleAuthRequests = true
    }

    struct AuthRequired: Decodable { var requestId: String }

    /// Nobody is there to enter a name and a password.
    struct CancelAuth: Encodable {
        struct Response: Encodable { var response = "CancelAuth" }
        var requestId: String
        var authChallengeResponse = Response()
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

    struct AddScript: Encodable { var source: String }
    struct Script: Codable { var identifier: String }

    struct ConsoleEntry: Decodable {
        struct Entry: Decodable {
            var level: String?
            var text: String?
        }

        var entry: Entry
    }
}
