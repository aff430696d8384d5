/// Rates of clients and of the networks that they are in: one computer of an IPv6 network has as many addresses as it
/// likes, and a home's hosts share the network. So each has its own rate, and the network a higher one.
package struct NetworkRates<Client: Hashable & Sendable>: Sendable {
    private var clients: ClientRates<Client>
    private var networks: ClientRates<Client>

    /// What a network may do more than a client.
    package static var share: Double { 8 }

    /// - Parameters:
    ///   - rate: of a client.
    ///   - capacity: clients, and networks, that are remembered.
    package init(_ rate: ClientRate, capacity: Int = 1_024) {
        clients = ClientRates(rate, capacity: capacity)
        networks = ClientRates(
            ClientRate(burst: rate.burst * Self.share, perSecond: rate.perSecond * Self.share), capacity: capacity)
    }

    /// How long the client has to wait before it may do it; zero: not at all. Nothing is taken.
    package func wait(of client: Client, in network: Client, at now: ContinuousClock.Instant) -> Duration {
        max(clients.wait(of: client, at: now), networks.wait(of: network, at: now))
    }

    /// The same, and where it need not wait, it has done it, and its network too.
    package mutating func take(_ client: Client, in network: Client, at now: ContinuousClock.Instant) -> Duration {
        let wait = wait(of: client, in: network, at: now)
        guard wait == .zero else { return wait }
        _ = clients.take(client, at: now)
        _ = networks.take(network, at: now)
        return .zero
    }
}
