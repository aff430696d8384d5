import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Lines from standard input, one at a time: the next is not read before the last was done with, so that nothing piles
/// up here, and who writes too fast waits.
final class OrderReader: Sendable {
    /// Ends with the input.
    let lines: AsyncStream<OrderLines.Line>
    private let done = DispatchSemaphore(value: 0)

    /// How long a job in the background waits before it tries again.
    private static let interval: useconds_t = 250_000

    init() {
        // A job in the background that reads from its terminal would be stopped; ignored, reading fails instead.
        signal(SIGTTIN, SIG_IGN)
        let done = done
        lines = AsyncStream { continuation in
            DispatchQueue(label: "marquee.orders").async {
                Self.read { line in
                    continuation.yield(line)
                    done.wait()
                }
                continuation.finish()
            }
        }
    }

    /// The last line was done with.
    func next() { done.signal() }

    private static func read(_ take: (OrderLines.Line) -> Void) {
        var lines = OrderLines()
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = unistdRead(STDIN_FILENO, &bytes, bytes.count)
            if count < 0, errno == EIO || errno == EINTR || errno == EAGAIN {
                usleep(interval)
                continue
            }
            guard count > 0 else { break }
            for line in lines.take(bytes[..<count]) { take(line) }
        }
        if let last = lines.end() { take(last) }
    }
}

// Inside the type this name is its own method's.
private func unistdRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
