/// The state that a cast button shows.
///
/// From the Cast SDK: `GCKCastState`, with its numbers.
public enum CastState: Int, Sendable, CaseIterable {
    /// There is no session, and no device is known.
    case noDevicesAvailable = 0
    /// There is no session, but devices are available.
    case notConnected = 1
    /// A session is starting or trying to resume.
    case connecting = 2
    /// A session is established.
    case connected = 3

    package init(connection: ConnectionState, hasDevices: Bool) {
        self =
            switch connection {
            case .connected: .connected
            case .connecting: .connecting
            case .disconnected, .disconnecting: hasDevices ? .notConnected : .noDevicesAvailable
            }
    }
}
