/// An open file as a value among others: it is the same as another where both have the same owner. What can be done
/// with the file is its owner's to say, which is a floor above.
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

/// Who keeps an open file open: its number is good for nothing else.
package protocol DBusFileOwner: AnyObject, Sendable {
    /// Runs while the file can't be closed; nil where it is closed already.
    func withNumber<Value: Sendable>(_ body: (Int32) -> Value) -> Value?
}
