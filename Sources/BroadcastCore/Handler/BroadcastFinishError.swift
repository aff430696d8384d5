/// Why an extension ended a broadcast: domain, code and reason of ReplayKit's `NSError`.
public struct BroadcastFinishError: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// ReplayKit's domain for the end of a broadcast.
    public static let broadcastDomain = "RPBroadcastErrorDomain"
    /// Bytes of UTF-8 to which domain and reason are cut, since they come from another process.
    public static let textLimit = 1024

    /// The domain of ``code``.
    public let domain: String
    /// The error's number in its domain.
    public let code: Int
    /// The text of `NSLocalizedFailureReasonErrorKey`; nil if there is none.
    public let failureReason: String?

    /// Texts are cut to ``textLimit``.
    public init(domain: String = Self.broadcastDomain, code: Int, failureReason: String? = nil) {
        self.domain = domain.cut(toBytes: Self.textLimit)
        self.code = code
        self.failureReason = failureReason?.cut(toBytes: Self.textLimit)
    }

    /// The error of the source document's sample handler when nobody is logged in.
    public static let notLoggedIn = BroadcastFinishError(code: 401, failureReason: "Not Logged In")

    /// The error for a host from another kind of error: its type's name and its description.
    public init(_ error: any Error) {
        if let error = error as? BroadcastFinishError {
            self = error
        } else {
            self.init(domain: String(reflecting: type(of: error)), code: 0, failureReason: String(describing: error))
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            domain: try container.decode(String.self, forKey: .domain),
            code: try container.decode(Int.self, forKey: .code),
            failureReason: try container.decodeIfPresent(String.self, forKey: .failureReason))
    }

    private enum CodingKeys: CodingKey {
        case domain, code, failureReason
    }

    public var description: String {
        (failureReason ?? "the broadcast ended with an error") + " (\(domain) \(code))"
    }
}
