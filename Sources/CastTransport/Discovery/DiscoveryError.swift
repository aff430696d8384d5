import PlatformC

/// The reason why a socket could not be opened or discovery failed.
struct DiscoveryError: Error, Sendable, CustomStringConvertible {
    struct Code: Hashable, Sendable {
        private let name: String

        /// No interface with the wanted name is up with an address.
        static let noInterface = Code(name: "noInterface")
        /// A socket could not be opened on any of the interfaces.
        static let noSocket = Code(name: "noSocket")
        /// A host name has no address.
        static let unknownHost = Code(name: "unknownHost")
        /// A host that was asked directly did not answer.
        static let unanswered = Code(name: "unanswered")
        /// The service was shut down.
        static let shutDown = Code(name: "shutDown")
        /// The system refused to list its interfaces or routes.
        static let system = Code(name: "system")
    }

    let code: Code
    /// A sentence that tells what happened and what to do.
    let description: String
    let underlying: (any Error)?

    init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}

extension DiscoveryError {
    /// Returns the error for a port that could not be opened anywhere, from the first failure.
    static func noSocket(cause first: (any Error)?) -> DiscoveryError {
        let sentence =
            switch (first as? SystemCallError)?.number {
            case EADDRINUSE:
                "UDP port 5353 is held by a program that does not share it; `ss -ulnp 'sport = :5353'` names it: stop "
                    + "it, or give devices by address."
            case EACCES, EPERM:
                "This process may not open UDP port 5353 (a sandbox or container forbids it); allow it, or give "
                    + "devices by address."
            default:
                "No multicast socket could be opened (\(first.map { "\($0)" } ?? "no cause known")); "
                    + "give devices by address."
            }
        return DiscoveryError(.noSocket, sentence, underlying: first)
    }
}
