import DBus
import PipelineCore
import Synchronization

/// What the portal has allowed, as long as it is used: the portal ends it with the connection to the bus.
final class PortalSession: Sendable {
    private let connection: DBusConnection
    private let path: DBusObjectPath
    private let watch = Mutex<Task<Void, Never>?>(nil)
    private let ends: AsyncStream<DBusSignal>

    /// - Parameter ends: the session's Closed signals.
    init(_ connection: DBusConnection, path: DBusObjectPath, ends: AsyncStream<DBusSignal>) {
        (self.connection, self.path, self.ends) = (connection, path, ends)
    }

    deinit { close() }

    /// - Parameter act: called once the desktop ends it, or the portal is lost; not after ``close()``. For one caller.
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

    /// The desktop's sign that the screen is shared goes out. Again, it does nothing.
    func close() {
        watch.withLock { $0 }?.cancel()
        let connection = connection
        Task { await connection.close() }
    }
}
