/// Why a page could not be loaded, as half a sentence for people.
package struct PageTrouble: Hashable, Sendable, CustomStringConvertible {
    package let description: String
    /// Whether waiting does not fix it, so that somebody has to change something.
    package let isLasting: Bool

    private init(_ description: String, isLasting: Bool = false) {
        self.description = description
        self.isLasting = isLasting
    }

    /// Nothing came for ``PageCourse/answerTime``.
    package static let noAnswer = PageTrouble("its server does not answer")

    /// The trouble that an HTTP status means; nil if the status is no error.
    package init?(status: Int) {
        guard status >= 400 else { return nil }
        switch status {
        case 401, 407: self.init("its server wants a name and a password (\(status))", isLasting: true)
        case 403: self.init("its server refuses it (403)", isLasting: true)
        case 404, 410: self.init("its server has no such page (\(status))", isLasting: true)
        // The server asks the client to come back later.
        case 408, 425, 429: self.init("its server is not ready (\(status))")
        case 400..<500: self.init("its server answers with error \(status)", isLasting: true)
        default: self.init("its server answers with error \(status)")
        }
    }

    /// - Parameter error: Chromium's name of the error, for example `net::ERR_CONNECTION_REFUSED`.
    package init(network error: String) {
        let name = error.hasPrefix("net::") ? String(error.dropFirst(5)) : error
        switch name {
        case "ERR_NAME_NOT_RESOLVED", "ERR_NAME_RESOLUTION_FAILED": self.init("its host's name is not known")
        case "ERR_CONNECTION_REFUSED": self.init("nothing answers there: the connection is refused")
        case "ERR_CONNECTION_TIMED_OUT", "ERR_TIMED_OUT": self = .noAnswer
        case "ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED", "ERR_ADDRESS_UNREACHABLE", "ERR_NETWORK_ACCESS_DENIED":
            self.init("the network does not reach it")
        case "ERR_CONNECTION_RESET", "ERR_CONNECTION_CLOSED", "ERR_EMPTY_RESPONSE", "ERR_SOCKET_NOT_CONNECTED":
            self.init("its server breaks the connection off")
        case "ERR_TOO_MANY_REDIRECTS": self.init("its server sends from one address to the next", isLasting: true)
        case "ERR_ABORTED": self.init("there is a file and no page", isLasting: true)
        case "ERR_UNSAFE_PORT": self.init("browsers refuse that port", isLasting: true)
        case "ERR_HTTP_RESPONSE_CODE_FAILURE": self.init("its server answers with an error")
        case "ERR_CERT_DATE_INVALID":
            self.init("its certificate has expired, or this machine's clock is wrong", isLasting: true)
        case _ where name.hasPrefix("ERR_CERT_"):
            self.init(
                "its certificate is not trusted (\(Self.clean(name))); install its root for this machine",
                isLasting: true)
        case _ where name.hasPrefix("ERR_SSL_"):
            self.init("no secure connection comes about (\(Self.clean(name)))", isLasting: true)
        default: self.init("it can't be loaded (\(Self.clean(name)))")
        }
    }

    private static func clean(_ name: String) -> String {
        String(name.prefix(60).filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    }
}
