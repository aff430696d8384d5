package import MulticastDNS
package import NIOCore
import PlatformC

/// sockaddr_in and sockaddr_in6 as bytes, since their members can't be imported together with NIO's own C module:
///
///     IPv4   family (2)  port (2)  address (4)
///     IPv6   family (2)  port (2)  flow (4)  address (16)  scope (4)
enum SocketAddressBytes {
    static func ip(_ bytes: UnsafeRawBufferPointer, isIPv6: Bool) -> IPAddress? {
        if isIPv6 {
            guard bytes.count >= 24 else { return nil }
            return IPv6Address(bytes: bytes[8..<24]).map(IPAddress.v6)
        }
        guard bytes.count >= 8 else { return nil }
        return .v4(IPv4Address(bytes[4], bytes[5], bytes[6], bytes[7]))
    }

    static func scope(_ bytes: UnsafeRawBufferPointer) -> InterfaceIndex {
        InterfaceIndex(bytes.count >= 28 ? bytes.loadUnaligned(fromByteOffset: 24, as: UInt32.self) : 0)
    }
}

extension IPAddress {
    /// Nil for a Unix domain socket.
    package init?(_ address: SocketAddress) {
        guard address.protocol == .inet || address.protocol == .inet6 else { return nil }
        let ip = address.withSockAddr { pointer, size in
            SocketAddressBytes.ip(
                UnsafeRawBufferPointer(start: pointer, count: size), isIPv6: address.protocol == .inet6)
        }
        guard let ip else { return nil }
        self = ip
    }

    /// Returns the socket address. `scope` is used if the address needs one.
    package func socketAddress(port: UInt16, scope: InterfaceIndex? = nil) -> SocketAddress {
        var text = description
        if needsScope || isGroup, case .v6 = self, let scope, scope.rawValue != 0 { text += "%\(scope)" }
        do {
            return try SocketAddress(ipAddress: text, port: Int(port))
        } catch {
            preconditionFailure("an address written by us is not one to the system: \(text): \(error)")
        }
    }
}

extension SocketAddress {
    /// The link on which an IPv6 address is valid, or nil if none is given.
    var scope: InterfaceIndex? {
        guard self.protocol == .inet6 else { return nil }
        let scope = withSockAddr { SocketAddressBytes.scope(UnsafeRawBufferPointer(start: $0, count: $1)) }
        return scope.rawValue == 0 ? nil : scope
    }

    /// The address as text that can be parsed again: with its scope (`fe80::1%2`) if it needs one, without a port. Nil
    /// for a Unix domain socket.
    var literal: String? {
        guard let text = ipAddress else { return nil }
        guard IPAddress(self)?.needsScope == true, let scope else { return text }
        return "\(text)%\(scope)"
    }
}

extension Endpoint {
    /// Nil for a Unix domain socket.
    package init?(_ address: SocketAddress) {
        guard let ip = IPAddress(address), let port = address.port else { return nil }
        self.init(ip, port: UInt16(clamping: port))
    }
}

extension ServiceInstance {
    /// The addresses to connect to, in the order in which to try them.
    package var socketAddresses: [SocketAddress] {
        addresses.map { $0.address.socketAddress(port: port, scope: $0.interface) }
    }
}

/// Returns this machine's address as seen from `destination`, at which a receiver there can reach it.
///
/// The system's routes decide; nothing is sent. The port of the result has no meaning.
package func localAddress(towards destination: SocketAddress) throws -> SocketAddress {
    let family = destination.protocol == .inet6 ? AF_INET6 : AF_INET
    let descriptor = socket(family, SocketType.datagram | SocketType.closeOnExec, 0)
    guard descriptor >= 0 else { throw SystemCallError("socket", errno) }
    defer { close(descriptor) }
    let connected = destination.withSockAddr { address, size in connect(descriptor, address, socklen_t(size)) }
    guard connected == 0 else {
        let cause = SystemCallError("connect", errno)
        throw DiscoveryError(.system, "There is no route to \(destination): \(cause).", underlying: cause)
    }
    var storage = [UInt64](repeating: 0, count: 16)
    var size = socklen_t(128)
    let named = storage.withUnsafeMutableBytes { bytes in
        getsockname(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
    }
    guard named == 0 else { throw SystemCallError("getsockname", errno) }
    return try storage.withUnsafeBytes { bytes in
        guard let ip = SocketAddressBytes.ip(bytes, isIPv6: family == AF_INET6) else {
            throw SystemCallError("getsockname", EINVAL)
        }
        return ip.socketAddress(port: 0, scope: SocketAddressBytes.scope(bytes))
    }
}
