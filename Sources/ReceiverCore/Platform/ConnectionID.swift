/// Identifies one TLS connection while the receiver runs. An id is never reused.
package struct ConnectionID: RawRepresentable, Hashable, Sendable, Comparable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The address of one sender: the id that it chose, and the connection on which it speaks.
///
/// Two connections may use the same id (nearly all senders choose `sender-0`), and one connection may carry several
/// senders.
package struct SenderAddress: Hashable, Sendable {
    package let connection: ConnectionID
    package let senderID: String

    package init(connection: ConnectionID, senderID: String) {
        self.connection = connection
        self.senderID = senderID
    }
}
