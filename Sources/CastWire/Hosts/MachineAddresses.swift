/// The addresses of this machine, as its interfaces have them at one moment. It decides whether a connection to an
/// address that a peer names would end at this machine.
///
/// Servers on loopback trust every client. Many servers that listen on all addresses trust their own machine as well,
/// and our connection to one of the machine's addresses comes from the machine. Each of its addresses therefore counts
/// as loopback, in every form of IPv4 within IPv6, and with any zone. It is for refusing only;
/// `IPAddress.isCertainlyThisMachine` decides which peers are on this machine.
///
/// It is a value: code that connects gets the current addresses each time (`MachineAddresses.now` in CastTransport).
package struct MachineAddresses: Hashable, Sendable {
    /// Loopback only.
    package static let loopback = MachineAddresses([])

    /// The system has not reported any addresses, so any address may be this machine's.
    package static let unknown = MachineAddresses(own: nil)

    private let own: Set<NumericHost>?

    private init(own: Set<NumericHost>?) { self.own = own }

    /// - Parameter literals: the addresses of the interfaces; invalid ones are skipped.
    package init(_ literals: some Sequence<String>) {
        own = Set(literals.compactMap(NumericHost.init))
    }

    /// Returns whether a connection to the host ends at this machine.
    package func contains(_ host: NumericHost) -> Bool { host.isLoopback || own?.contains(host) ?? true }

    /// Returns whether a connection to the literal ends at this machine; false for a name.
    package func contains(_ literal: String) -> Bool { NumericHost(literal).map { contains($0) } ?? false }
}
