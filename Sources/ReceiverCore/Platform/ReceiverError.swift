/// Why a receiver can't start or can't go on.
package struct ReceiverError: Error, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The port for senders is not available.
        package static let portUnavailable = Code(rawValue: "portUnavailable")
        /// The name, or another part of the configuration, is not valid.
        package static let badConfiguration = Code(rawValue: "badConfiguration")
        /// `start` was called twice.
        package static let alreadyStarted = Code(rawValue: "alreadyStarted")
        /// `stop` was called during the start.
        package static let stopped = Code(rawValue: "stopped")
        package static let failed = Code(rawValue: "failed")
    }

    package let code: Code
    /// A sentence that says what happened and what to do.
    package let description: String
    package let underlying: (any Error)?

    package init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}
