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

    init(_ value: Bool?) {
        self = value.map { $0 ? .active : .inactive } ?? .unknown
    }
}

/// What a device's volume can do.
///
/// From the Cast SDK: `GCKSessionTraits`; on the wire, `volume` of RECEIVER_STATUS.
public struct SessionTraits: Hashable, Sendable {
    /// The least volume that can be set, 0 to 1. Default: 0.
    public var minimumVolume: Double = 0
    /// The greatest volume that can be set, 0 to 1. Default: 1.
    public var maximumVolume: Double = 1
    /// How far one press of a volume key goes, 0 to 1; 0 where the volume is fixed. Default: 0.05.
    public var volumeIncrement: Double = 0.05
    /// Whether the device can be muted. Default: true.
    public var supportsMuting: Bool = true
    /// Whose volume it is.
    public var volumeControlType = VolumeControlType.attenuation

    /// The traits of a device that says nothing of them.
    public init() {}

    /// Whether the volume can't be set.
    public var isFixedVolume: Bool { volumeIncrement == 0 }
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

/// The application that a session is with.
///
/// From the Cast SDK: `GCKApplicationMetadata`; on the wire, `applications` of RECEIVER_STATUS.
public struct ApplicationMetadata: Hashable, Sendable {
    /// The id under which it is launched, such as `CC1AD845`.
    public let applicationID: String
    /// What people call it.
    public let applicationName: String
    /// The URL of its icon; nil where it has told none.
    public let iconURL: String?
    /// The namespaces that it listens on, as URNs.
    public let namespaces: [String]
    /// What it says it is doing.
    public let statusText: String
}
