/// One token and what it opens. Times are seconds since 1970.
package struct AccessRecord: Hashable, Sendable {
    /// Whose token it is.
    package enum Kind: Hashable, Sendable {
        /// Everything that the remote can do.
        case owner
        /// One device, and nothing else.
        case guest(deviceID: String, deviceName: String)
    }

    /// What people say to take it back: six letters and digits. It opens nothing.
    package let id: String
    /// What the link has behind its `#`: nobody is shown it but the person who asked for the link.
    package let secret: String
    package let kind: Kind
    package let created: Int64
    /// Nil: never.
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

    /// The end itself is no longer within.
    package func isIn(at now: Int64) -> Bool { ends.map { now < $0 } ?? true }
}

extension AccessRecord: CustomStringConvertible {
    /// Without the secret, wherever it is printed.
    package var description: String { "\(deviceName.map { "guest of \($0)" } ?? "owner") \(id)" }
}
