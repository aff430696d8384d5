package import CastSender
import Dispatch
import PlatformC

/// A value of `--host`: an address literal or a host name, with an optional port.
package struct KnownAddress: Equatable {
    package let address: String
    /// The port for casting; nil for the default.
    package let port: Int?

    /// Nil for invalid hosts: a port beyond 65535, four numbers that are no IPv4 address, blanks.
    package init?(_ text: String) {
        if let device = Device(parsing: text) {
            address = device.networkAddress
            port = device.servicePort == Device.defaultPort ? nil : device.servicePort
        } else {
            // A host name without a dot, which `--to` would take for a device's name.
            guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
                return nil
            }
            (address, port) = (text, nil)
        }
        let isNumeric = address.contains(":") || address.allSatisfy { $0.isNumber || $0 == "." }
        guard !isNumeric || Self.bytes(of: address) != nil else { return nil }
    }

    /// Whether one of `devices` is at this address. Names are not resolved here: for a name, any device counts.
    func isAmong(_ devices: [Device]) -> Bool {
        guard Self.bytes(of: address) != nil else { return !devices.isEmpty }
        return devices.contains { isPlace(of: $0, resolved: []) }
    }

    /// Whether `device` is at this address or name, or at an address that the name resolves to, and at this port if one
    /// was given.
    package func isPlace(of device: Device, resolved: Set<[UInt8]>) -> Bool {
        guard port == nil || port == device.servicePort else { return false }
        let places = resolved.union(Self.bytes(of: address).map { [$0] } ?? [])
        return device.networkAddresses.contains { place in
            Self.bytes(of: place).map(places.contains) ?? (place.lowercased() == address.lowercased())
        }
    }

    /// The addresses of a name; empty for an address and for an unknown name.
    package func resolved() async -> Set<[UInt8]> {
        guard Self.bytes(of: address) == nil else { return [] }
        return await withCheckedContinuation { found in
            // It waits for name servers, up to many seconds.
            DispatchQueue.global(qos: .userInitiated).async { found.resume(returning: Self.lookUp(address)) }
        }
    }

    private static func lookUp(_ name: String) -> Set<[UInt8]> {
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, nil, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        var found: Set<[UInt8]> = []
        var next = first
        while let entry = next {
            if let bytes = bytes(of: entry.pointee) { found.insert(bytes) }
            next = entry.pointee.ai_next
        }
        return found
    }

    private static func bytes(of entry: addrinfo) -> [UInt8]? {
        guard let address = entry.ai_addr else { return nil }
        switch entry.ai_family {
        case AF_INET:
            return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
                withUnsafeBytes(of: pointer.pointee.sin_addr) { Array($0) }
            }
        case AF_INET6:
            return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
                withUnsafeBytes(of: pointer.pointee.sin6_addr) { Array($0) }
            }
        default: return nil
        }
    }

    /// An address literal in network byte order without its scope; nil for names.
    private static func bytes(of text: String) -> [UInt8]? {
        let literal = String(text.prefix { $0 != "%" })
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET6, literal, &bytes) == 1 { return bytes }
        return inet_pton(AF_INET, literal, &bytes) == 1 ? Array(bytes.prefix(4)) : nil
    }
}
