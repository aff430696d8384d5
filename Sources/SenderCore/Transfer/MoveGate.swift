package import CastWire

/// Which of the moves that a device tells of a session looks into at all.
///
/// Anybody in the network can have such a message passed on by a device, so a move is a hint and nothing more: of each
/// destination once in a while, of few at a time, and never of the device that the session is with.
package struct MoveGate: Equatable, Sendable {
    /// Moves that are looked into within `memory`.
    package static let limit = 4
    /// How long a move is not looked into again.
    package static let memory = Duration.seconds(30)
    /// Of a device's or an application session's id; real ones have 32 and 36 characters.
    package static let longestID = 128

    private struct Key: Hashable {
        let deviceID: String
        let sessionID: String
    }

    private var seen: [Key: ContinuousClock.Instant] = [:]

    package init() {}

    package enum Outcome: Equatable, Sendable {
        case lookInto
        /// It names no device, no session, or this very device.
        case notAMove
        /// It was looked into lately, or too many were.
        case tooMany
    }

    /// - Parameter deviceID: of the device that the session is with.
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
