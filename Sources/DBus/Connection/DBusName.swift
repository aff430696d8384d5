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

extension DBusConnection {
    /// Asks for a well-known name, for which this connection does not queue.
    ///
    /// What the name stands for is exported before: others look as soon as it is there.
    ///
    /// - Throws: `DBusError`: `.nameTaken` where it is another's, `.refused` where the bus does not allow it, or as for
    ///   `call`.
    package func requestName(_ name: String) async throws(DBusError) -> DBusName {
        let losses = try await signals(
            matching: DBusMatch(
                sender: Self.bus, path: "/org/freedesktop/DBus", interface: Self.bus, member: "NameLost"))
        // Do not queue: 4.
        let answer = try await call(ask("RequestName", [.string(name), .uint32(4)])).first?.integerValue
        // Primary owner: 1. Already the owner: 4.
        guard answer == 1 || answer == 4 else {
            throw DBusError(.nameTaken, "The name \(name) is another program's on this bus.")
        }
        return DBusName(name, losses: losses)
    }

    /// Lets a name go; that it was not ours is no error.
    package func releaseName(_ name: String) async throws(DBusError) {
        _ = try await call(ask("ReleaseName", [.string(name)]))
    }

    private static var bus: String { "org.freedesktop.DBus" }

    private func ask(_ member: String, _ arguments: [DBusValue]) -> DBusCall {
        DBusCall(to: Self.bus, path: "/org/freedesktop/DBus", interface: Self.bus, member: member, arguments)
    }
}
