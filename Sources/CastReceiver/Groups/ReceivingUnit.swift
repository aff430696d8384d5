/// What one process runs: a receiver, or a group with its members.
package enum ReceivingUnit: Sendable {
    case one(Receiver)
    case group(ReceiverGroup)

    /// The receiver to which senders cast.
    package var receiver: Receiver {
        switch self {
        case .one(let receiver): receiver
        case .group(let group): group.group
        }
    }

    package var members: [Receiver] {
        get async {
            switch self {
            case .one: []
            case .group(let group): await group.members
            }
        }
    }

    package func start() async throws {
        switch self {
        case .one(let receiver): try await receiver.start()
        case .group(let group): try await group.start()
        }
    }

    package func stop() async {
        switch self {
        case .one(let receiver): await receiver.stop()
        case .group(let group): await group.stop()
        }
    }
}
