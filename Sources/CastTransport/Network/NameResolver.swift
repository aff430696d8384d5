package import MulticastDNS
import NIOCore
import NIOPosix
import PlatformC

/// Resolves host names, for callers that have to check the addresses before they connect.
package enum NameResolver {
    /// The number of addresses that are used; no sensible name has more.
    package static let limit = 16

    /// Separate threads, since the system's resolver may take half a minute and can't be cancelled.
    private static let threads: NIOThreadPool = {
        let pool = NIOThreadPool(numberOfThreads: 4)
        pool.start()
        return pool
    }()

    /// Returns the addresses in the system's order, each once; none if the host has none. A literal, in any form that
    /// the system accepts, returns its own address.
    package static func addresses(of host: String) async -> [IPAddress] {
        let found = try? await threads.runIfActive { try socketAddresses(of: host, port: 0) }
        return found?.compactMap(IPAddress.init) ?? []
    }

    struct Failure: Error { let code: Int32 }

    /// Returns the addresses with a port, and with a scope if an address needs one. It blocks, so call it only on
    /// threads that may block.
    static func socketAddresses(of host: String, port: Int) throws -> [SocketAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = SocketType.stream
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
