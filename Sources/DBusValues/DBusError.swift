/// An error of a D-Bus operation.
package struct DBusError: Error, Hashable, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) { self.rawValue = rawValue }

        /// libsystemd is not installed, or this program was built without D-Bus.
        package static let unavailable = Code(rawValue: "unavailable")
        /// There is no bus, or it refuses this process.
        package static let notConnected = Code(rawValue: "notConnected")
        /// The bus ended the connection, or it was closed here.
        package static let disconnected = Code(rawValue: "disconnected")
        package static let timeout = Code(rawValue: "timeout")
        package static let cancelled = Code(rawValue: "cancelled")
        /// Another connection owns the requested name.
        package static let nameTaken = Code(rawValue: "nameTaken")
        /// The other side answered with an error; `name` is its name.
        package static let refused = Code(rawValue: "refused")
        /// A message can't be sent or read.
        package static let malformed = Code(rawValue: "malformed")
    }

    package let code: Code
    /// A sentence for people.
    package let description: String
    /// The D-Bus name of the other side's error, such as `org.freedesktop.DBus.Error.ServiceUnknown`.
    package let name: String?

    /// Whether a requested name is forbidden by the bus's policy or by a sandbox. For a name that it hides, a sandbox's
    /// proxy (xdg-dbus-proxy) answers that it has no owner.
    package var isForbidden: Bool {
        name == "org.freedesktop.DBus.Error.AccessDenied" || name == "org.freedesktop.DBus.Error.ServiceUnknown"
    }

    package init(_ code: Code, _ description: String, name: String? = nil) {
        self.code = code
        self.description = description
        self.name = name
    }
}
