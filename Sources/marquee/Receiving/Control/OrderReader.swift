import Dispatch
import PlatformC

/// Reads lines from standard input one at a time. The next line is read after the previous line was handled, so that no
/// queue builds up and a fast writer has to wait.
final class OrderReader: Sendable {
    /// Ends with the input.
    let lines: AsyncStream<OrderLines.Line>
    private let done = DispatchSemaphore(value: 0)

    /// How long a background job waits before it tries to read again, in microseconds.
    private static let interval: useconds_t = 250_000

    init() {
        // SIGTTIN would stop a background job that reads from its terminal. If the signal is ignored, reading fails
        // instead.
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

    /// Called after a line was handled.
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

// Inside the type, the name `read` means its own method.
private func unistdRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
