#if os(Linux)
    import PlatformC

    /// The kernel's time stamps of a socket's datagrams.
    ///
    /// On a busy machine datagrams wait in the socket until the process runs, and this wait is not caused by the
    /// network. The kernel returns the stamp of the datagram that was read last. Datagrams therefore have to be read
    /// one at a time, and the age of each has to be requested before the next is read.
    struct ArrivalStamps {
        /// linux/sockios.h, SIOCGSTAMPNS_NEW (Linux 5.1): two 64-bit numbers on every machine.
        private static let readStamp: UInt = 0x8010_8907

        private let descriptor: CInt

        /// Makes the kernel stamp what arrives from now on. It may begin some milliseconds late.
        init(descriptor: CInt) {
            self.descriptor = descriptor
            _ = stamp()
        }

        /// How long ago the datagram that was read last arrived; zero if the kernel does not tell.
        var age: Duration {
            guard let stamp = stamp() else { return .zero }
            var now = timespec()
            guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return .zero }
            return ArrivalAge.between(
                stamp: stamp, now: .seconds(Int64(now.tv_sec)) + .nanoseconds(Int64(now.tv_nsec)))
        }

        /// Returns the time by the wall clock, or nil before the first datagram and if the kernel does not know it.
        private func stamp() -> Duration? {
            var time: (seconds: Int64, nanoseconds: Int64) = (0, 0)
            guard ioctl(descriptor, Self.readStamp, &time) == 0 else { return nil }
            return .seconds(time.seconds) + .nanoseconds(time.nanoseconds)
        }
    }
#endif
