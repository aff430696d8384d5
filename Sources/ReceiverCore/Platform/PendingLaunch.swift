import CastWire

/// A LAUNCH on its way: one at a time. Who asks for the same app meanwhile waits with the first; who asks for another
/// ends this one with CANCELLED.
package struct PendingLaunch: Equatable, Sendable {
    package struct Asker: Equatable, Sendable {
        package let sender: SenderAddress
        package let requestID: Int
    }

    /// More than that ask in vain until the launch is through.
    static let maximumAskers = 256
    /// Of these, as many of one connection: a sender asks once and waits.
    static let maximumAskersPerConnection = 4

    package let record: ApplicationRecord
    package let completesAt: ContinuousClock.Instant
    /// Of whoever asked first.
    package var launcher: ConnectionID?
    package var credentials: ApplicationCredentials?
    package var askers: [Asker]

    /// Whether this connection may have one more answer waiting.
    func hasRoom(for connection: ConnectionID) -> Bool {
        askers.count < Self.maximumAskers
            && askers.count { $0.sender.connection == connection } < Self.maximumAskersPerConnection
    }
}

/// LAUNCH_STATUS names its request under a key of its own, so that no sender takes it for the reply, which follows.
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
