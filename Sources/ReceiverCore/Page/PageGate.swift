import CastWire

/// Decides which requests the page's server answers: ours, by their path, Host and Origin.
package struct PageGate: Sendable {
    package struct Request: Sendable, Equatable {
        package var method: RequestMethod
        package var path: String
        package var host: String?
        package var origin: String?

        package init(method: RequestMethod, path: String, host: String?, origin: String?) {
            self.method = method
            self.path = path
            self.host = host
            self.origin = origin
        }
    }

    /// What a request may have.
    package enum Admission: Sendable, Equatable {
        case refused(HTTPRefusal)
        /// Of the page's, by its name.
        case file(String)
        case stream
        case reports
        /// What the receiver's clock shows.
        case clock
        /// Mirrored frames.
        case frames
    }

    private let token: String
    private let files: Set<String>
    private var port: Int?

    /// - Parameter files: the names of the page's files.
    package init(token: String, files: Set<String>) {
        self.token = token
        self.files = files
    }

    /// The port is known once the server listens; before, nothing is admitted.
    package mutating func open(port: Int) { self.port = port }

    package func admit(_ request: Request) -> Admission {
        guard [request.path, request.host, request.origin].allSatisfy({ $0?.isStreamSafe ?? true }) else {
            return .refused(.badRequest)
        }
        guard let port, request.host == "127.0.0.1:\(port)" else {
            return .refused(.misdirectedRequest)
        }
        let own = "http://127.0.0.1:\(port)"
        guard request.origin == nil || request.origin == own else { return .refused(.forbidden) }
        guard let name = name(request.path) else { return .refused(.notFound) }
        switch (request.method, name) {
        case (.get, "stream"): return .stream
        case (.get, "clock"): return .clock
        case (.get, "frames"): return .frames
        // A browser sends Origin with every POST, so one without it is no page's.
        case (.post, "reports"): return request.origin == own ? .reports : .refused(.forbidden)
        case (.get, _): return files.contains(name) ? .file(name) : .refused(.notFound)
        default: return .refused(.methodNotAllowed)
        }
    }

    /// The path behind the token; nil where the token is not ours. Takes the same time for every wrong one.
    private func name(_ path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, parts[1].utf8.count == token.utf8.count else { return nil }
        let difference = zip(parts[1].utf8, token.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
        return difference == 0 ? String(parts[2]) : nil
    }
}
