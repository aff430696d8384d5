/// Names one TLS connection for as long as the receiver runs; never used again for another.
package struct ConnectionID: RawRepresentable, Hashable, Sendable, Comparable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One sender: the id that it gave itself, on the connection that it came over.
///
/// Two connections may use the same id (`sender-0` nearly all do), and one connection may carry several senders.
package struct SenderAddress: Hashable, Sendable {
    package let connection: ConnectionID
    package let senderID: String

    package init(connection: ConnectionID, senderID: String) {
        self.connection = connection
        self.senderID = senderID
    }
}
