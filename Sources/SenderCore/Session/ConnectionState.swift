/// How far a session is. From the Cast SDK: `GCKConnectionState`, with its numbers.
public enum ConnectionState: Int, Sendable, CaseIterable {
    /// There is no connection, and none is being made.
    case disconnected = 0
    /// A session is starting, or trying to resume.
    case connecting = 1
    /// The session is established.
    case connected = 2
    /// The session is ending.
    case disconnecting = 3
}

/// Why a session is suspended. From the Cast SDK: `GCKConnectionSuspendReason`, with its numbers.
public enum ConnectionSuspendReason: Int, Sendable, CaseIterable {
    /// Nobody said why.
    case unknown = -1
    /// For no reason of the connection's: the session moves to another device.
    case none = 0
    /// The app went out of sight.
    case appBackgrounded = 1
    /// The connection broke.
    case networkError = 2
    /// There is no network, or the machine is going to sleep.
    case networkNotReachable = 3
    /// The app ended, or was killed, while the session was established.
    case appTerminated = 4
}

/// A yes or no that a device does not always tell: whether it is the TV's input, whether it stands by.
///
/// From the Cast SDK: `GCKActiveInputStatus` and `GCKStandbyStatus`, which have the same numbers.
public enum ActiveState: Int, Sendable, CaseIterable {
    /// The device has not said.
    case unknown = -1
    /// No.
    case inactive = 0
    /// Yes.
    case active = 1

    package init(_ value: Bool?) {
        self = value.map { $0 ? .active : .inactive } ?? .unknown
    }
}

/// How a session is ended. From the Cast SDK: `GCKSessionEndAction`, with its numbers.
public enum SessionEndAction: Int, Sendable, CaseIterable {
    /// Leave; the application goes on for others and for a later join.
    case leave = 1
    /// Give up a session that is starting; of one that is established, the same as to leave.
    case disconnect = 2
    /// Stop the application on the device.
    case stopCasting = 3
}
