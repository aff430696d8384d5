package import CastWire

/// Which device authentication challenges are signed now and which wait, so that senders can't make work without end.
///
/// Of each connection there is one at a time, signed or waiting; a second one is refused. A sender asks once and waits.
package struct ChallengeQueue: Equatable {
    /// How many are signed at once, of all connections.
    static let limit = 4
    /// What a signature costs who asks for it, beside its answer's bytes: a millisecond of a core, in `MessageRate`'s
    /// points. A new connection has saved up enough for one.
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
        /// To be signed now; `finished` is due afterwards.
        case begin
        case wait
        /// One of this connection is there already.
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

    /// - Returns: the one that is to be signed next, if there is one.
    package mutating func finished(_ id: ConnectionID) -> Challenge? {
        inWork.remove(id)
        guard inWork.count < Self.limit, !waiting.isEmpty else { return nil }
        let next = waiting.removeFirst()
        inWork.insert(next.connection)
        return next
    }

    /// What waits for a connection that has ended is not signed any more.
    package mutating func connectionClosed(_ id: ConnectionID) {
        waiting.removeAll { $0.connection == id }
    }
}
