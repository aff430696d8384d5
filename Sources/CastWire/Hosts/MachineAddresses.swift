/// Which addresses lead to this machine, as its interfaces have them at one moment: the one rule of who is asked when a
/// peer names an address.
///
/// Servers on loopback trust whoever reaches them. Many that listen on all addresses trust their own machine as much,
/// and a connection of ours to an address of the machine comes from the machine. So each of its addresses counts as
/// loopback does, in every form in which IPv4 is written within IPv6, and with any zone. It is for refusing: who is on
/// this machine is another question (`IPAddress.isCertainlyThisMachine`).
///
/// A value: whoever connects asks for the addresses anew (`MachineAddresses.now` in CastTransport).
package struct MachineAddresses: Hashable, Sendable {
    /// Loopback, and nothing else.
    package static let loopback = MachineAddresses([])

    /// The system has never told them: any address may be this machine's.
    package static let unknown = MachineAddresses(own: nil)

    private let own: Set<NumericHost>?

    private init(own: Set<NumericHost>?) { self.own = own }

    /// - Parameter literals: addresses of the interfaces; what is none is passed over.
    package init(_ literals: some Sequence<String>) {
        own = Set(literals.compactMap(NumericHost.init))
    }

    /// Whether a connection to the host ends at this machine.
    package func contains(_ host: NumericHost) -> Bool { host.isLoopback || own?.contains(host) ?? true }

    /// The same of a literal; false for a name.
    package func contains(_ literal: String) -> Bool { NumericHost(literal).map { contains($0) } ?? false }
}
