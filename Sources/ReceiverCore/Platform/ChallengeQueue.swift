package import CastWire

/// Decides which device authentication challenges are signed now and which wait, so that senders can't cause unlimited
/// work.
///
/// A connection can have one challenge at a time, either being signed or waiting. A second one is refused: a sender
/// asks once and waits.
package struct ChallengeQueue: Equatable {
    /// The number of challenges signed at once, over all connections.
    static let limit = 4
    /// The charge to the sender for a signature, in `MessageRate`'s points, in addition to the bytes of the answer. It
    /// stands for one millisecond of a core. A new connection has enough points for one signature.
    package static let points = 40.0

    package struct Challenge: Equatable, Sendable {
        package let connection: ConnectionID
        package let message: CastMessage

        package init(connection: ConnectionID, message: CastMessage) {
            self.connection = connection
            self.message = message
        }
    }

    private var inWork: Set<ConnectionID> = []
    private var waiting: [Challenge] = []

    package init() {}

    package enum Outcome: Equatable {
        /// The challenge is to be signed now; the caller calls `finished` afterwards.
        case begin
        case wait
        /// The connection already has a challenge.
        case refused
    }

    package mutating func arrived(_ challenge: Challenge) -> Outcome {
        let id = challenge.connection
        guard !inWork.contains(id), !waiting.contains(where: { $0.connection == id }) else { return .refused }
        guard inWork.count < Self.limit else {
            waiting.append(challenge)
            return .wait
        }
        inWork.insert(id)
        return .begin
    }

    /// - Returns: The challenge to sign next, if there is one.
    package mutating func finished(_ id: ConnectionID) -> Challenge? {
        inWork.remove(id)
        guard inWork.count < Self.limit, !waiting.isEmpty else { return nil }
        let next = waiting.removeFirst()
        inWork.insert(next.connection)
        return next
    }

    /// Drops the challenge of a closed connection if it is still waiting.
    package mutating func connectionClosed(_ id: ConnectionID) {
        waiting.removeAll { $0.connection == id }
    }
}
