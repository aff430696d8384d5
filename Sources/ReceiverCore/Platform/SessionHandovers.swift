/// Who has stored the running application's session, and so may say where it has gone.
///
/// A move is made by a sender of the application: it stores the session here, has another device resume it, and tells
/// this one where (`SessionMove`). What anybody else says of a move is not passed on, and each storing is good for one.
/// A connection has one place, whoever speaks on it, and nobody takes another's: there are as many places as there may
/// be connections.
struct SessionHandovers: Equatable, Sendable {
    /// From storing to telling: the other device launches, and loads the film.
    static let limit: Duration = .seconds(120)
    /// As many are remembered. Whoever comes then is not: those who were there before keep their places.
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

    /// The sender of a connection that has stored the session and not told of a move yet.
    func mayTell(on connection: ConnectionID, at now: ContinuousClock.Instant) -> SenderAddress? {
        handovers[connection].flatMap { now < $0.until ? $0.sender : nil }
    }

    mutating func told(on connection: ConnectionID) {
        handovers[connection] = nil
    }
}
