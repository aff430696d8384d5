/// What is amiss with the bus, and with whom: of many players that all wait for one bus a log has one line.
@MainActor
final class BusComplaints {
    /// The program's own.
    static let shared = BusComplaints()

    private var texts: [ObjectIdentifier: String] = [:]

    init() {}

    /// - Returns: whether this is news: nobody complains of it yet.
    func begin(_ text: String, of player: ObjectIdentifier) -> Bool {
        guard texts[player] != text else { return false }
        let isNews = !texts.values.contains(text)
        texts[player] = text
        return isNews
    }

    /// The player is on the bus or in line for it, or wants to be there no more.
    func end(of player: ObjectIdentifier) { texts[player] = nil }
}
