package import struct NIOCore.ByteBuffer

/// A network interface by the system's index for it.
package struct InterfaceIndex: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let rawValue: UInt32

    package init(_ rawValue: UInt32) { self.rawValue = rawValue }

    package var description: String { String(rawValue) }
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// An address and a UDP port.
package struct Endpoint: Hashable, Sendable {
    package var address: IPAddress
    package var port: UInt16

    package init(_ address: IPAddress, port: UInt16) {
        self.address = address
        self.port = port
    }
}

/// The port that multicast DNS is spoken on, and that a trusted answer comes from (RFC 6762, 6).
package let multicastDNSPort: UInt16 = 5353

/// A datagram that a core wants sent: to the groups 224.0.0.251 and ff02::fb on an interface (every family that the
/// interface has), to one endpoint from the shared socket of that interface, or to one from a port of our own, to which
/// its answer comes.
package struct OutgoingDatagram: Hashable, Sendable {
    package enum Destination: Hashable, Sendable {
        case multicast
        case unicast(Endpoint)
        case direct(Endpoint)
    }

    package var payload: ByteBuffer
    package var interface: InterfaceIndex
    package var destination: Destination

    package init(payload: ByteBuffer, interface: InterfaceIndex, destination: Destination) {
        self.payload = payload
        self.interface = interface
        self.destination = destination
    }
}

/// How a datagram came in: to one of the groups, or to this host's own address.
package enum Delivery: Hashable, Sendable {
    case multicast
    case unicast
}
