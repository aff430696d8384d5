package import CastWire
package import MulticastDNS
import NIOCore
import Synchronization

extension MachineAddresses {
    /// Of the interfaces that are up now. It costs a few system calls, and is asked for at each connection, since
    /// addresses come and go. Where the system does not tell, the addresses of the last time count; before the first
    /// time every address counts as this machine's.
    package static var now: MachineAddresses { MachineAddresses(told: OwnAddresses.now) }

    /// The same, up to a second old: for what is asked again and again, with each request of a page.
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

    /// Nil where the system has never told them.
    static var now: [IPAddress]? {
        let time = ContinuousClock.now
        guard let interfaces = try? path.interfaces() else { return last.withLock { $0?.addresses } }
        let addresses = interfaces.flatMap { $0.addresses.map(\.address) }
        last.withLock { $0 = Reading(addresses: addresses, at: time) }
        return addresses
    }

    /// As they were within the last second.
    static var recent: [IPAddress]? {
        let time = ContinuousClock.now
        let known = last.withLock { $0 }
        if let known, time - known.at < .seconds(1) { return known.addresses }
        return now
    }

    /// Whether who connects from an address is on this machine, for granting: nobody else gets an answer there. A
    /// link-local address says so only together with its link, so it does not count.
    package static func isCertainlyHere(_ address: IPAddress) -> Bool {
        if address.isCertainlyThisMachine { return true }
        guard !address.needsScope else { return false }
        return now?.contains(address.withoutMapping) ?? false
    }
}

extension IPAddress {
    /// IPv4 as a socket for both families tells it (::ffff:a.b.c.d) is the IPv4 address.
    var withoutMapping: IPAddress {
        guard case .v6(let address) = self, address.high == 0, address.low >> 32 == 0xFFFF else { return self }
        return .v4(IPv4Address(rawValue: UInt32(truncatingIfNeeded: address.low)))
    }
}
