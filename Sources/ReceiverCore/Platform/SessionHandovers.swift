/// The senders that have stored the running application's session, and so may report where it has moved.
///
/// A sender of the application makes the move: it stores the session here, has another device resume it, and tells this
/// device where it went (`SessionMove`). Reports from other senders are not passed on, and each stored session allows
/// one report. A connection has one entry, however many senders use it, and no connection can take another's. There are
/// as many entries as there can be connections.
struct SessionHandovers: Equatable, Sendable {
    /// The longest time between storing and reporting: the other device launches the application and loads the film
    /// meanwhile.
    static let limit: Duration = .seconds(120)
    /// The largest number of entries. If all are valid, a new connection gets none: the earlier ones keep theirs.
    static let maximum = 256

    private struct Handover: Equatable {
        let sender: SenderAddress
        let until: ContinuousClock.Instant
    }

    private var handovers: [ConnectionID: Handover] = [:]

    mutating func stored(by sender: SenderAddress, at now: ContinuousClock.Instant) {
        if handovers.count >= Self.maximum { handovers = handovers.filter { now < $0.value.until } }
        guard handovers.count < Self.maximum || handovers[sender.connection] != nil else { return }
        handovers[sender.connection] = Handover(sender: sender, until: now + Self.limit)
    }

    /// The sender on a connection that has stored the session and has not reported a move yet.
    func mayTell(on connection: ConnectionID, at now: ContinuousClock.Instant) -> SenderAddress? {
        handovers[connection].flatMap { now < $0.until ? $0.sender : nil }
    }

    mutating func told(on connection: ConnectionID) {
        handovers[connection] = nil
    }
}
