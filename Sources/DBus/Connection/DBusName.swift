/// A bus name that this connection owns.
package struct DBusName: Sendable {
    /// The reason why a name is no longer owned.
    package enum Loss: Hashable, Sendable {
        /// It was released, or the bus gave it to another connection.
        case lost
        /// The connection ended, or the waiting task was cancelled.
        case ended
    }

    package let text: String
    private let signals: AsyncStream<DBusSignal>

    fileprivate init(_ text: String, losses signals: AsyncStream<DBusSignal>) {
        self.text = text
        self.signals = signals
    }

    /// Waits until the name is no longer owned. One task at a time.
    package func loss() async -> Loss {
        for await signal in signals where signal.arguments.first?.stringValue == text { return .lost }
        return .ended
    }
}

/// A place in the bus's queue for a name.
package struct DBusPlaceInLine: Sendable {
    package let name: DBusName
    /// Whether the name was acquired at once.
    package let isFirst: Bool
    fileprivate let gains: AsyncStream<DBusSignal>

    /// Waits until the name is acquired. One task at a time, and once.
    ///
    /// - Returns: false if the connection ended before, or the waiting task was cancelled.
    package func isReached() async -> Bool {
        if isFirst { return true }
        for await signal in gains where signal.arguments.first?.stringValue == name.text { return true }
        return false
    }
}

extension DBusConnection {
    /// Requests a well-known name without queueing for it.
    ///
    /// Export the name's objects first: other programs look for them as soon as the name appears.
    ///
    /// - Throws: `DBusError`: `.nameTaken` if it has an owner, `.refused` if the bus does not allow it, or as for
    ///   `call`.
    package func requestName(_ name: String) async throws(DBusError) -> DBusName {
        let losses = try await signals(matching: news("NameLost"))
        // Do not queue: 4.
        let answer = try await call(ask("RequestName", [.string(name), .uint32(4)])).first?.integerValue
        // Primary owner: 1. Already the owner: 4.
        guard answer == 1 || answer == 4 else {
            throw DBusError(.nameTaken, "The name \(name) is another program's on this bus.")
        }
        return DBusName(name, losses: losses)
    }

    /// Queues for a well-known name.
    ///
    /// The bus decides the order: in dbus-daemon, connections that take over come directly after the owner, the latest
    /// request first; in dbus-broker, all are in the order of their requests.
    ///
    /// - Parameters:
    ///   - yields: whether others may take the name over from this connection, which then queues again.
    ///   - takesOver: whether to take the name from an owner that yields.
    /// - Throws: `.refused` if the bus does not allow it, or as for `call`.
    package func queue(
        forName name: String, yields: Bool, takesOver: Bool
    ) async throws(DBusError) -> DBusPlaceInLine {
        let gains = try await signals(matching: news("NameAcquired"))
        let losses = try await signals(matching: news("NameLost"))
        // Allow replacement: 1. Replace: 2.
        let flags = UInt32((yields ? 1 : 0) + (takesOver ? 2 : 0))
        let answer = try await call(ask("RequestName", [.string(name), .uint32(flags)])).first?.integerValue
        // In the queue: 2.
        return DBusPlaceInLine(
            name: DBusName(name, losses: losses), isFirst: answer != 2, gains: gains)
    }

    /// Releases a name. It is not an error if the name was not owned.
    package func releaseName(_ name: String) async throws(DBusError) {
        _ = try await call(ask("ReleaseName", [.string(name)]))
    }

    private func news(_ member: String) -> DBusMatch {
        DBusMatch(sender: Self.bus, path: "/org/freedesktop/DBus", interface: Self.bus, member: member)
    }

    private static var bus: String { "org.freedesktop.DBus" }

    private func ask(_ member: String, _ arguments: [DBusValue]) -> DBusCall {
        DBusCall(to: Self.bus, path: "/org/freedesktop/DBus", interface: Self.bus, member: member, arguments)
    }
}
