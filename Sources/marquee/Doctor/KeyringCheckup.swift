import DBus

/// Where credentials of streaming servers are kept: the desktop's keyring (Secret Service API), or a file.
enum KeyringCheckup {
    private static let name = "org.freedesktop.secrets"

    static func findings() async -> [Finding] { [finding(await read())] }

    /// Whether somebody has the keyring's name, or would be started for it; nil where no bus answers.
    private static func read() async -> Bool? {
        guard let connection = try? await DBusConnection(to: .session, takesFiles: false) else { return nil }
        var names: [String] = []
        for member in ["ListNames", "ListActivatableNames"] {
            let bus = "org.freedesktop.DBus"
            let call = DBusCall(to: bus, path: "/org/freedesktop/DBus", interface: bus, member: member)
            names +=
                (try? await connection.call(call, timeout: .seconds(5)))?.first?.elements?.compactMap(\.stringValue)
                ?? []
        }
        await connection.close()
        return names.contains(name)
    }

    static func finding(_ isThere: Bool?) -> Finding {
        let subject = "keyring"
        switch isThere {
        case true:
            return Finding(
                subject: subject, verdict: .good, finding: "the desktop's; credentials of servers are kept there")
        case false, nil:
            return Finding(
                subject: subject, verdict: .note,
                finding: (isThere == nil ? "no session bus, and so none" : "none on the session's bus")
                    + "; credentials of servers are kept in an encrypted file of this user's",
                remedy: isThere == nil ? nil : "apt-get install gnome-keyring, where they are to be in a keyring")
        }
    }
}
