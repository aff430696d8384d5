#if os(Linux)
    import PlatformC
    import CastStreaming
    import NIOCore

    /// Opens the UDP sockets of media sessions on Linux. An event loop then owns them.
    enum MediaSockets {
        /// Half a second of a stream of 8 Mbit/s, so that a busy machine loses nothing that has arrived.
        private static let bufferBytes: CInt = 512 << 10

        /// Opens a socket that is bound to an address. With port 0 the system chooses a port.
        static func open(_ local: SocketAddress, trafficClass: TrafficClass?) throws -> CInt {
            let descriptor = socket(family(of: local), SocketType.datagram | SocketType.closeOnExec, 0)
            guard descriptor >= 0 else { throw SystemCallError("socket", errno) }
            do {
                // If the system grants a smaller buffer than requested, that is no failure.
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

        /// Returns the traffic class of the datagrams that this socket sends, or nil if it can't be read.
        static func trafficClass(of descriptor: CInt, isIPv6: Bool) -> TrafficClass? {
            var value: CInt = 0
            var size = socklen_t(MemoryLayout<CInt>.size)
            let (level, option) = isIPv6 ? (CInt(IPPROTO_IPV6), IPV6_TCLASS) : (CInt(IPPROTO_IP), IP_TOS)
            guard getsockopt(descriptor, level, option, &value, &size) == 0 else { return nil }
            return TrafficClass(rawValue: UInt8(truncatingIfNeeded: value >> 2))
        }

        /// Sets the traffic class, which is the upper six bits of the byte; the lower two are for congestion
        /// notification.
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

    /// Finds out whether a UDP port accepts datagrams, by the ICMP error that comes if it does not.
    ///
    /// Only a connected socket gets such an error. The session's own socket is not connected, so that it can count
    /// datagrams from strangers. This is a separate socket, which sends one byte that is not a valid packet of any
    /// kind.
    struct PortProbe: PortAsking {
        private let descriptor: CInt

        /// Returns nil if no probe can be sent because there is no route, which says nothing about the port.
        init?(_ peer: SocketAddress) {
            let family = peer.protocol == .inet6 ? AF_INET6 : AF_INET
            let descriptor = socket(family, SocketType.datagram | SocketType.closeOnExec | SocketType.nonBlocking, 0)
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
#endif
