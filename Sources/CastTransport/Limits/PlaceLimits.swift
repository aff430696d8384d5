/// The limits for the places of a port; docs/limits.md has the reasons for the numbers.
package struct PlaceLimits: Equatable, Sendable {
    /// The places in total, from 1 on.
    package var connections: Int
    /// The number of these places that strangers may have: connections that are neither from loopback nor from known
    /// addresses.
    package var strangers: Int
    package var perAddress: Int
    package var perLoopbackAddress: Int
    /// The connections of all addresses of an IPv6 network (`PeerAddress.network`).
    package var perNetwork: Int
    /// The connections of one address that are still in the TLS handshake. Beyond that, the oldest of them is closed.
    package var handshakesPerAddress = Int.max
    /// How long a new connection may take to send something before a new connection from another address may take its
    /// place.
    package var grace: Duration = .zero
    /// The number of known addresses that are remembered.
    package var knownAddresses = 64
    /// Whether a proven connection may be evicted: one of the address that has the most, the one that has been inactive
    /// for longest.
    ///
    /// This is only for ports whose clients reconnect, such as players that read a file in parts.
    package var quietestGivesWay = false
    /// The number of unproven connections that keep their places at such a port when all places are taken, so that they
    /// have time to prove themselves.
    package var unprovenRoom: Int { max(1, connections / 16) }
    /// Whether a connection can prove itself with a secret. An unproven connection then does not keep out others of its
    /// address.
    package var hasProofs = false
    /// The rates at which connections may begin; nil for no limit.
    package var arrivals: ConnectionBudget?

    /// - Parameter forOthers: the number of places that strangers can't have.
    package init(
        connections: Int, forOthers: Int = 0, perAddress: Int, perLoopbackAddress: Int? = nil, perNetwork: Int? = nil
    ) {
        self.connections = connections
        strangers = connections - forOthers
        self.perAddress = perAddress
        self.perLoopbackAddress = perLoopbackAddress ?? perAddress
        self.perNetwork = perNetwork ?? connections
    }

    /// The limits for a device's port for senders.
    package init(_ budget: ConnectionBudget) {
        self.init(
            connections: budget.connections, perAddress: budget.connectionsPerAddress,
            perLoopbackAddress: budget.connectionsPerLoopbackAddress, perNetwork: budget.connectionsPerNetwork)
        handshakesPerAddress = budget.handshakesPerAddress
        grace = budget.grace
        arrivals = budget
    }

    /// The limits for all ports of a process together. The number of its descriptors decides how many connections it
    /// may have.
    static var ofProcess: PlaceLimits { PlaceLimits(connections: .max, perAddress: .max) }

    func places(of address: PeerAddress) -> Int {
        min(connections, address.isLoopback ? perLoopbackAddress : perAddress)
    }
}
