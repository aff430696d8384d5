#if os(Linux)
    import PlatformC
    import MulticastDNS
    package import NIOCore

    /// The interfaces as the kernel lists them (getifaddrs), with netlink messages for changes.
    package struct LinuxNetworkPath: NetworkPath {
        private let eventLoop: any EventLoop

        package init(group: any EventLoopGroup) { eventLoop = group.next() }

        package func interfaces() throws -> [NetworkInterface] {
            var list: UnsafeMutablePointer<ifaddrs>?
            guard getifaddrs(&list) == 0 else {
                let cause = SystemCallError("getifaddrs", errno)
                throw DiscoveryError(.system, "The network interfaces can't be listed: \(cause).", underlying: cause)
            }
            defer { freeifaddrs(list) }
            var found: [InterfaceIndex: NetworkInterface] = [:]
            for entry in sequence(first: list, next: { $0?.pointee.ifa_next }) {
                guard let entry = entry?.pointee, let address = Self.address(of: entry) else { continue }
                let index = InterfaceIndex(if_nametoindex(entry.ifa_name))
                let flags = entry.ifa_flags
                guard index.rawValue != 0, flags & UInt32(IFF_UP) != 0 else { continue }
                let new = NetworkInterface(
                    index: index, name: String(cString: entry.ifa_name),
                    isLoopback: flags & UInt32(IFF_LOOPBACK) != 0,
                    isPointToPoint: flags & UInt32(IFF_POINTOPOINT) != 0,
                    supportsMulticast: flags & UInt32(IFF_MULTICAST) != 0, addresses: [])
                found[index, default: new].addresses.append(address)
            }
            return found.values.sorted { $0.index < $1.index }.map { interface in
                var interface = interface
                interface.addresses.sort { $0.address < $1.address }
                return interface
            }
        }

        package func changes() -> AsyncStream<[NetworkInterface]> {
            let (stream, continuation) = AsyncStream.makeStream(
                of: [NetworkInterface].self, bufferingPolicy: .bufferingNewest(1))
            let listener = NetlinkListener(eventLoop: eventLoop) {
                // An error here is temporary (no descriptors left). The next change triggers another attempt.
                if let interfaces = try? interfaces() { continuation.yield(interfaces) }
            }
            continuation.onTermination = { _ in listener.stop() }
            listener.start()
            return stream
        }

        private static func address(of entry: ifaddrs) -> NetworkInterface.Address? {
            guard let pointer = entry.ifa_addr, let address = ip(pointer) else { return nil }
            let bits = entry.ifa_netmask.flatMap(ip).map { mask in
                switch mask {
                case .v4(let value): value.rawValue.nonzeroBitCount
                case .v6(let value): value.high.nonzeroBitCount + value.low.nonzeroBitCount
                }
            }
            let isLine = entry.ifa_flags & UInt32(IFF_POINTOPOINT) != 0
            let peer = isLine ? entry.ifa_ifu.ifu_dstaddr.flatMap(ip) : nil
            return NetworkInterface.Address(address, prefixLength: bits ?? 0, peer: peer)
        }

        private static func ip(_ pointer: UnsafeMutablePointer<sockaddr>) -> IPAddress? {
            let raw = UnsafeRawPointer(pointer)
            switch CInt(raw.loadUnaligned(as: UInt16.self)) {
            case AF_INET: return SocketAddressBytes.ip(UnsafeRawBufferPointer(start: raw, count: 16), isIPv6: false)
            case AF_INET6: return SocketAddressBytes.ip(UnsafeRawBufferPointer(start: raw, count: 28), isIPv6: true)
            default: return nil
            }
        }
    }
#endif
