/// What was asked for in a preflight, and for what: the media itself, or a track.
///
/// Marquee's own.
public enum PreflightSubject: Hashable, Sendable, CustomStringConvertible {
    /// The media itself.
    case media
    /// The track with this id.
    case track(Int)

    public var description: String {
        switch self {
        case .media: "the media"
        case .track(let id): "track \(id)"
        }
    }
}

/// What a server answered to one question of a preflight.
package struct ObservedResponse: Equatable, Sendable {
    package var status: Int
    /// Names in lower case.
    package var headers: [String: String]
    /// The answers that led to this one: a browser asks each of them for its leave.
    package var redirects: [ObservedResponse]
    /// Of the body, where the headers do not tell what it is.
    package var start: [UInt8] = []
    /// Where the last of the redirects led; nil where there were none.
    package var address: String?

    package init(status: Int, headers: [String: String] = [:], redirects: [ObservedResponse] = []) {
        self.status = status
        self.headers = Dictionary(headers.map { ($0.lowercased(), $1) }) { "\($0), \($1)" }
        self.redirects = redirects
    }

    var isSuccess: Bool { (200..<300).contains(status) }
}

/// What was seen at one URL.
package struct PreflightObservation: Equatable, Sendable {
    package var subject: PreflightSubject
    /// What the sender will tell the receiver that it is.
    package var expectedType: String
    /// The answer to a GET of the first bytes; nil where there was none.
    package var get: ObservedResponse?
    /// The answer to OPTIONS; nil where there was none, or none was asked for.
    package var options: ObservedResponse?

    package init(
        subject: PreflightSubject, expectedType: String, get: ObservedResponse?, options: ObservedResponse? = nil
    ) {
        self.subject = subject
        self.expectedType = expectedType
        self.get = get
        self.options = options
    }
}
