import DBus

/// The version of the desktop portal's ScreenCast interface, which shares screens under Wayland.
enum PortalVersion {
    /// Nil if no portal answers or it shares no screens. This call starts a portal that is not running yet.
    static func read() async -> UInt32? {
        guard let connection = try? await DBusConnection(to: .session, takesFiles: false) else { return nil }
        let call = DBusCall(
            to: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
            interface: "org.freedesktop.DBus.Properties", member: "Get",
            [.string("org.freedesktop.portal.ScreenCast"), .string("version")])
        let answer = try? await connection.call(call, timeout: .seconds(5))
        await connection.close()
        return answer?.first?.integerValue.flatMap { UInt32(exactly: $0) }
    }
}
