/// What a cast button shows. Numbers as in the Cast SDK.
public enum CastState: Int, Sendable, CaseIterable {
    case noDevicesAvailable = 0
    case notConnected = 1
    case connecting = 2
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
