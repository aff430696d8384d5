#if os(Linux)
    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif
    import CastStreaming
    import NIOCore

    /// Opens the UDP sockets of media sessions on Linux, ready to be given to an event loop, which then owns them.
    enum MediaSockets {
        /// Half a second of a stream of 8 Mbit/s, so that a busy machine loses nothing that arrived.
        private static let bufferBytes: CInt = 512 << 10

        /// A socket bound to an address; port 0 lets the system choose one.
        static func open(_ local: SocketAddress, trafficClass: TrafficClass?) throws -> CInt {
            let descriptor = socket(family(of: local), datagramSocketType | closeOnExec, 0)
            guard descriptor >= 0 else { throw SystemCallError("socket", errno) }
            do {
                // What the system grants is enough; less than asked for is no failure.
                try? set(descriptor, SOL_SOCKET, SO_RCVBUF, bufferBytes)
                try? set(descriptor, SOL_SOCKET, SO_SNDBUF, bufferBytes)
                if let trafficClass { try? mark(descriptor, local, trafficClass) }
                let result = local.withSockAddr { address, size in bind(descriptor, address, socklen_t(size)) }
                guard result == 0 else { throw SystemCallError("bind", errno) }
                return descriptor
            } catch {
                close(descriptor)
                throw error
            }
        }

        /// The traffic class that datagrams of this socket leave with; nil where it can't be had.
        static func trafficClass(of descriptor: CInt, isIPv6: Bool) -> TrafficClass? {
            var value: CInt = 0
            var size = socklen_t(MemoryLayout<CInt>.size)
            let (level, option) = isIPv6 ? (CInt(IPPROTO_IPV6), IPV6_TCLASS) : (CInt(IPPROTO_IP), IP_TOS)
            guard getsockopt(descriptor, level, option, &value, &size) == 0 else { return nil }
            return TrafficClass(rawValue: UInt8(truncatingIfNeeded: value >> 2))
        }

        /// The class stands in the upper six bits of the byte; the lower two are for congestion notification.
        private static func mark(_ descriptor: CInt, _ local: SocketAddress, _ trafficClass: TrafficClass) throws {
            let byte = CInt(trafficClass.rawValue) << 2
            if local.protocol == .inet6 {
                try set(descriptor, CInt(IPPROTO_IPV6), IPV6_TCLASS, byte)
            } else {
                try set(descriptor, CInt(IPPROTO_IP), IP_TOS, byte)
            }
        }

        private static func family(of address: SocketAddress) -> CInt {
            address.protocol == .inet6 ? AF_INET6 : AF_INET
        }

        private static func set(_ descriptor: CInt, _ level: CInt, _ option: CInt, _ value: CInt) throws {
            var value = value
            guard setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<CInt>.size)) == 0 else {
                throw SystemCallError("setsockopt \(option)", errno)
            }
        }
    }

    /// Asks whether a UDP port takes datagrams, by the ICMP error that comes where it does not.
    ///
    /// An error of that kind reaches only a connected socket, and the session's own is not connected, so that it can
    /// count what comes from strangers. This is a socket of its own, which sends one byte: no packet of any kind.
    struct PortProbe: PortAsking {
        private let descriptor: CInt

        /// Nil where no probe can be sent: no route, which says nothing about the port.
        init?(_ peer: SocketAddress) {
            let family = peer.protocol == .inet6 ? AF_INET6 : AF_INET
            let descriptor = socket(family, datagramSocketType | closeOnExec | nonBlocking, 0)
            guard descriptor >= 0 else { return nil }
            let connected = peer.withSockAddr { address, size in connect(descriptor, address, socklen_t(size)) }
            guard connected == 0, send(descriptor, [0], 1, 0) == 1 else {
                close(descriptor)
                return nil
            }
            self.descriptor = descriptor
        }

        func finish() -> Bool {
            defer { close(descriptor) }
            var byte: UInt8 = 0
            return recv(descriptor, &byte, 1, 0) < 0 && errno == ECONNREFUSED
        }
    }

    #if canImport(Glibc)
        private let nonBlocking = CInt(SOCK_NONBLOCK.rawValue)
    #else
        private let nonBlocking = SOCK_NONBLOCK
    #endif
#endif
