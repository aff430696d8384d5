package import CastWire

/// All TLS connections of the device, and the virtual connections inside each.
package struct ConnectionRegistry: Equatable, Sendable {
    private var connections: [ConnectionID: VirtualConnections] = [:]

    package init() {}

    package var count: Int { connections.count }

    package mutating func open(_ id: ConnectionID) {
        connections[id] = VirtualConnections()
    }

    /// Removes a connection and returns the virtual connections that ended with it.
    package mutating func close(_ id: ConnectionID) -> [VirtualConnections.Link] {
        connections.removeValue(forKey: id)?.all ?? []
    }

    package func isConnected(_ sender: SenderAddress, to endpointID: String) -> Bool {
        connections[sender.connection]?.contains(.init(senderID: sender.senderID, endpointID: endpointID)) ?? false
    }

    package mutating func connect(
        _ sender: SenderAddress, to endpointID: String, type: ConnectionMessage.ConnectionType
    ) -> VirtualConnections.ConnectOutcome {
        connections[sender.connection]?
            .connect(.init(senderID: sender.senderID, endpointID: endpointID), type: type) ?? .refused
    }

    /// - Returns: Whether the virtual connection was open.
    package mutating func disconnect(_ sender: SenderAddress, from endpointID: String) -> Bool {
        connections[sender.connection]?.close(.init(senderID: sender.senderID, endpointID: endpointID)) ?? false
    }

    /// Ends all virtual connections to an endpoint and returns their senders.
    package mutating func endpointEnded(_ endpointID: String) -> [SenderAddress] {
        var senders: [SenderAddress] = []
        for id in connections.keys.sorted() {
            let ended = connections[id]?.endpointEnded(endpointID) ?? []
            senders += ended.map { SenderAddress(connection: id, senderID: $0.senderID) }
        }
        return senders
    }

    /// The addresses that reach every sender connected to an endpoint.
    ///
    /// There is one `*` address for each TLS connection. On the connection of an excluded sender, the other senders are
    /// listed one by one instead.
    package func audience(of endpointID: String, except excluded: Set<SenderAddress> = []) -> [SenderAddress] {
        var audience: [SenderAddress] = []
        for (id, links) in connections.sorted(by: { $0.key < $1.key }) {
            let senders = links.senders(of: endpointID)
            guard !senders.isEmpty else { continue }
            if excluded.contains(where: { $0.connection == id }) {
                audience += senders.map { SenderAddress(connection: id, senderID: $0) }
                    .filter { !excluded.contains($0) }
            } else {
                audience.append(SenderAddress(connection: id, senderID: EndpointID.broadcast))
            }
        }
        return audience
    }
}
