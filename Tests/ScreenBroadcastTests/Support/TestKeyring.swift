import DBus
import Foundation

/// A session bus of this test's own with a real GNOME Keyring on it; both end with the value.
final class TestKeyring: Sendable {
    enum State { case unlocked, locked, absent }

    let bus: DBusBus
    private let processes: [Process]

    static let isInstalled = ["dbus-daemon", "gnome-keyring-daemon"].allSatisfy { name in
        access("/usr/bin/" + name, X_OK) == 0
    }

    init(in folder: TestFolder, _ state: State = .unlocked) async throws {
        let config = folder.path("bus.conf")
        // Without services: nothing is on this bus that was not put there.
        try Data(
            """
            <busconfig><type>session</type><listen>unix:path=\(folder.path("bus"))</listen>
            <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
            <allow own="*"/></policy></busconfig>
            """.utf8
        ).write(to: URL(fileURLWithPath: config))
        let daemon = Process()
        daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        daemon.arguments = ["--config-file=\(config)", "--nofork"]
        (daemon.standardOutput, daemon.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try daemon.run()
        while access(folder.path("bus"), F_OK) != 0 { await Task.yield() }
        bus = .address("unix:path=\(folder.path("bus"))")
        guard state != .absent else {
            processes = [daemon]
            return
        }
        let keyring = Process()
        keyring.executableURL = URL(fileURLWithPath: "/usr/bin/gnome-keyring-daemon")
        keyring.arguments = ["--foreground", "--components=secrets", "--control-directory=\(folder.url.path)"]
        if state == .unlocked { keyring.arguments?.append("--unlock") }
        keyring.environment = [
            "HOME": folder.url.path, "XDG_DATA_HOME": folder.path("share"), "XDG_RUNTIME_DIR": folder.url.path,
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path("bus"))", "PATH": "/usr/bin:/bin",
        ]
        (keyring.standardOutput, keyring.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        let password = Pipe()
        keyring.standardInput = password
        try keyring.run()
        password.fileHandleForWriting.write(Data("open".utf8))
        try password.fileHandleForWriting.close()
        processes = [keyring, daemon]
        let connection = try await DBusConnection(to: bus)
        var isThere = false
        while !isThere {
            let answer = try await connection.call(
                DBusCall(
                    to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
                    member: "NameHasOwner", [.string("org.freedesktop.secrets")]))
            isThere = answer.first?.boolValue == true
        }
        await connection.close()
    }

    deinit {
        // A child of Foundation's begins with the signals blocked that its parent's thread blocks.
        for process in processes { kill(process.processIdentifier, SIGKILL) }
    }
}
