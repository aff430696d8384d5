/// Tokens that were valid lately, by client; the newest are kept.
///
/// They are checked even while somebody at the same address guesses tokens. Behind a reverse proxy, all clients have
/// one address.
package struct KnownTokens<Client: Hashable & Sendable>: Sendable {
    private struct Key: Hashable {
        let client: Client
        let token: String
    }

    private let capacity: Int
    private var used: [Key: Int] = [:]
    private var turn = 0

    /// - Parameter capacity: if it is full, the token that was valid longest ago is evicted.
    package init(capacity: Int = 256) { self.capacity = capacity }

    package var count: Int { used.count }

    /// The token is found by a hash that nobody outside knows, so that the time reveals nothing about it.
    package func contains(_ token: String, of client: Client) -> Bool { used[Key(client: client, token: token)] != nil }

    /// Notes that the token was valid.
    package mutating func keep(_ token: String, of client: Client) {
        turn += 1
        let key = Key(client: client, token: token)
        if used[key] == nil, used.count >= capacity, let oldest = used.min(by: { $0.value < $1.value })?.key {
            used[oldest] = nil
        }
        used[key] = turn
    }

    /// Notes that the token is not valid any more.
    package mutating func forget(_ token: String, of client: Client) { used[Key(client: client, token: token)] = nil }
}
