/// Why a connection, or one thing asked of it, came to an end.
package struct TransportError: Error, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// No reply in time. The connection itself goes on.
        package static let timeout = Code(rawValue: "timeout")
        /// The connection has ended; `underlying` is the `TransportError` that says why.
        package static let closed = Code(rawValue: "closed")
        package static let closedByPeer = Code(rawValue: "closedByPeer")
        package static let closedBySelf = Code(rawValue: "closedBySelf")
        /// The peer showed no sign of life for too long.
        package static let heartbeatLost = Code(rawValue: "heartbeatLost")
        /// No TCP connection came about.
        package static let connectFailed = Code(rawValue: "connectFailed")
        /// TLS was not agreed on, or broke.
        package static let tlsFailed = Code(rawValue: "tlsFailed")
        /// The peer does not take what was sent before. The connection goes on.
        package static let sendBufferFull = Code(rawValue: "sendBufferFull")
        package static let messageTooLong = Code(rawValue: "messageTooLong")
        /// The task that asked was cancelled. The connection goes on.
        package static let cancelled = Code(rawValue: "cancelled")
        /// Bytes that are no Cast message (the connection ends), or a reply or body that can't be read or written (it
        /// goes on).
        package static let malformed = Code(rawValue: "malformed")
        package static let network = Code(rawValue: "network")
    }

    package let code: Code
    /// A sentence.
    package let description: String
    package let underlying: (any Error)?

    package init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}
