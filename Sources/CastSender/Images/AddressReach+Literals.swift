import CastTransport
import MulticastDNS
import NIOCore

extension AddressReach {
    /// Of an IP literal, with or without a scope; nil for anything else.
    package init?(literal: String) {
        let bare = String(literal.prefix { $0 != "%" })
        guard let address = (try? SocketAddress(ipAddress: bare, port: 0)).flatMap(IPAddress.init) else { return nil }
        self.init(address)
    }
}

extension CastSession {
    /// Of the device that is spoken to; one that was not reached yet counts as one in the local network.
    var reach: AddressReach { AddressReach(literal: remoteAddress ?? device.networkAddress) ?? .site }
}

extension Device {
    /// A name's address may be any; it counts as one in the local network.
    var reach: AddressReach { AddressReach(literal: networkAddress) ?? .site }
}
