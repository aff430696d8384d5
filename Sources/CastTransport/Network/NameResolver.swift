package import MulticastDNS
import NIOCore
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
        let found = try? await threads.runIfActive { try socketAddresses(of: host, port: 0) }
        return found?.compactMap(IPAddress.init) ?? []
    }

    struct Failure: Error { let code: Int32 }

    /// The same with a port, and with the scope of an address that needs one. Blocks: for threads that may.
    static func socketAddresses(of host: String, port: Int) throws -> [SocketAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var first: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &first)
        guard code == 0 else { throw Failure(code: code) }
        defer { freeaddrinfo(first) }
        var found: [SocketAddress] = []
        var next = first
        while let entry = next, found.count < limit {
            if let address = address(entry.pointee), !found.contains(address) { found.append(address) }
            next = entry.pointee.ai_next
        }
        return found
    }

    private static func address(_ entry: addrinfo) -> SocketAddress? {
        guard let raw = entry.ai_addr else { return nil }
        switch entry.ai_family {
        case AF_INET: return raw.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { SocketAddress($0.pointee) }
        case AF_INET6: return raw.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { SocketAddress($0.pointee) }
        default: return nil
        }
    }
}
