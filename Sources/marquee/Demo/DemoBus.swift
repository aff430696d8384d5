import Casting
import DBus
import PlatformC
import PlatformFoundation

/// The D-Bus bus on which media controls find their players: the session bus, or a bus of the demo's own if there is
/// none. The demo queries it as a desktop does.
@MainActor struct DemoBus {
    /// There is no bus, and none can be started.
    struct Absence: Error {
        let why: String
    }

    let address: String
    let isOwn: Bool
    private let connection: DBusConnection

    /// - Throws: `Absence` if there is no bus; another error ends the demo.
    static func open(_ stage: DemoStage) async throws -> DemoBus {
        do {
            if let address = sessionAddress, let connection = try await connect(to: address) {
                return DemoBus(address: address, isOwn: false, connection: connection)
            }
            let own = try await startDaemon(stage)
            guard let connection = try await connect(to: own) else {
                throw CastFailure(.lost, "there is no connection to the bus that was just started at \(own)")
            }
            return DemoBus(address: own, isOwn: true, connection: connection)
        } catch let error as DBusError where error.code == .unavailable {
            throw Absence(why: error.description)
        }
    }

    // MARK: - Players

    /// The player of a process, or a player of another program for the same TV, such as the user's service: of two
    /// players for one TV only one is shown. Nil while there is none.
    func player(of pid: pid_t, orOf device: String) async throws -> String? {
        let names = try await ask("ListNames").first?.elements?.compactMap(\.stringValue) ?? []
        let players = names.filter { $0.hasPrefix("org.mpris.MediaPlayer2.") }
        // The bus itself answers this. A player that has just ended has no process and no identity.
        for name in players {
            let owner = try? await ask("GetConnectionUnixProcessID", [.string(name)]).first?.integerValue
            if owner == Int64(pid) { return name }
        }
        for name in players {
            // Another program's player may be frozen and never answer.
            let identity = try? await read(
                "Identity", of: name, interface: "org.mpris.MediaPlayer2", timeout: .seconds(1))
            if identity?.stringValue?.hasPrefix(device + " (") == true { return name }
        }
        return nil
    }

    /// Reads a property of a player.
    func read(
        _ property: String, of player: String, interface: String = DemoBus.interface,
        timeout: Duration = .seconds(10)
    ) async throws -> DBusValue? {
        try await call(
            DBusCall(
                to: player, path: Self.object, interface: "org.freedesktop.DBus.Properties", member: "Get",
                [.string(interface), .string(property)]),
            timeout: timeout
        ).first
    }

    /// Calls a method of a player, and waits for its answer.
    func call(_ method: String, of player: String, _ arguments: [DBusValue]) async throws {
        _ = try await call(
            DBusCall(to: player, path: Self.object, interface: Self.interface, member: method, arguments))
    }

    private static let object: DBusObjectPath = "/org/mpris/MediaPlayer2"
    private static let interface = "org.mpris.MediaPlayer2.Player"

    private func ask(_ member: String, _ arguments: [DBusValue] = []) async throws -> [DBusValue] {
        try await call(Self.question(member, arguments))
    }

    private func call(_ call: DBusCall, timeout: Duration = .seconds(10)) async throws -> [DBusValue] {
        try await connection.call(call, timeout: timeout)
    }

    // MARK: - The way there

    /// The address of the session bus, found as D-Bus's own libraries find it. A child process has another
    /// `XDG_RUNTIME_DIR`, so it is given the address.
    private static var sessionAddress: String? {
        let environment = ProcessInfo.processInfo.environment
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        return environment["XDG_RUNTIME_DIR"].map { "unix:path=\(escaped($0 + "/bus"))" }
    }

    /// Nil if no bus answers, or if the bus refuses this process.
    private static func connect(to address: String) async throws(DBusError) -> DBusConnection? {
        do throws(DBusError) {
            let connection = try await DBusConnection(to: .address(address), takesFiles: false)
            _ = try await connection.call(question("GetId"), timeout: .seconds(5))
            return connection
        } catch {
            guard error.code != .unavailable else { throw error }
            return nil
        }
    }

    private static func question(_ member: String, _ arguments: [DBusValue] = []) -> DBusCall {
        let bus = "org.freedesktop.DBus"
        return DBusCall(to: bus, path: "/org/freedesktop/DBus", interface: bus, member: member, arguments)
    }

    /// - Returns: the address of the new bus.
    private static func startDaemon(_ stage: DemoStage) async throws -> String {
        guard ProgramRunner.isThere("dbus-daemon") else {
            throw Absence(
                why: "there is no session bus, and no dbus-daemon that would be one (apt-get install dbus)")
        }
        let socket = escaped(stage.folder.appendingPathComponent("bus").path)
        return try await stage.startTelling(
            "dbus-daemon",
            ["--session", "--nofork", "--nopidfile", "--print-address", "--address=unix:path=\(socket)"])
    }

    /// Escapes a path for an address (D-Bus specification, "Server Addresses").
    static func escaped(_ path: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_/.\\*".utf8)
        return path.utf8.map { byte in
            if plain.contains(byte) { return String(UnicodeScalar(byte)) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}
