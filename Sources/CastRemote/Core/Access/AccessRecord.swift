/// One token and what it gives access to. Times are seconds since 1970.
package struct AccessRecord: Hashable, Sendable {
    /// The kind of person who holds the token.
    package enum Kind: Hashable, Sendable {
        /// May use everything in the remote.
        case owner
        /// May use one device, and nothing else.
        case guest(deviceID: String, deviceName: String)
    }

    /// The name by which people revoke the token: six letters and digits. It gives no access.
    package let id: String
    /// The text after the link's `#`. Only the person who asked for the link sees it.
    package let secret: String
    package let kind: Kind
    package let created: Int64
    /// Nil: the token never ends.
    package let ends: Int64?

    package init(id: String, secret: String, kind: Kind, created: Int64, ends: Int64? = nil) {
        (self.id, self.secret, self.kind, self.created, self.ends) = (id, secret, kind, created, ends)
    }

    package var isOwner: Bool { kind == .owner }

    package var deviceID: String? {
        guard case .guest(let id, _) = kind else { return nil }
        return id
    }

    package var deviceName: String? {
        guard case .guest(_, let name) = kind else { return nil }
        return name
    }

    /// Returns whether the token is valid. At the time of the end itself it is not valid any more.
    package func isIn(at now: Int64) -> Bool { ends.map { now < $0 } ?? true }
}

extension AccessRecord: CustomStringConvertible {
    /// Leaves the secret out, wherever the record is printed.
    package var description: String { "\(deviceName.map { "guest of \($0)" } ?? "owner") \(id)" }
}
