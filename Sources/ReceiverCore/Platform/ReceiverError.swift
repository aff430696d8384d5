/// Why a receiver can't start or go on.
package struct ReceiverError: Error, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The port for senders can't be had.
        package static let portUnavailable = Code(rawValue: "portUnavailable")
        /// The name, or another part of the configuration, can't be used.
        package static let badConfiguration = Code(rawValue: "badConfiguration")
        /// `start` was called twice.
        package static let alreadyStarted = Code(rawValue: "alreadyStarted")
        /// `stop` was called while it started.
        package static let stopped = Code(rawValue: "stopped")
        package static let failed = Code(rawValue: "failed")
    }

    package let code: Code
    /// What happened and what to do.
    package let description: String
    package let underlying: (any Error)?

    package init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}
