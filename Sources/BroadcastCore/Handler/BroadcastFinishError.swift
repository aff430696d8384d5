/// Why a broadcast ended, as an extension gives it to its host: domain, code and reason of ReplayKit's `NSError`.
public struct BroadcastFinishError: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// ReplayKit's domain for what ends a broadcast.
    public static let broadcastDomain = "RPBroadcastErrorDomain"
    /// Bytes of UTF-8 to which a domain or a reason is cut: it comes from another process.
    public static let textLimit = 1024

    /// Whose numbers these are.
    public let domain: String
    /// Which of the domain's errors it is.
    public let code: Int
    /// `NSLocalizedFailureReasonErrorKey`'s text; nil where there is none.
    public let failureReason: String?

    /// Texts are cut to ``textLimit``.
    public init(domain: String = Self.broadcastDomain, code: Int, failureReason: String? = nil) {
        self.domain = domain.cut(toBytes: Self.textLimit)
        self.code = code
        self.failureReason = failureReason?.cut(toBytes: Self.textLimit)
    }

    /// What the source document's sample handler ends with when nobody is logged in.
    public static let notLoggedIn = BroadcastFinishError(code: 401, failureReason: "Not Logged In")

    /// What a host is told of an error that is none of these: its type's name, and what it says of itself.
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
