import DBus
import NowPlayingCore

/// Where players are published: the session's bus, or a test's.
protocol MPRISBus: Sendable {
    func connect() async throws(DBusError) -> any MPRISConnection
}

/// One connection to the bus with one player on it. The desktop tells players apart by their connections.
protocol MPRISConnection: Sendable {
    /// The calls end with the connection.
    func export(_ object: DBusObject) async throws(DBusError) -> AsyncStream<DBusIncomingCall>
    /// - Throws: `.nameTaken` where it is another's.
    /// - Returns: waits until the name is ours no more.
    func request(_ name: String) async throws(DBusError) -> @Sendable () async -> Void
    func set(_ values: [String: DBusValue], of interface: String) async throws(DBusError)
    func emitSeeked(_ position: DBusValue) async throws(DBusError)
    func close() async
}

struct SessionMPRISBus: MPRISBus {
    func connect() async throws(DBusError) -> any MPRISConnection {
        LibraryMPRISConnection(connection: try await DBusConnection(to: .session, takesFiles: false))
    }
}

private struct LibraryMPRISConnection: MPRISConnection {
    let connection: DBusConnection

    func export(_ object: DBusObject) async throws(DBusError) -> AsyncStream<DBusIncomingCall> {
        try await connection.export(object, at: MPRISInterfaces.path)
    }

    func request(_ name: String) async throws(DBusError) -> @Sendable () async -> Void {
        let name = try await connection.requestName(name)
        return { _ = await name.loss() }
    }

    func set(_ values: [String: DBusValue], of interface: String) async throws(DBusError) {
        try await connection.set(values, of: interface, at: MPRISInterfaces.path)
    }

    func emitSeeked(_ position: DBusValue) async throws(DBusError) {
        try await connection.emit(
            path: MPRISInterfaces.path, interface: MPRISInterfaces.player, member: "Seeked", [position])
    }

    func close() async { await connection.close() }
}
