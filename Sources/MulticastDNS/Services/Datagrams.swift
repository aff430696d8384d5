package import struct NIOCore.ByteBuffer

/// A network interface, by the system's index.
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

/// The port of multicast DNS. Accepted responses come from it (RFC 6762, 6).
package let multicastDNSPort: UInt16 = 5353

/// A datagram to send: to the groups 224.0.0.251 and ff02::fb on an interface (for each family that the interface has),
/// to one endpoint from the interface's shared socket, or directly to one endpoint from a port of our own for the
/// answer.
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

/// The destination of a received datagram: a group or this host's own address.
package enum Delivery: Hashable, Sendable {
    case multicast
    case unicast
}
