/// Keeps track of the bus errors that players have, so that many players that wait for one bus cause one log line.
@MainActor
final class BusComplaints {
    /// The instance that the whole program uses.
    static let shared = BusComplaints()

    private var texts: [ObjectIdentifier: String] = [:]

    init() {}

    /// Notes an error of a player.
    ///
    /// - Returns: whether the error is new: no player has it yet.
    func begin(_ text: String, of player: ObjectIdentifier) -> Bool {
        guard texts[player] != text else { return false }
        let isNews = !texts.values.contains(text)
        texts[player] = text
        return isNews
    }

    /// Called when the player is on the bus or queues for it, or does not want to be on it any more.
    func end(of player: ObjectIdentifier) { texts[player] = nil }
}
