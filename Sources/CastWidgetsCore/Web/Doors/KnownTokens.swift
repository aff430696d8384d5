/// Tokens that were right lately, by client: they are looked at even while somebody at the same address guesses, as
/// behind a reverse proxy, where all are one client. The newest are kept.
package struct KnownTokens<Client: Hashable & Sendable>: Sendable {
    private struct Key: Hashable {
        let client: Client
        let token: String
    }

    private let capacity: Int
    private var used: [Key: Int] = [:]
    private var turn = 0

    /// - Parameter capacity: where it is full, the one that was right longest ago is forgotten.
    package init(capacity: Int = 256) { self.capacity = capacity }

    package var count: Int { used.count }

    /// Found by a hash that nobody outside knows: the time that it takes says nothing about a token.
    package func contains(_ token: String, of client: Client) -> Bool { used[Key(client: client, token: token)] != nil }

    /// It was right.
    package mutating func keep(_ token: String, of client: Client) {
        turn += 1
        let key = Key(client: client, token: token)
        if used[key] == nil, used.count >= capacity, let oldest = used.min(by: { $0.value < $1.value })?.key {
            used[oldest] = nil
        }
        used[key] = turn
    }

    /// It is not right any more.
    package mutating func forget(_ token: String, of client: Client) { used[Key(client: client, token: token)] = nil }
}
