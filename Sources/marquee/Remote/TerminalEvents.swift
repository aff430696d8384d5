import Dispatch
import PlatformC

/// The events of a terminal, in order.
enum TerminalEvent: Sendable {
    /// This process has the terminal from now on, and the screen is empty.
    case taken
    case bytes([UInt8])
    /// The terminal was closed.
    case ended

    /// How often the foreground process group is checked, in milliseconds. There is no signal for a running job that is
    /// put into the foreground.
    private static let interval: Int32 = 250

    /// The stream ends after ``ended``, or when the terminal is given back.
    static func stream(of terminal: RemoteTerminal) -> AsyncStream<TerminalEvent> {
        AsyncStream { continuation in
            DispatchQueue(label: "marquee.remote.keys").async {
                read(terminal) { continuation.yield($0) }
                continuation.finish()
            }
        }
    }

    private static func read(_ terminal: RemoteTerminal, _ tell: (TerminalEvent) -> Void) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while !terminal.isGivenBack {
            switch terminal.take() {
            case .notOurs:
                usleep(useconds_t(interval) * 1000)
                continue
            case .anew: tell(.taken)
            case .ours: break
            }
            var ready = pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, interval) > 0 else { continue }
            let count = unistdRead(terminal.descriptor, &bytes, bytes.count)
            if count > 0 {
                tell(.bytes(Array(bytes[..<count])))
            } else if count == 0 || ready.revents & Int16(POLLHUP) != 0 {
                return tell(.ended)
            } else if errno == EIO {
                // The process was put into the background between the two calls.
                usleep(useconds_t(interval) * 1000)
            }
        }
    }
}

// Inside the type, the name `read` means its own method.
private func unistdRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
