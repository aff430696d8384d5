/// The reason why a connection, or one request on it, ended.
package struct TransportError: Error, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// No reply came in time. The connection stays open.
        package static let timeout = Code(rawValue: "timeout")
        /// The connection has ended. `underlying` is the `TransportError` with the reason.
        package static let closed = Code(rawValue: "closed")
        package static let closedByPeer = Code(rawValue: "closedByPeer")
        package static let closedBySelf = Code(rawValue: "closedBySelf")
        /// The peer sent nothing for too long.
        package static let heartbeatLost = Code(rawValue: "heartbeatLost")
        /// No TCP connection could be made.
        package static let connectFailed = Code(rawValue: "connectFailed")
        /// The TLS handshake failed, or TLS failed later.
        package static let tlsFailed = Code(rawValue: "tlsFailed")
        /// The peer does not read the messages that were sent before. The connection stays open.
        package static let sendBufferFull = Code(rawValue: "sendBufferFull")
        package static let messageTooLong = Code(rawValue: "messageTooLong")
        /// The task that made the request was cancelled. The connection stays open.
        package static let cancelled = Code(rawValue: "cancelled")
        /// The bytes are not a Cast message (the connection ends), or a reply or body can't be read or written (the
        /// connection stays open).
        package static let malformed = Code(rawValue: "malformed")
        package static let network = Code(rawValue: "network")
    }

    package let code: Code
    /// A sentence for people.
    package let description: String
    package let underlying: (any Error)?

    package init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}
