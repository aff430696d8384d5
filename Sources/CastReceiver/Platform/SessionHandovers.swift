/// Who has stored the running application's session, and so may say where it has gone.
///
/// A move is made by a sender of the application: it stores the session here, has another device resume it, and tells
/// this one where (`SessionMove`). What anybody else says of a move is not passed on, and each storing is good for one.
struct SessionHandovers: Equatable, Sendable {
    /// From storing to telling: the other device launches, and loads the film.
    static let limit: Duration = .seconds(120)
    /// As many are remembered; the oldest goes.
    static let maximum = 16

    private struct Handover: Equatable {
        let sender: SenderAddress
        let until: ContinuousClock.Instant
    }

    private var handovers: [Handover] = []

    mutating func stored(by sender: SenderAddress, at now: ContinuousClock.Instant) {
        handovers.removeAll { $0.sender == sender || now >= $0.until }
        handovers = handovers.suffix(Self.maximum - 1) + [Handover(sender: sender, until: now + Self.limit)]
    }

    /// The senders of a connection that have stored the session and not told of a move yet.
    func mayTell(on connection: ConnectionID, at now: ContinuousClock.Instant) -> [SenderAddress] {
        handovers.filter { $0.sender.connection == connection && now < $0.until }.map(\.sender)
    }

    mutating func told(on connection: ConnectionID) {
        handovers.removeAll { $0.sender.connection == connection }
    }
}
