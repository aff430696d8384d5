import DBus
import Synchronization

/// A capture that the portal has allowed, for as long as it is used. The portal ends it with the connection to the bus.
final class PortalSession: Sendable {
    private let connection: DBusConnection
    private let path: DBusObjectPath
    private let watch = Mutex<Task<Void, Never>?>(nil)
    private let ends: AsyncStream<DBusSignal>

    /// - Parameter ends: The session's Closed signals.
    init(_ connection: DBusConnection, path: DBusObjectPath, ends: AsyncStream<DBusSignal>) {
        (self.connection, self.path, self.ends) = (connection, path, ends)
    }

    deinit { close() }

    /// - Parameter act: Called when the desktop ends the session or the portal is lost, but not after ``close()``.
    ///   There can be only one caller.
    func onEnd(_ act: @escaping @Sendable (PipelineError) -> Void) {
        let ends = ends
        let task = Task {
            for await _ in ends {
                act(DesktopPortal.closed)
                return
            }
            if !Task.isCancelled { act(DesktopPortal.closed) }
        }
        watch.withLock { $0 = task }
    }

    /// Ends the session, so that the desktop no longer shows that the screen is shared. Further calls do nothing.
    func close() {
        watch.withLock { $0 }?.cancel()
        let connection = connection
        Task { await connection.close() }
    }
}
