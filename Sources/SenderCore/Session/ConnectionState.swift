/// How far a session is. Numbers as in the Cast SDK.
public enum ConnectionState: Int, Sendable, CaseIterable {
    case disconnected = 0
    case connecting = 1
    case connected = 2
    case disconnecting = 3
}

/// Why a session is suspended. Numbers as in the Cast SDK.
public enum ConnectionSuspendReason: Int, Sendable, CaseIterable {
    case unknown = -1
    /// For no reason of the connection's: the session moves to another device.
    case none = 0
    case appBackgrounded = 1
    /// The connection broke.
    case networkError = 2
    /// There is no network, or the machine is going to sleep.
    case networkNotReachable = 3
    /// The app ended, or was killed, while the session was established.
    case appTerminated = 4
}

/// A yes or no that a device does not always tell: whether it is the TV's input, whether it stands by.
public enum ActiveState: Int, Sendable, CaseIterable {
    case unknown = -1
    case inactive = 0
    case active = 1

    package init(_ value: Bool?) {
        self = value.map { $0 ? .active : .inactive } ?? .unknown
    }
}

/// How a session is ended. Numbers as in the Cast SDK.
public enum SessionEndAction: Int, Sendable, CaseIterable {
    /// Leave; the application goes on for others and for a later join.
    case leave = 1
    case disconnect = 2
    /// Stop the application on the device.
    case stopCasting = 3
}
