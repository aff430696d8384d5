#if os(Linux)
    import PlatformC
    import MulticastDNS
    import NIOCore

    /// Opens the sockets that multicast DNS needs on Linux. An event loop then owns them.
    ///
    /// All share port 5353 with other programs (both SO_REUSEADDR and SO_REUSEPORT, since some programs set one and
    /// some the other). A multicast socket is bound to the group's address, so that it gets no unicast datagram for
    /// another program on the port. With IP_MULTICAST_ALL off, it receives only from its own interface.
    enum MulticastSockets {
        enum Family: Hashable, Sendable, CaseIterable {
            case v4, v6

            var group: IPAddress {
                switch self {
                case .v4: .v4(IPv4Address(224, 0, 0, 251))
                case .v6: .v6(IPv6Address(high: 0xFF02 << 48, low: 0xFB))
                }
            }

            var any: IPAddress {
                switch self {
                case .v4: .v4(IPv4Address(rawValue: 0))
                case .v6: .v6(IPv6Address(high: 0, low: 0))
                }
            }

            fileprivate var number: CInt { self == .v4 ? AF_INET : AF_INET6 }
        }

        /// Opens a socket that receives the group's datagrams on one interface and sends there.
        static func multicast(_ family: Family, interface: InterfaceIndex) throws -> CInt {
            try open(family) { descriptor in
                switch family {
                case .v4: try join4(descriptor, interface)
                case .v6: try join6(descriptor, interface)
                }
                try bind(descriptor, to: family.group.socketAddress(port: multicastDNSPort, scope: interface))
            }
        }

        /// Opens a socket that receives datagrams to this machine's own addresses.
        static func unicast(_ family: Family) throws -> CInt {
            try open(family) { try bind($0, to: family.any.socketAddress(port: multicastDNSPort)) }
        }

        /// Opens a socket for questions to one host, on a port that the system chooses and no other program shares.
        static func direct(_ family: Family) throws -> CInt {
            try open(family, isShared: false) { try bind($0, to: family.any.socketAddress(port: 0)) }
        }

        /// Sends a datagram, or throws the reason why the system refused it. It never waits: a datagram for a full
        /// socket is lost, as it can be on the network.
        static func send(_ payload: ByteBuffer, to address: SocketAddress, on descriptor: CInt) throws(SystemCallError)
        {
            let result = payload.withUnsafeReadableBytes { bytes in
                address.withSockAddr { pointer, size in
                    sendto(descriptor, bytes.baseAddress, bytes.count, dontWait, pointer, socklen_t(size))
                }
            }
            guard result < 0 else { return }
            throw SystemCallError("sendto", errno)
        }

        private static let dontWait = CInt(MSG_DONTWAIT)

        private static func open(
            _ family: Family, isShared: Bool = true, prepare: (CInt) throws -> Void
        ) throws -> CInt {
            let descriptor = socket(family.number, SocketType.datagram | SocketType.closeOnExec, 0)
            guard descriptor >= 0 else { throw SystemCallError("socket", errno) }
            do {
                if isShared {
                    try set(descriptor, SOL_SOCKET, SO_REUSEADDR, CInt(1))
                    try set(descriptor, SOL_SOCKET, SO_REUSEPORT, CInt(1))
                }
                if family == .v6 { try set(descriptor, ipv6, IPV6_V6ONLY, CInt(1)) }
                try prepare(descriptor)
                return descriptor
            } catch {
                close(descriptor)
                throw error
            }
        }

        private static let ipv4 = CInt(IPPROTO_IP)
        private static let ipv6 = CInt(IPPROTO_IPV6)
        /// From linux/in6.h; not in every libc's headers.
        private static let ipv6MulticastAll: CInt = 29

        private static func join4(_ descriptor: CInt, _ interface: InterfaceIndex) throws {
            // ip_mreqn: group (4), local address (4), interface (4)
            let request = [UInt32(0xE000_00FB).bigEndian, 0, interface.rawValue]
            try set(descriptor, ipv4, IP_MULTICAST_ALL, CInt(0))
            try set(descriptor, ipv4, IP_ADD_MEMBERSHIP, request)
            try set(descriptor, ipv4, IP_MULTICAST_IF, request)
            try set(descriptor, ipv4, IP_MULTICAST_TTL, CInt(255))
            try set(descriptor, ipv4, IP_MULTICAST_LOOP, CInt(1))
            try set(descriptor, ipv4, IP_TTL, CInt(255))
        }

        private static func join6(_ descriptor: CInt, _ interface: InterfaceIndex) throws {
            // ipv6_mreq: group (16), interface (4)
            let request = [UInt32(0xFF02_0000).bigEndian, 0, 0, UInt32(0xFB).bigEndian, interface.rawValue]
            // Kernels before 4.20 do not have this option; there, the group's scope in bind() has the same effect.
            try? set(descriptor, ipv6, ipv6MulticastAll, CInt(0))
            try set(descriptor, ipv6, IPV6_JOIN_GROUP, request)
            try set(descriptor, ipv6, IPV6_MULTICAST_IF, CInt(bitPattern: interface.rawValue))
            try set(descriptor, ipv6, IPV6_MULTICAST_HOPS, CInt(255))
            try set(descriptor, ipv6, IPV6_MULTICAST_LOOP, CInt(1))
            try set(descriptor, ipv6, IPV6_UNICAST_HOPS, CInt(255))
        }

        private static func set(_ descriptor: CInt, _ level: CInt, _ option: CInt, _ value: CInt) throws {
            try set(descriptor, level, option, [UInt32(bitPattern: value)])
        }

        private static func set(_ descriptor: CInt, _ level: CInt, _ option: CInt, _ words: [UInt32]) throws {
            let result = words.withUnsafeBytes { bytes in
                setsockopt(descriptor, level, option, bytes.baseAddress, socklen_t(bytes.count))
            }
            guard result == 0 else { throw SystemCallError("setsockopt \(option)", errno) }
        }

        private static func bind(_ descriptor: CInt, to address: SocketAddress) throws {
            let result = address.withSockAddr { pointer, size in
                PlatformC.bind(descriptor, pointer, socklen_t(size))
            }
            guard result == 0 else { throw SystemCallError("bind", errno) }
        }
    }
#endif
