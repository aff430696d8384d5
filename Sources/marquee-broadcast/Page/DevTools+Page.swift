import BrowserProcess

/// Further parameters and results for capturing a page, with the protocol's own names.
extension DevTools {
    /// Pauses every request until it is continued, and handles requests for credentials.
    struct HoldRequests: Encodable {
        struct Pattern: Encodable { var urlPattern = "*" }
        var patterns = [Pattern()]
        var handleAuthRequests = true
    }

    struct RequestPaused: Decodable {
        struct Request: Decodable { var url: String }
        var requestId: String
        var request: Request
        var frameId: String?
        var resourceType: String?
    }

    struct LetGo: Encodable { var requestId: String }

    struct Refuse: Encodable {
        var requestId: String
        var errorReason = "BlockedByClient"
    }

    struct AskedForCredentials: Decodable {
        struct Challenge: Decodable {
            var origin: String
            var source: String?
        }
        var requestId: String
        var authChallenge: Challenge
    }

    struct AnswerCredentials: Encodable {
        struct Response: Encodable {
            var response: String
            var username: String?
            var password: String?
        }
        var requestId: String
        var authChallengeResponse: Response
    }

    struct DownloadBehavior: Encodable { var behavior = "deny" }
    /// Every permission that is not listed is refused.
    struct GrantPermissions: Encodable { var permissions: [String] = [] }
    struct DiscoverTargets: Encodable { var discover = true }

    struct TargetCreated: Decodable {
        struct Target: Decodable {
            var targetId: String
            var type: String
        }
        var targetInfo: Target
    }

    struct CloseTarget: Encodable { var targetId: String }

    struct FrameNavigated: Decodable {
        struct Frame: Decodable {
            var id: String
            var parentId: String?
            var loaderId: String
            var url: String
            var unreachableUrl: String?
        }
        var frame: Frame
    }

    struct RequestSent: Decodable {
        var requestId: String
        var frameId: String?
        var type: String?
    }

    struct Response: Decodable {
        struct Response: Decodable { var status: Int? }
        var requestId: String
        var frameId: String?
        var type: String?
        var response: Response
    }

    struct LoadingFailed: Decodable {
        var requestId: String
        var errorText: String
        var canceled: Bool?
    }

    struct Dialog: Decodable { var type: String }

    struct Processes: Decodable {
        struct Process: Decodable {
            var type: String
            var id: Int
        }
        var processInfo: [Process]
    }
}
