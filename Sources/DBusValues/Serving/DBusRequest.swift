/// A method call to one of our objects.
package struct DBusRequest: Hashable, Sendable {
    /// The caller's unique name.
    package var sender: String
    /// Callers may leave it out.
    package var interface: String?
    package var member: String
    package var arguments: [DBusValue]

    package init(sender: String, interface: String?, member: String, _ arguments: [DBusValue] = []) {
        self.sender = sender
        self.interface = interface
        self.member = member
        self.arguments = arguments
    }
}

/// A request that the object's owner has to answer.
package enum DBusWish: Hashable, Sendable {
    /// The arguments have the types in the method's description.
    case call(interface: String, member: String, arguments: [DBusValue])
    /// The value has the property's type.
    case set(interface: String, property: String, value: DBusValue)
    /// The value of a property that is not stored.
    case read(interface: String, property: String)
    /// All properties of an interface; `kept` has the stored ones.
    case readAll(interface: String, kept: [String: DBusValue])

    /// Returns the reply for requested property values; values of other properties are ignored. Returns nil if the
    /// requested value is missing, or if no property was requested.
    package func reply(reading values: [String: DBusValue]) -> [DBusValue]? {
        switch self {
        case .read(_, let property): values[property].map { [.variant($0)] }
        case .readAll(_, let kept): [.properties(kept.merging(values) { $1 })]
        case .call, .set: nil
        }
    }
}

/// An error reply: the name is for the calling program, the text for people.
package struct DBusErrorReply: Error, Hashable, Sendable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }

    /// Standard error names of the D-Bus reference library.
    package static func failed(_ text: String) -> DBusErrorReply { .standard("Failed", text) }
    package static func invalidArguments(_ text: String) -> DBusErrorReply { .standard("InvalidArgs", text) }
    package static func notSupported(_ text: String) -> DBusErrorReply { .standard("NotSupported", text) }
    package static func accessDenied(_ text: String) -> DBusErrorReply { .standard("AccessDenied", text) }
    package static func limitsExceeded(_ text: String) -> DBusErrorReply { .standard("LimitsExceeded", text) }
    package static func unknownObject(_ text: String) -> DBusErrorReply { .standard("UnknownObject", text) }
    package static func unknownInterface(_ text: String) -> DBusErrorReply { .standard("UnknownInterface", text) }
    package static func unknownMethod(_ text: String) -> DBusErrorReply { .standard("UnknownMethod", text) }
    package static func unknownProperty(_ text: String) -> DBusErrorReply { .standard("UnknownProperty", text) }
    package static func propertyReadOnly(_ text: String) -> DBusErrorReply { .standard("PropertyReadOnly", text) }

    private static func standard(_ name: String, _ text: String) -> DBusErrorReply {
        DBusErrorReply("org.freedesktop.DBus.Error.\(name)", text)
    }
}
