import DBus

/// Checks where credentials of streaming servers are stored: in the desktop's keyring (Secret Service API) or in a
/// file.
enum KeyringCheckup {
    private static let name = "org.freedesktop.secrets"

    static func findings() async -> [Finding] { [finding(await read())] }

    /// Whether a process owns the keyring's bus name or can be started for it; nil if no bus answers.
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
                subject: subject, verdict: .good,
                finding: "the desktop has a keyring, which stores the credentials of servers")
        case false, nil:
            return Finding(
                subject: subject, verdict: .note,
                finding: (isThere == nil ? "no session bus, so no keyring" : "no keyring on the session bus")
                    + "; credentials of servers are stored in an encrypted file of this user",
                remedy: isThere == nil ? nil : "apt-get install gnome-keyring, to store them in a keyring")
        }
    }
}
