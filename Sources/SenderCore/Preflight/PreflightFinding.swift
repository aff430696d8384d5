/// One problem that a receiver would have with a media item, and what to do about it.
///
/// Marquee's own. The headers are those that Google requires from servers for Web Receivers (CORS).
public struct PreflightFinding: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of problems.
    public enum Problem: Hashable, Sendable {
        /// The URL gives no answer in time, as seen from this machine. The receiver may be on another network.
        case unreachable
        /// The server refuses the request with this HTTP status.
        case status(Int)
        /// The server's type (empty if it names none) differs from the one that the receiver will be told.
        case contentType(String, expected: String)
        /// The server does not serve ranges. The receiver can't seek, and some receivers do not play the media at all.
        case noRanges
        /// The receiver's page may not read the response: this response header is missing or has another value.
        case missingHeader(String)
        /// The receiver's page may not send these request headers. `Access-Control-Allow-Headers` in the answer to
        /// OPTIONS has to name them.
        case headersNotAllowed([String])
    }

    /// The part of the media item that was asked for.
    public let subject: PreflightSubject
    /// The problem with it.
    public let problem: Problem

    /// Creates a finding like those that `MediaPreflight.check(_:)` returns.
    public init(_ subject: PreflightSubject, _ problem: Problem) {
        self.subject = subject
        self.problem = problem
    }

    /// The response header that is missing, or nil if the problem is not a missing header.
    public var missingHeader: String? {
        switch problem {
        case .missingHeader(let name): name
        case .headersNotAllowed: "Access-Control-Allow-Headers"
        case .noRanges: "Accept-Ranges"
        default: nil
        }
    }

    /// A sentence that tells the problem and the remedy.
    public var description: String {
        switch problem {
        case .unreachable:
            "No answer came from the URL of \(subject), seen from here; check the URL, that its server runs, and its "
                + "certificate."
        case .status(let status): "The server answers with status \(status) for \(subject); check the URL."
        case .contentType(let type, let expected):
            "The server says that \(subject) is \(type.isEmpty ? "of no type" : type), the receiver is told "
                + "\(expected); let the server send the right Content-Type."
        case .noRanges:
            "The server does not send parts of \(subject) (no status 206, Accept-Ranges), so it can't be sought in; "
                + "let the server support Range."
        case .missingHeader(let name):
            "The response for \(subject) has no \(name) that lets the receiver's page read it; let the server send "
                + "\(name): *."
        case .headersNotAllowed(let names):
            "Access-Control-Allow-Headers for \(subject) does not name \(names.joined(separator: ", ")); let the "
                + "server answer OPTIONS with Content-Type, Accept-Encoding and Range there."
        }
    }
}
