import CastWire

/// A LAUNCH in progress. There is at most one.
///
/// A sender that asks for the same application meanwhile waits for this launch. A sender that asks for another
/// application ends this launch, and its askers get CANCELLED.
struct PendingLaunch: Equatable, Sendable {
    struct Asker: Equatable, Sendable {
        let sender: SenderAddress
        let requestID: Int
    }

    /// The number of LAUNCH requests that may wait; further ones are refused until the launch is complete.
    static let maximumAskers = 256
    /// The number of those requests that may come from one connection: a sender asks once and waits.
    static let maximumAskersPerConnection = 4

    let record: ApplicationRecord
    let completesAt: ContinuousClock.Instant
    /// The connection of the first asker.
    var launcher: ConnectionID?
    var credentials: ApplicationCredentials?
    var askers: [Asker]

    /// Whether this connection may have one more request waiting.
    func hasRoom(for connection: ConnectionID) -> Bool {
        askers.count < Self.maximumAskers
            && askers.count { $0.sender.connection == connection } < Self.maximumAskersPerConnection
    }
}

/// The payload of LAUNCH_STATUS. It names its request under a key of its own, so that no sender mistakes it for the
/// reply, which follows.
struct LaunchStatusPayload: Encodable {
    let launchRequestID: Int

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode("LAUNCH_STATUS", forKey: "type")
        try members.encode("LAUNCH_STATUS", forKey: "responseType")
        try members.encode(launchRequestID, forKey: "launchRequestId")
        try members.encode("USER_ALLOWED", forKey: "status")
    }
}
