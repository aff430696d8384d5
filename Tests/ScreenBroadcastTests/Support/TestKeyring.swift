import BusFakes
import DBus
import Foundation

/// A session bus of this test's own with a real GNOME Keyring on it; both end with the value.
final class TestKeyring: Sendable {
    enum State { case unlocked, locked, absent }

    let bus: DBusBus
    private let daemon: PrivateBus
    private let processes: [Process]

    static let isInstalled = ["dbus-daemon", "gnome-keyring-daemon"].allSatisfy { name in
        access("/usr/bin/" + name, X_OK) == 0
    }

    init(in folder: TestFolder, _ state: State = .unlocked) async throws {
        let bus = try await PrivateBus(in: folder.url.path)
        (self.bus, daemon) = (bus.bus, bus)
        guard state != .absent else {
            processes = []
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
        processes = [keyring]
        let connection = try await DBusConnection(to: bus.bus)
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
