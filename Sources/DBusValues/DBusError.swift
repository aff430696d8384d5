/// Why something did not work over D-Bus.
package struct DBusError: Error, Hashable, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) { self.rawValue = rawValue }

        /// libsystemd is not on this machine, or this program was built without D-Bus.
        package static let unavailable = Code(rawValue: "unavailable")
        /// There is no bus, or it does not take this process.
        package static let notConnected = Code(rawValue: "notConnected")
        /// The bus ended the connection, or it was closed here.
        package static let disconnected = Code(rawValue: "disconnected")
        package static let timeout = Code(rawValue: "timeout")
        package static let cancelled = Code(rawValue: "cancelled")
        /// The name that was asked for is another connection's.
        package static let nameTaken = Code(rawValue: "nameTaken")
        /// The other side answered with an error; `name` is its name.
        package static let refused = Code(rawValue: "refused")
        /// What was to be sent can't be, or what came can't be read.
        package static let malformed = Code(rawValue: "malformed")
    }

    package let code: Code
    /// A sentence for people.
    package let description: String
    /// The D-Bus name of an error that the other side gave: `org.freedesktop.DBus.Error.ServiceUnknown`.
    package let name: String?

    /// Whether a name that was asked for is not allowed: by the bus's policy, or by a sandbox, whose proxy says of a
    /// name that it hides that nobody has it (xdg-dbus-proxy).
    package var isForbidden: Bool {
        name == "org.freedesktop.DBus.Error.AccessDenied" || name == "org.freedesktop.DBus.Error.ServiceUnknown"
    }

    package init(_ code: Code, _ description: String, name: String? = nil) {
        self.code = code
        self.description = description
        self.name = name
    }
}
