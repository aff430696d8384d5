import CastWire

/// Decides which requests the page's server answers: only those of our page, by path, Host and Origin.
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

    /// What a request may get.
    package enum Admission: Sendable, Equatable {
        case refused(HTTPRefusal)
        /// A file of the page, by its name.
        case file(String)
        case stream
        case reports
        /// The receiver's clock.
        case clock
        /// Mirrored frames.
        case frames
    }

    private let token: String
    private let files: Set<String>
    private var port: Int?

    /// - Parameter files: The names of the page's files.
    package init(token: String, files: Set<String>) {
        self.token = token
        self.files = files
    }

    /// Sets the port, which is known once the server listens. Before that, nothing is admitted.
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
        // A browser sends Origin with every POST, so a POST without it is not from a page.
        case (.post, "reports"): return request.origin == own ? .reports : .refused(.forbidden)
        case (.get, _): return files.contains(name) ? .file(name) : .refused(.notFound)
        default: return .refused(.methodNotAllowed)
        }
    }

    /// The path after the token; nil if the token is wrong. Wrong tokens all take the same time to compare.
    private func name(_ path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, ConstantTime.isEqual(parts[1], token) else { return nil }
        return String(parts[2])
    }
}
