/// How many connections the places of a port are for, and for whom; docs/limits.md has the reasons for the numbers.
package struct PlaceLimits: Equatable, Sendable {
    /// In all, from 1 on.
    package var connections: Int
    /// Of these, what strangers may have: everybody but loopback and addresses that are known.
    package var strangers: Int
    package var perAddress: Int
    package var perLoopbackAddress: Int
    /// Of all addresses of an IPv6 network (`PeerAddress.network`).
    package var perNetwork: Int
    /// Of one address, connections that have not agreed on TLS; beyond, the oldest of them goes.
    package var handshakesPerAddress = Int.max
    /// How long a newcomer has to say something before another address's newcomer may have its place.
    package var grace: Duration = .zero
    /// Addresses that are remembered as known.
    package var knownAddresses = 64
    /// Whether even a connection that has proven who it is gives way where all others have too: the one that has been
    /// quiet for longest. Only for a port whose clients come again, as players do that read a file in parts.
    package var quietestGivesWay = false
    /// Whether a connection can show that it knows a secret. Then none that has not keeps out others of its address.
    package var hasProofs = false
    /// How many connections may begin; nil counts none.
    package var arrivals: ConnectionBudget?

    /// - Parameter forOthers: places that strangers can't have.
    package init(
        connections: Int, forOthers: Int = 0, perAddress: Int, perLoopbackAddress: Int? = nil, perNetwork: Int? = nil
    ) {
        self.connections = connections
        strangers = connections - forOthers
        self.perAddress = perAddress
        self.perLoopbackAddress = perLoopbackAddress ?? perAddress
        self.perNetwork = perNetwork ?? connections
    }

    /// Those of a device's port for senders.
    package init(_ budget: ConnectionBudget) {
        self.init(
            connections: budget.connections, perAddress: budget.connectionsPerAddress,
            perLoopbackAddress: budget.connectionsPerLoopbackAddress, perNetwork: budget.connectionsPerNetwork)
        handshakesPerAddress = budget.handshakesPerAddress
        grace = budget.grace
        arrivals = budget
    }

    /// Those of all ports of a process together: how many there may be its descriptors say.
    static var ofProcess: PlaceLimits { PlaceLimits(connections: .max, perAddress: .max) }

    func places(of address: PeerAddress) -> Int {
        min(connections, address.isLoopback ? perLoopbackAddress : perAddress)
    }
}
