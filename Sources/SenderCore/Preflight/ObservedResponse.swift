/// The part of a media item that a preflight question is about: the media itself or a track.
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

/// A server's answer to one question of a preflight.
package struct ObservedResponse: Equatable, Sendable {
    package var status: Int
    /// The headers, with their names in lower case.
    package var headers: [String: String]
    /// The redirects that led to this answer. A browser applies the CORS check to each of them.
    package var redirects: [ObservedResponse]
    /// The first bytes of the body, if the headers do not tell the type.
    package var start: [UInt8] = []
    /// The URL that the last redirect led to, or nil if there was no redirect.
    package var address: String?

    package init(status: Int, headers: [String: String] = [:], redirects: [ObservedResponse] = []) {
        self.status = status
        self.headers = Dictionary(headers.map { ($0.lowercased(), $1) }) { "\($0), \($1)" }
        self.redirects = redirects
    }

    var isSuccess: Bool { (200..<300).contains(status) }
}

/// The answers for one URL.
struct PreflightObservation: Equatable, Sendable {
    var subject: PreflightSubject
    /// The type that the sender will tell the receiver.
    var expectedType: String
    /// The answer to a GET of the first bytes, or nil if there was none.
    var get: ObservedResponse?
    /// The answer to OPTIONS, or nil if there was none or OPTIONS was not sent.
    var options: ObservedResponse?
}
