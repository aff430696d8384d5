package import CastWire
package import MulticastDNS
import NIOCore
import Synchronization

extension MachineAddresses {
    /// Of the interfaces that are up now. It costs a few system calls, and is asked for at each connection, since
    /// addresses come and go. Where the system does not tell, the addresses of the last time count.
    package static var now: MachineAddresses { MachineAddresses(OwnAddresses.now.map(\.description)) }
}

/// The addresses of this machine's interfaces.
package enum OwnAddresses {
    private static let last = Mutex<[IPAddress]>([])
    private static let path = SystemNetworkPath.make(group: SocketThreads.shared)

    static var now: [IPAddress] {
        guard let interfaces = try? path.interfaces() else { return last.withLock { $0 } }
        let addresses = interfaces.flatMap { $0.addresses.map(\.address) }
        last.withLock { $0 = addresses }
        return addresses
    }

    /// Whether who connects from an address is on this machine, for granting: nobody else gets an answer there. A
    /// link-local address says so only together with its link, so it does not count.
    package static func isCertainlyHere(_ address: IPAddress) -> Bool {
        if address.isCertainlyThisMachine { return true }
        guard !address.needsScope else { return false }
        return now.contains(address.withoutMapping)
    }
}

extension IPAddress {
    /// IPv4 as a socket for both families tells it (::ffff:a.b.c.d) is the IPv4 address.
    var withoutMapping: IPAddress {
        guard case .v6(let address) = self, address.high == 0, address.low >> 32 == 0xFFFF else { return self }
        return .v4(IPv4Address(rawValue: UInt32(truncatingIfNeeded: address.low)))
    }
}
