import CastTransport
import CastWire
package import MulticastDNS
import NIOCore

extension AddressReach {
    /// Of an IP literal, with or without a scope; nil for anything else.
    package init?(literal: String) {
        let bare = String(literal.prefix { $0 != "%" })
        guard let address = (try? SocketAddress(ipAddress: bare, port: 0)).flatMap(IPAddress.init) else { return nil }
        self.init(address)
    }
}

extension AddressReach {
    /// As this machine's addresses are now: a connection to any of them is one to this machine.
    package static func now(_ address: IPAddress) -> AddressReach { AddressReach(address, machine: .now) }
}

extension CastSession {
    /// Of the device that is spoken to; one that was not reached yet counts as one in the local network. So does one at
    /// an address of this machine: anybody in the network may tell a receiver here which picture to name.
    var reach: AddressReach { AddressReach(literal: remoteAddress ?? device.networkAddress) ?? .site }
}

extension Session {
    /// For the pictures that its device names: from how far the device was reached counts, not what it says of itself.
    package var imageOrigin: ImageOrigin {
        ImageOrigin(reach: (self as? CastSession)?.reach ?? device.reach, deviceID: device.uniqueID)
    }
}

extension Device {
    /// Of one that nobody is connected to, as it says itself; so this machine's addresses in the network do not count.
    /// A name's address may be any; it counts as one in the local network.
    var reach: AddressReach { AddressReach(literal: networkAddress) ?? .site }
}
