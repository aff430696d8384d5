/// The state of a session.
///
/// From the Cast SDK: `GCKConnectionState`, with its numbers.
public enum ConnectionState: Int, Sendable, CaseIterable {
    /// There is no connection, and none is being made.
    case disconnected = 0
    /// A session is starting or trying to resume.
    case connecting = 1
    /// The session is established.
    case connected = 2
    /// The session is ending.
    case disconnecting = 3
}

/// The reason why a session is suspended.
///
/// From the Cast SDK: `GCKConnectionSuspendReason`, with its numbers.
public enum ConnectionSuspendReason: Int, Sendable, CaseIterable {
    /// The reason is not known.
    case unknown = -1
    /// The connection has no problem: the session moves to another device.
    case none = 0
    /// The app went into the background.
    case appBackgrounded = 1
    /// The connection failed.
    case networkError = 2
    /// There is no network, or the machine is going to sleep.
    case networkNotReachable = 3
    /// The app ended or was killed while the session was established.
    case appTerminated = 4
}

/// A state that a device does not always report: whether it is the TV's input, or whether it is in standby.
///
/// From the Cast SDK: `GCKActiveInputStatus` and `GCKStandbyStatus`, which have the same numbers.
public enum ActiveState: Int, Sendable, CaseIterable {
    /// The device has not reported the state.
    case unknown = -1
    /// The device has reported "no".
    case inactive = 0
    /// The device has reported "yes".
    case active = 1

    package init(_ value: Bool?) {
        self = value.map { $0 ? .active : .inactive } ?? .unknown
    }
}

/// The way in which a session is ended.
///
/// From the Cast SDK: `GCKSessionEndAction`, with its numbers.
public enum SessionEndAction: Int, Sendable, CaseIterable {
    /// Leave the session. The application goes on for other senders and can be joined later.
    case leave = 1
    /// Cancel a session that is starting. For an established session this is the same as `leave`.
    case disconnect = 2
    /// Stop the application on the device.
    case stopCasting = 3
}
