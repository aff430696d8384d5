import DBus
import NowPlayingCore

/// The bus on which players are published: the session bus, or one of a test.
protocol MPRISBus: Sendable {
    func connect() async throws(DBusError) -> any MPRISConnection
}

/// One connection to the bus with one player on it. The desktop tells players apart by their connections.
protocol MPRISConnection: Sendable {
    /// Exports the player. The stream of calls ends with the connection.
    func export(_ object: DBusObject) async throws(DBusError) -> AsyncStream<DBusIncomingCall>
    /// Requests a name.
    ///
    /// - Throws: `.nameTaken` if another connection owns the name.
    /// - Returns: a function that waits until this connection does not own the name any more.
    func request(_ name: String) async throws(DBusError) -> @Sendable () async -> Void
    /// Queues for something that several programs may show.
    func queue(for claim: MPRISClaim) async throws(DBusError) -> MPRISTurn
    /// Publishes changed properties.
    ///
    /// - Parameter removed: properties that have no value any more.
    func set(
        _ values: [String: DBusValue], removing removed: Set<String>, of interface: String
    ) async throws(DBusError)
    func emitSeeked(_ position: DBusValue) async throws(DBusError)
    func close() async
}

/// A place in the queue for something that several programs may show.
struct MPRISTurn: Sendable {
    /// Whether other programs were before this one.
    var waits: Bool
    /// Waits until the name is ours; returns false if the connection ended before.
    var comes: @Sendable () async -> Bool
    /// Waits until the name is not ours any more. Called only after it was ours.
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
