/// Rate limits of clients and of their networks: each client has its own, and its network has a higher one.
///
/// One computer in an IPv6 network can have any number of addresses, and the hosts of a home share a network.
package struct NetworkRates<Client: Hashable & Sendable>: Sendable {
    private var clients: ClientRates<Client>
    private var networks: ClientRates<Client>

    /// How many times as much a network may do as a client.
    package static var share: Double { 8 }

    /// - Parameters:
    ///   - rate: the rate limit of a client.
    ///   - capacity: the most clients, and the most networks, that are kept.
    package init(_ rate: ClientRate, capacity: Int = 1_024) {
        clients = ClientRates(rate, capacity: capacity)
        networks = ClientRates(
            ClientRate(burst: rate.burst * Self.share, perSecond: rate.perSecond * Self.share), capacity: capacity)
    }

    /// Returns how long the client has to wait before its next action; zero: not at all. Nothing is taken.
    package func wait(of client: Client, in network: Client, at now: ContinuousClock.Instant) -> Duration {
        max(clients.wait(of: client, at: now), networks.wait(of: network, at: now))
    }

    /// Returns the same. If the client need not wait, the action counts for it and for its network.
    package mutating func take(_ client: Client, in network: Client, at now: ContinuousClock.Instant) -> Duration {
        let wait = wait(of: client, in: network, at: now)
        guard wait == .zero else { return wait }
        _ = clients.take(client, at: now)
        _ = networks.take(network, at: now)
        return .zero
    }
}
