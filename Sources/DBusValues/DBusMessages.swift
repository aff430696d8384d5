/// A call of a method in another process.
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

/// A received signal.
package struct DBusSignal: Hashable, Sendable {
    /// The sender's unique name.
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

/// A filter for signals. Nil matches anything.
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

    /// The filter as a match rule for the bus.
    package var rule: String {
        let parts = [
            ("sender", sender), ("path", path?.text), ("interface", interface), ("member", member),
        ].compactMap { name, value in value.map { "\(name)=\(Self.quoted($0))" } }
        return (["type='signal'"] + parts).joined(separator: ",")
    }

    /// All characters in quotes are literal. A quote itself is written outside of them with a backslash.
    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}

/// A bus to connect to.
package enum DBusBus: Hashable, Sendable {
    /// The system bus, which has logind; `DBUS_SYSTEM_BUS_ADDRESS` can name another one.
    case system
    /// The bus of the user's session.
    case session
    /// `unix:path=/run/...`
    case address(String)
}
