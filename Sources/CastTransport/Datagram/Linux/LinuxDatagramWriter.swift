#if os(Linux)
    import PlatformC
    import NIOCore

    /// Writes bursts with one system call for many datagrams if the system supports segments, or else with one call for
    /// each.
    ///
    /// Consecutive datagrams of one size (the last may be shorter) go to the kernel as one message, which the kernel or
    /// the network card splits again (UDP_SEGMENT, Linux 4.18). If the kernel, the device or the path's MTU does not
    /// allow this, it is not tried again on this socket, and each datagram is a message of its own. Nothing is copied
    /// or allocated in the steady state: the system gets the buffers' own memory. The writer is used on one event loop
    /// and does not own the socket.
    final class LinuxDatagramWriter: DatagramWriting {
        /// The number of segments that every kernel with segments accepts.
        private static let segmentLimit = 64
        /// The largest message in bytes. It can't be longer than an IP packet with its headers.
        private static let messageLimit = 65_000
        /// The errors of a kernel, a device or a path that does not support segments.
        private static let segmentRefusals: Set<CInt> = [EINVAL, EIO, EMSGSIZE, EOPNOTSUPP, ENOPROTOOPT]
        /// From netinet/udp.h and linux/udp.h; not in every libc's headers.
        private static let udpLevel: CInt = 17
        private static let udpSegment: CInt = 103

        private let descriptor: CInt
        private var segments: Bool
        private let address: UnsafeMutableRawBufferPointer
        private let vectors: UnsafeMutableBufferPointer<iovec>
        /// A cmsghdr with one 16-bit number: 16 + 2 bytes, padded to a multiple of 8.
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

        /// Returns how many of the first datagrams fit into one message.
        private static func segmentRun(_ datagrams: ArraySlice<ByteBuffer>) -> Int {
            let size = datagrams.first?.readableBytes ?? 0
            guard size > 0 else { return 1 }
            var (count, total) = (0, 0)
            for datagram in datagrams.prefix(segmentLimit) {
                let next = datagram.readableBytes
                guard next <= size, next > 0, total + next <= messageLimit else { break }
                count += 1
                total += next
                // Only the last one may be shorter.
                if next < size { break }
            }
            return max(1, count)
        }

        private func send(_ datagrams: ArraySlice<ByteBuffer>) -> Int {
            for (index, datagram) in datagrams.enumerated() {
                // The slice keeps the buffers and their memory until the call has returned.
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

        /// Writes the cmsghdr: length (8), level (4), type (4), then the number.
        private func writeSegmentSize(_ size: Int) {
            control.storeBytes(of: 18, toByteOffset: 0, as: UInt64.self)
            control.storeBytes(of: Self.udpLevel, toByteOffset: 8, as: CInt.self)
            control.storeBytes(of: Self.udpSegment, toByteOffset: 12, as: CInt.self)
            control.storeBytes(of: UInt16(clamping: size), toByteOffset: 16, as: UInt16.self)
        }
    }
#endif
