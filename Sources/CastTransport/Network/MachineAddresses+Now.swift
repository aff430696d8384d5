package import CastWire
package import MulticastDNS
import NIOCore
import Synchronization

extension MachineAddresses {
    /// The addresses of the interfaces that are up now.
    ///
    /// It costs a few system calls and is read for each connection, since addresses come and go. If the system does not
    /// report them, the last known ones are used. If none were ever known, every address counts as this machine's.
    package static var now: MachineAddresses { MachineAddresses(told: OwnAddresses.now) }

    /// The same, up to a second old, for frequent use, such as for each request of a page.
    package static var recent: MachineAddresses { MachineAddresses(told: OwnAddresses.recent) }

    private init(told addresses: [IPAddress]?) {
        self = addresses.map { MachineAddresses($0.map(\.description)) } ?? .unknown
    }
}

/// The addresses of this machine's interfaces.
package enum OwnAddresses {
    private struct Reading: Sendable {
        var addresses: [IPAddress]
        var at: ContinuousClock.Instant
    }

    private static let last = Mutex<Reading?>(nil)
    private static let path = SystemNetworkPath.make(group: SocketThreads.shared)

    /// Nil if the system has never reported them.
    static var now: [IPAddress]? {
        let time = ContinuousClock.now
        guard let interfaces = try? path.interfaces() else { return last.withLock { $0?.addresses } }
        let addresses = interfaces.flatMap { $0.addresses.map(\.address) }
        last.withLock { $0 = Reading(addresses: addresses, at: time) }
        return addresses
    }

    /// The addresses as they were within the last second.
    static var recent: [IPAddress]? {
        let time = ContinuousClock.now
        let known = last.withLock { $0 }
        if let known, time - known.at < .seconds(1) { return known.addresses }
        return now
    }

    /// Returns whether a connection from an address can only come from this machine, in order to grant access.
    ///
    /// Nobody else could receive an answer at these addresses. A link-local address does not count, since it identifies
    /// the machine only together with its link.
    package static func isCertainlyHere(_ address: IPAddress) -> Bool {
        if address.isCertainlyThisMachine { return true }
        guard !address.needsScope else { return false }
        return now?.contains(address.withoutMapping) ?? false
    }
}

extension IPAddress {
    /// The IPv4 address, if a socket for both families reports it in IPv6 form (::ffff:a.b.c.d).
    var withoutMapping: IPAddress {
        guard case .v6(let address) = self, address.high == 0, address.low >> 32 == 0xFFFF else { return self }
        return .v4(IPv4Address(rawValue: UInt32(truncatingIfNeeded: address.low)))
    }
}
