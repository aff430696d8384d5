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
    /// Stands in line for what several programs show.
    func queue(for claim: MPRISClaim) async throws(DBusError) -> MPRISTurn
    /// - Parameter removed: properties that have no value any more.
    func set(
        _ values: [String: DBusValue], removing removed: Set<String>, of interface: String
    ) async throws(DBusError)
    func emitSeeked(_ position: DBusValue) async throws(DBusError)
    func close() async
}

/// Whose turn it is to show something that others show too.
struct MPRISTurn: Sendable {
    /// Whether others were before it.
    var waits: Bool
    /// Waits until it is ours. False where the connection ended before.
    var comes: @Sendable () async -> Bool
    /// Waits until it is ours no more. Asked once it has come.
    var ends: @Sendable () async -> Void
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

    func queue(for claim: MPRISClaim) async throws(DBusError) -> MPRISTurn {
        let place = try await connection.queue(
            forName: claim.busName, yields: claim.yields, takesOver: claim.takesOver)
        return MPRISTurn(
            waits: !place.isFirst, comes: { await place.isReached() }, ends: { _ = await place.name.loss() })
    }

    func set(
        _ values: [String: DBusValue], removing removed: Set<String>, of interface: String
    ) async throws(DBusError) {
        try await connection.set(values, removing: removed, of: interface, at: MPRISInterfaces.path)
    }

    func emitSeeked(_ position: DBusValue) async throws(DBusError) {
        try await connection.emit(
            path: MPRISInterfaces.path, interface: MPRISInterfaces.player, member: "Seeked", [position])
    }

    func close() async { await connection.close() }
}
