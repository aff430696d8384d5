import CastTransport

/// The kind of network that this machine is on, as far as devices can be reached through it.
package enum MachineNetwork: Hashable, Sendable {
    /// Only the machine itself.
    case none
    /// Only networks with one other machine, such as a tunnel or a modem.
    case pointToPoint
    /// A network with several machines, over cable or Wi-Fi.
    case local

    init(_ interfaces: [NetworkInterface]) {
        let others = interfaces.filter { !$0.isLoopback }
        self = others.isEmpty ? .none : others.contains { !$0.isPointToPoint } ? .local : .pointToPoint
    }

    /// Returns the current kind, then each new one.
    package static func changes() -> AsyncStream<MachineNetwork> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: MachineNetwork.self, bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            var known: MachineNetwork?
            for await interfaces in SystemNetworkPath.make(group: SocketThreads.shared).changes() {
                let network = MachineNetwork(interfaces)
                if network != known { continuation.yield(network) }
                known = network
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}
