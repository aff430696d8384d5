/// A name on the bus that is ours.
package struct DBusName: Sendable {
    /// Why a name is ours no more.
    package enum Loss: Hashable, Sendable {
        /// It was let go, or the bus gave it to another.
        case lost
        /// The connection ended, or the task that waits was cancelled.
        case ended
    }

    package let text: String
    private let signals: AsyncStream<DBusSignal>

    fileprivate init(_ text: String, losses signals: AsyncStream<DBusSignal>) {
        self.text = text
        self.signals = signals
    }

    /// Waits until the name is ours no more. One task at a time.
    package func loss() async -> Loss {
        for await signal in signals where signal.arguments.first?.stringValue == text { return .lost }
        return .ended
    }
}

/// A place in the line of those who want a name on the bus.
package struct DBusPlaceInLine: Sendable {
    package let name: DBusName
    /// Whether the name was ours at once.
    package let isFirst: Bool
    fileprivate let gains: AsyncStream<DBusSignal>

    /// Waits until the name is ours. One task at a time, and once.
    ///
    /// - Returns: false where the connection ended before, or the task that waits was cancelled.
    package func isReached() async -> Bool {
        if isFirst { return true }
        for await signal in gains where signal.arguments.first?.stringValue == name.text { return true }
        return false
    }
}

extension DBusConnection {
    /// Asks for a well-known name, for which this connection does not queue.
    ///
    /// What the name stands for is exported before: others look as soon as it is there.
    ///
    /// - Throws: `DBusError`: `.nameTaken` where it is another's, `.refused` where the bus does not allow it, or as for
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

    /// Stands in line for a well-known name.
    ///
    /// The order of those who wait is the bus's: in dbus-daemon those who take over go directly behind the one that has
    /// it, the last that asked first, and in dbus-broker all stand in the order in which they asked.
    ///
    /// - Parameters:
    ///   - yields: whether those who take over may take it from this connection, which then stands in line again.
    ///   - takesOver: whether it is taken from one who yields.
    /// - Throws: `.refused` where the bus does not allow it, or as for `call`.
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

    /// Lets a name go; that it was not ours is no error.
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
