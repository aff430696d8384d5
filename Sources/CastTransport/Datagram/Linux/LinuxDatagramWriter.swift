#if os(Linux)
    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif
    import NIOCore

    /// Writes bursts with one system call for many datagrams, where segments are taken; otherwise one for each.
    ///
    /// Datagrams of one size that follow each other go to the kernel as one message (the last may be shorter), which
    /// the kernel or the network card cuts up again (UDP_SEGMENT, Linux 4.18). Where that is refused, for the kernel,
    /// the device or the way's MTU, it is not tried again on this socket and each datagram is a message of its own.
    /// Nothing is copied and nothing allocated in the steady state: the system gets the buffers' own memory. Used on
    /// one event loop; the socket is not its own.
    final class LinuxDatagramWriter: DatagramWriting {
        /// Segments that every kernel which knows of them takes.
        private static let segmentLimit = 64
        /// A message can't be longer than an IP packet, its headers included.
        private static let messageLimit = 65_000
        /// What a kernel, a device or a way says that does not take segments.
        private static let segmentRefusals: Set<CInt> = [EINVAL, EIO, EMSGSIZE, EOPNOTSUPP, ENOPROTOOPT]
        /// netinet/udp.h and linux/udp.h; not in every libc's header.
        private static let udpLevel: CInt = 17
        private static let udpSegment: CInt = 103

        private let descriptor: CInt
        private var segments: Bool
        private let address: UnsafeMutableRawBufferPointer
        private let vectors: UnsafeMutableBufferPointer<iovec>
        /// cmsghdr with one 16-bit number: 16 + 2 bytes, and up to the next multiple of 8.
        private let control: UnsafeMutableRawBufferPointer

        init(descriptor: CInt, peer: SocketAddress, segments: Bool = true) {
            self.descriptor = descriptor
            self.segments = segments
            address = peer.withSockAddr { pointer, size in
                let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
                copy.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: size))
                return copy
            }
            vectors = .allocate(capacity: Self.segmentLimit)
            control = .allocate(byteCount: 24, alignment: 8)
            control.initializeMemory(as: UInt8.self, repeating: 0)
        }

        deinit {
            address.deallocate()
            vectors.deallocate()
            control.deallocate()
        }

        func write(_ datagrams: ArraySlice<ByteBuffer>) -> DatagramWriteOutcome {
            var outcome = DatagramWriteOutcome()
            var rest = datagrams
            while !rest.isEmpty {
                let count = segments ? Self.segmentRun(rest) : 1
                let sent = send(rest.prefix(count))
                if sent >= 0 {
                    outcome.done += count
                    rest = rest.dropFirst(count)
                    continue
                }
                let code = errno
                switch code {
                case EINTR: continue
                case EAGAIN, ENOBUFS: return outcome
                case _ where count > 1 && Self.segmentRefusals.contains(code): segments = false
                default:
                    outcome.failure = SystemCallError("sendmsg", code)
                    outcome.done += count
                    outcome.failed += count
                    rest = rest.dropFirst(count)
                }
            }
            return outcome
        }

        /// How many of the first ones fit into one message.
        private static func segmentRun(_ datagrams: ArraySlice<ByteBuffer>) -> Int {
            let size = datagrams.first?.readableBytes ?? 0
            guard size > 0 else { return 1 }
            var (count, total) = (0, 0)
            for datagram in datagrams.prefix(segmentLimit) {
                let next = datagram.readableBytes
                guard next <= size, next > 0, total + next <= messageLimit else { break }
                count += 1
                total += next
                // A shorter one can only be the last.
                if next < size { break }
            }
            return max(1, count)
        }

        private func send(_ datagrams: ArraySlice<ByteBuffer>) -> Int {
            for (index, datagram) in datagrams.enumerated() {
                // The slice holds the buffers, and with them their memory, until the call has returned.
                vectors[index] = datagram.withUnsafeReadableBytesWithStorageManagement { bytes, _ in
                    iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
                }
            }
            var message = msghdr()
            message.msg_name = address.baseAddress
            message.msg_namelen = socklen_t(address.count)
            message.msg_iov = vectors.baseAddress
            message.msg_iovlen = .init(datagrams.count)
            if datagrams.count > 1 {
                writeSegmentSize(datagrams.first?.readableBytes ?? 0)
                message.msg_control = control.baseAddress
                message.msg_controllen = .init(control.count)
            }
            return withExtendedLifetime(datagrams) { sendmsg(descriptor, &message, 0) }
        }

        /// cmsghdr: length (8), level (4), type (4), then the number.
        private func writeSegmentSize(_ size: Int) {
            control.storeBytes(of: 18, toByteOffset: 0, as: UInt64.self)
            control.storeBytes(of: Self.udpLevel, toByteOffset: 8, as: CInt.self)
            control.storeBytes(of: Self.udpSegment, toByteOffset: 12, as: CInt.self)
            control.storeBytes(of: UInt16(clamping: size), toByteOffset: 16, as: UInt16.self)
        }
    }
#endif
