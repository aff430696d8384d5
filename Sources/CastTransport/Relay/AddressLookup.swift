import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The system's resolver: files, mDNS where the system has it, and DNS.
enum AddressLookup {
    struct Failure: Error { let code: Int32 }

    /// All addresses of a name, in the order that the system prefers. Blocks.
    static func addresses(of host: String, port: Int) throws -> [SocketAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var found: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &found)
        guard code == 0 else { throw Failure(code: code) }
        defer { if let found { freeaddrinfo(found) } }
        var addresses: [SocketAddress] = []
        var next = found
        while let info = next {
            if let address = address(info.pointee) { addresses.append(address) }
            next = info.pointee.ai_next
        }
        return addresses
    }

    private static func address(_ info: addrinfo) -> SocketAddress? {
        guard let raw = info.ai_addr else { return nil }
        switch info.ai_family {
        case AF_INET: return raw.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { SocketAddress($0.pointee) }
        case AF_INET6: return raw.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { SocketAddress($0.pointee) }
        default: return nil
        }
    }
}
