/// One thing that a receiver would run into, and what to do about it.
///
/// Marquee's own; the headers are those that Google asks of servers for Web Receivers (CORS).
public struct PreflightFinding: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// No answer comes from the URL in time, seen from here; the receiver may see another network.
        case unreachable
        /// The server refuses, with this HTTP status.
        case status(Int)
        /// The server says that it is of this type (empty: none), which is not what the receiver will be told.
        case contentType(String, expected: String)
        /// A part of it can't be asked for: no seeking, and some receivers do not play it at all.
        case noRanges
        /// The receiver's page is not allowed to read it: this response header is missing or says otherwise.
        case missingHeader(String)
        /// The receiver's page is not allowed to send these request headers: `Access-Control-Allow-Headers`, in the
        /// answer to OPTIONS, has to name them.
        case headersNotAllowed([String])
    }

    /// What was asked for.
    public let subject: PreflightSubject
    /// What is wrong with it.
    public let problem: Problem

    /// A finding, as `MediaPreflight.check(_:)` makes them.
    public init(_ subject: PreflightSubject, _ problem: Problem) {
        self.subject = subject
        self.problem = problem
    }

    /// The response header whose absence it is.
    public var missingHeader: String? {
        switch problem {
        case .missingHeader(let name): name
        case .headersNotAllowed: "Access-Control-Allow-Headers"
        case .noRanges: "Accept-Ranges"
        default: nil
        }
    }

    /// A sentence that says what is wrong and what to do.
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
