import PlatformC

/// Writes to a descriptor without buffering.
package enum WholeWrite {
    /// The errno(3) of a failed write.
    package struct Failure: Error, Equatable, CustomStringConvertible {
        package let number: Int32

        package var description: String { "it could not be written: \(String(cString: strerror(number)))" }
    }

    /// Writes all bytes, in as many pieces as needed. Another process that shares the descriptor, mostly a terminal,
    /// may have made it nonblocking; then this waits.
    package static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(Failure) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { unistdWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
                waitForRoom(descriptor)
                continue
            }
            guard count > 0 else { throw Failure(number: count < 0 ? errno : EIO) }
            rest = rest.dropFirst(count)
        }
    }

    private static func waitForRoom(_ descriptor: Int32) {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
    }
}

// Within the type, this name is its own method.
private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
