/// A method of an object of another process, with what it is to be called with.
package struct DBusCall: Hashable, Sendable {
    package var destination: String
    package var path: DBusObjectPath
    package var interface: String
    package var member: String
    package var arguments: [DBusValue]

    package init(
        to destination: String, path: DBusObjectPath, interface: String, member: String, _ arguments: [DBusValue] = []
    ) {
        self.destination = destination
        self.path = path
        self.interface = interface
        self.member = member
        self.arguments = arguments
    }
}

/// A signal that came.
package struct DBusSignal: Hashable, Sendable {
    /// The unique name of the connection that sent it.
    package var sender: String
    package var path: String
    package var interface: String
    package var member: String
    package var arguments: [DBusValue]

    package init(sender: String, path: String, interface: String, member: String, arguments: [DBusValue]) {
        self.sender = sender
        self.path = path
        self.interface = interface
        self.member = member
        self.arguments = arguments
    }
}

/// Which signals are wanted. What is nil may be anything.
package struct DBusMatch: Hashable, Sendable {
    /// A well-known or a unique name.
    package var sender: String?
    package var path: DBusObjectPath?
    package var interface: String?
    package var member: String?

    package init(
        sender: String? = nil, path: DBusObjectPath? = nil, interface: String? = nil, member: String? = nil
    ) {
        self.sender = sender
        self.path = path
        self.interface = interface
        self.member = member
    }

    /// The rule as the bus reads it.
    package var rule: String {
        let parts = [
            ("sender", sender), ("path", path?.text), ("interface", interface), ("member", member),
        ].compactMap { name, value in value.map { "\(name)=\(Self.quoted($0))" } }
        return (["type='signal'"] + parts).joined(separator: ",")
    }

    /// Inside quotes everything stands for itself; a quote stands outside of them, behind a backslash.
    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}

/// Which bus to speak on.
package enum DBusBus: Hashable, Sendable {
    /// The machine's, where logind is; `DBUS_SYSTEM_BUS_ADDRESS` names another one.
    case system
    /// The one of the user's session.
    case session
    /// `unix:path=/run/...`
    case address(String)
}
