#if os(Linux)
    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif

    /// When a socket's datagrams arrived, as the kernel stamped them: on a busy machine they wait in the socket until
    /// the process is given the processor, and that wait is none of the network's.
    ///
    /// The kernel tells the stamp of the datagram that was read last, so datagrams have to be read one at a time, and
    /// each one's age asked for before the next is read.
    struct ArrivalStamps {
        /// linux/sockios.h, SIOCGSTAMPNS_NEW (Linux 5.1): two 64-bit numbers on every machine.
        private static let readStamp: UInt = 0x8010_8907

        private let descriptor: CInt

        /// Has the kernel stamp what arrives from now on. It may begin some milliseconds late.
        init(descriptor: CInt) {
            self.descriptor = descriptor
            _ = stamp()
        }

        /// How long ago the datagram arrived that was read last; zero where the kernel tells nothing.
        var age: Duration {
            guard let stamp = stamp() else { return .zero }
            var now = timespec()
            guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return .zero }
            return ArrivalAge.between(
                stamp: stamp, now: .seconds(Int64(now.tv_sec)) + .nanoseconds(Int64(now.tv_nsec)))
        }

        /// By the wall clock; nil before the first datagram, and where the kernel knows nothing of it.
        private func stamp() -> Duration? {
            var time: (seconds: Int64, nanoseconds: Int64) = (0, 0)
            guard ioctl(descriptor, Self.readStamp, &time) == 0 else { return nil }
            return .seconds(time.seconds) + .nanoseconds(time.nanoseconds)
        }
    }
#endif
