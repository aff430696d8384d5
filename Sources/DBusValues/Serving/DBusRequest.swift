/// A method call that came for an object of ours.
package struct DBusRequest: Hashable, Sendable {
    /// The unique name of the connection that asks.
    package var sender: String
    /// A caller may leave it out.
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

/// What only whoever serves the object can answer.
package enum DBusWish: Hashable, Sendable {
    /// The arguments have the types of the method's description.
    case call(interface: String, member: String, arguments: [DBusValue])
    /// The value has the property's type.
    case set(interface: String, property: String, value: DBusValue)
    /// The value of a property that is asked each time.
    case read(interface: String, property: String)
    /// All of an interface, with what is kept of it: those that are asked are missing.
    case readAll(interface: String, kept: [String: DBusValue])

    /// What to reply where values of properties were asked for: those named, which are of other properties, are passed
    /// over. Nil where one is missing, or something else was asked for.
    package func reply(reading values: [String: DBusValue]) -> [DBusValue]? {
        switch self {
        case .read(_, let property): values[property].map { [.variant($0)] }
        case .readAll(_, let kept): [.properties(kept.merging(values) { $1 })]
        case .call, .set: nil
        }
    }
}

/// An error that is replied: its name is for the program that asked, the text for people.
package struct DBusErrorReply: Error, Hashable, Sendable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }

    /// Names that the bus's own library gives its errors, for everybody to know.
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
