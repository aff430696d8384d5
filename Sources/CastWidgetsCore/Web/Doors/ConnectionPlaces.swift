/// The places of a server's connections: so many in all, and of one client so many.
package struct ConnectionPlaces<Client: Hashable & Sendable>: Sendable {
    private let inAll: Int
    private var taken: [Client: Int] = [:]
    package private(set) var count = 0

    package init(inAll: Int) { self.inAll = inAll }

    /// - Parameter most: of this client.
    /// - Returns: false where there is none for it.
    package mutating func take(_ client: Client, most: Int) -> Bool {
        guard count < inAll, taken[client, default: 0] < most else { return false }
        taken[client, default: 0] += 1
        count += 1
        return true
    }

    package mutating func leave(_ client: Client) {
        guard let own = taken[client] else { return }
        taken[client] = own > 1 ? own - 1 : nil
        count -= 1
    }
}
