package import CastWire

/// Decides which of the moves that a device reports a session looks into.
///
/// Anybody on the network can make a device pass on such a message, so a move is only a hint. Each destination is
/// looked into once in a while, few at a time, and never the device that the session is with.
package struct MoveGate: Equatable, Sendable {
    /// The number of moves that are looked into within `memory`.
    package static let limit = 4
    /// How long the same move is not looked into again.
    package static let memory = Duration.seconds(30)
    /// The largest length of a device's or application session's id in bytes. Real ids have 32 and 36.
    package static let longestID = 128

    private struct Key: Hashable {
        let deviceID: String
        let sessionID: String
    }

    private var seen: [Key: ContinuousClock.Instant] = [:]

    package init() {}

    package enum Outcome: Equatable, Sendable {
        case lookInto
        /// The move names no device, no session, or the session's own device.
        case notAMove
        /// The move was looked into recently, or too many moves were.
        case tooMany
    }

    /// - Parameter deviceID: the device that the session is with.
    package mutating func told(
        _ move: SessionMove, by deviceID: String, at now: ContinuousClock.Instant
    ) -> Outcome {
        let (named, session) = (move.destination.deviceID, move.destination.sessionID)
        guard !named.isEmpty, !session.isEmpty, named.utf8.count <= Self.longestID,
            session.utf8.count <= Self.longestID
        else { return .notAMove }
        let key = Key(deviceID: Device.normalized(id: named), sessionID: session)
        guard key.deviceID != Device.normalized(id: deviceID) else { return .notAMove }
        seen = seen.filter { now - $0.value < Self.memory }
        guard seen[key] == nil, seen.count < Self.limit else { return .tooMany }
        seen[key] = now
        return .lookInto
    }
}
