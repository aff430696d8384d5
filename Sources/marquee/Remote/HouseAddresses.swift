import CastRemote
import CastTransport
import MulticastDNS
import PlatformC

/// The private addresses of this machine that `--lan` opens.
enum HouseAddresses {
    /// - Parameter interfaces: names of interfaces; empty for all.
    /// - Throws: `.wrongUse` if there is no private address.
    static func find(_ interfaces: [String]) throws -> [MachineAddress] {
        let present = (try? SystemNetworkPath.make(group: SocketThreads.shared.next()).interfaces()) ?? []
        let wanted = present.filter { !$0.isLoopback && (interfaces.isEmpty || interfaces.contains($0.name)) }
        let chosen = OfferedAddresses.choose(wanted.flatMap(addresses))
        guard chosen.isEmpty else { return chosen }
        let names = wanted.map(\.name).joined(separator: ", ")
        throw CommandFailure(
            .wrongUse,
            "--lan finds no private address (192.168.…, 10.…, 172.16.…, fd…) on this machine's interfaces"
                + (names.isEmpty ? "" : " (\(names))") + ": connect this machine to the home network")
    }

    private static func addresses(of interface: NetworkInterface) -> [MachineAddress] {
        interface.addresses.map { found in
            MachineAddress(
                interface: interface.name, text: "\(found.address)", bytes: bytes(of: found.address),
                isPointToPoint: interface.isPointToPoint)
        }
    }

    private static func bytes(of address: IPAddress) -> [UInt8] {
        switch address {
        case .v4(let value): return withUnsafeBytes(of: value.rawValue.bigEndian) { Array($0) }
        case .v6(let value):
            return withUnsafeBytes(of: value.high.bigEndian) { Array($0) }
                + withUnsafeBytes(of: value.low.bigEndian) { Array($0) }
        }
    }

    /// The name of this machine and its name in the local network. Requests for these host names are accepted.
    static var names: [String] {
        var bytes = [CChar](repeating: 0, count: 256)
        guard gethostname(&bytes, bytes.count - 1) == 0, let name = String(validatingCString: bytes) else { return [] }
        let isName =
            !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: true
                default: false
                }
            }
        return isName ? [name, name + ".local"] : []
    }
}
