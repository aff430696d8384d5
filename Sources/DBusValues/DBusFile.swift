/// An open file as a value. Files are equal if they have the same owner. A higher floor defines what can be done with
/// it.
package struct DBusFile: Hashable, Sendable {
    package let owner: any DBusFileOwner

    package init(_ owner: any DBusFileOwner) {
        self.owner = owner
    }

    package static func == (left: DBusFile, right: DBusFile) -> Bool { left.owner === right.owner }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(owner))
    }
}

/// An object that keeps a file open. The descriptor is only valid within `withNumber`.
package protocol DBusFileOwner: AnyObject, Sendable {
    /// Calls `body` while the file can't be closed. Returns nil if it is closed already.
    func withNumber<Value: Sendable>(_ body: (Int32) -> Value) -> Value?
}
