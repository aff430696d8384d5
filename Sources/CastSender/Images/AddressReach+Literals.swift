import CastTransport
import CastWire
package import MulticastDNS
import NIOCore

extension AddressReach {
    /// Creates the reach of an IP literal, with or without a scope. Nil for any other text.
    package init?(literal: String) {
        let bare = String(literal.prefix { $0 != "%" })
        guard let address = (try? SocketAddress(ipAddress: bare, port: 0)).flatMap(IPAddress.init) else { return nil }
        self.init(address)
    }
}

extension AddressReach {
    /// Returns the reach with this machine's current addresses. A connection to any of them reaches this machine.
    package static func now(_ address: IPAddress) -> AddressReach { AddressReach(address, machine: .now) }
}

extension CastSession {
    /// The reach of the device that the session is connected to.
    ///
    /// Before the device was reached, the reach is that of its address; a name counts as on the local network. A device
    /// at one of this machine's own network addresses counts as on the local network too, since anybody there can tell
    /// a receiver on this machine which image to name.
    var reach: AddressReach { AddressReach(literal: remoteAddress ?? device.networkAddress) ?? .site }
}

extension Session {
    /// The origin of images that the session's device names. It depends on the address at which the device was reached,
    /// not on the address that the device announces.
    package var imageOrigin: ImageOrigin {
        ImageOrigin(reach: (self as? CastSession)?.reach ?? device.reach, deviceID: device.uniqueID)
    }
}

extension Device {
    /// The reach of a device that is not connected, from the address that it announces.
    ///
    /// This machine's own addresses on the network get no special treatment here. A host name may have any address and
    /// counts as on the local network.
    var reach: AddressReach { AddressReach(literal: networkAddress) ?? .site }
}
