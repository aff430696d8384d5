package import MulticastDNS
import NIOPosix

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The addresses of a host, for whoever has to look at them before it connects.
package enum NameResolver {
    /// Addresses that are looked at; a name with more is somebody's joke.
    package static let limit = 16

    /// The system's resolver may take half a minute and can't be called off: these threads are its own.
    private static let threads: NIOThreadPool = {
        let pool = NIOThreadPool(numberOfThreads: 4)
        pool.start()
        return pool
    }()

    /// In the system's order, each once; empty where the host has none. A literal is its own address, in whatever way
    /// the system lets it be written.
    package static func addresses(of host: String) async -> [IPAddress] {
        (try? await threads.runIfActive { lookUp(host) }) ?? []
    }

    private static func lookUp(_ host: String) -> [IPAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        var found: [IPAddress] = []
        var next = first
        while let entry = next, found.count < limit {
            let bytes = UnsafeRawBufferPointer(start: entry.pointee.ai_addr, count: Int(entry.pointee.ai_addrlen))
            let ip = SocketAddressBytes.ip(bytes, isIPv6: entry.pointee.ai_family == AF_INET6)
            if let ip, !found.contains(ip) { found.append(ip) }
            next = entry.pointee.ai_next
        }
        return found
    }
}
