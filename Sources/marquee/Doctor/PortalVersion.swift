import DBus

/// The desktop portal's ScreenCast, through which Wayland's screens are shared.
enum PortalVersion {
    /// Nil where no portal answers, or it shares no screens. A portal that is not running yet is started by this.
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
