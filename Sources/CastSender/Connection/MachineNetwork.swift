import CastTransport

/// What networks this machine is in, as far as devices can be behind them.
package enum MachineNetwork: Hashable, Sendable {
    /// Itself alone.
    case none
    /// Only such as have one other machine behind them: a tunnel, a modem.
    case pointToPoint
    /// One with several machines, cable or Wi-Fi.
    case local

    init(_ interfaces: [NetworkInterface]) {
        let others = interfaces.filter { !$0.isLoopback }
        self = others.isEmpty ? .none : others.contains { !$0.isPointToPoint } ? .local : .pointToPoint
    }

    /// What it is now, then whenever it is another.
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
