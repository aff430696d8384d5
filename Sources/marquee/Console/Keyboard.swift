import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Single key presses from the terminal, while it is this process's to read: a job that was put into the background
/// goes on without keys, and has them again in the foreground.
///
/// The terminal is put back when the value ends, and when the process is interrupted.
final class Keyboard: Sendable {
    enum Key: Equatable, Sendable {
        case character(Character)
        case up, down, left, right
        case escape
    }

    /// Ends when standard input does.
    let keys: AsyncStream<Key>
    private let terminal = RawTerminal()

    /// How often the terminal is looked at for whose it is: there is no signal for a job that was put in the foreground
    /// while it ran.
    private static let interval: Int32 = 250

    /// Nil where standard input is no terminal.
    init?() {
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
        // Both stop a background job that reads from its terminal or writes to it. Ignored, the first makes read fail
        // instead, and the second lets writing go on.
        signal(SIGTTIN, SIG_IGN)
        signal(SIGTTOU, SIG_IGN)
        let terminal = terminal
        _ = terminal.take()
        keys = AsyncStream { continuation in
            DispatchQueue(label: "marquee.keyboard").async {
                Self.read(terminal) { continuation.yield($0) }
                continuation.finish()
            }
        }
    }

    /// Whether keys are heard at the moment.
    var isListening: Bool { terminal.isOurs }

    func restore() { terminal.giveBack() }

    deinit {
        restore()
    }

    /// Returns when there is nothing to come any more.
    private static func read(_ terminal: RawTerminal, _ tell: (Key) -> Void) {
        var decoder = KeyDecoder()
        var bytes = [UInt8](repeating: 0, count: 64)
        while !terminal.isGivenBack {
            guard terminal.take() else {
                usleep(useconds_t(interval) * 1000)
                continue
            }
            var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, interval) > 0 else { continue }
            let count = unistdRead(STDIN_FILENO, &bytes, bytes.count)
            // EIO: it was put into the background between the two.
            if count < 0, errno == EIO || errno == EINTR || errno == EAGAIN {
                usleep(useconds_t(interval) * 1000)
                continue
            }
            guard count > 0 else { return }
            for key in decoder.decode(bytes[..<count]) { tell(key) }
        }
    }
}

/// The terminal on standard input, set to give keys one by one without showing them; only ever set while this process
/// is in the foreground, since it is the shell's otherwise.
final class RawTerminal: Sendable {
    private struct State {
        var original: termios?
        var isGivenBack = false
    }

    private let state = Mutex(State())

    var isOurs: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }
    var isGivenBack: Bool { state.withLock { $0.isGivenBack } }

    /// Sets it, again where a shell has set it back meanwhile. False in the background, and once it was given back.
    func take() -> Bool {
        state.withLock { state in
            var settings = termios()
            guard !state.isGivenBack, isOurs, tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
            let lines = tcflag_t(ICANON | ECHO)
            guard settings.c_lflag & lines != 0 else { return true }
            if state.original == nil { state.original = settings }
            settings.c_lflag &= ~lines
            tcsetattr(STDIN_FILENO, TCSANOW, &settings)
            return true
        }
    }

    func giveBack() {
        state.withLock { state in
            state.isGivenBack = true
            guard var settings = state.original, isOurs else { return }
            tcsetattr(STDIN_FILENO, TCSANOW, &settings)
            state.original = nil
        }
    }
}

/// Turns what a terminal sends into keys. Arrow keys arrive as `ESC [ A` to `ESC [ D`, in one piece.
struct KeyDecoder {
    mutating func decode(_ bytes: ArraySlice<UInt8>) -> [Keyboard.Key] {
        var keys: [Keyboard.Key] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == 0x1B else {
                keys.append(.character(Character(UnicodeScalar(byte))))
                continue
            }
            guard let next = rest.first, next == UInt8(ascii: "[") || next == UInt8(ascii: "O") else {
                keys.append(.escape)
                continue
            }
            rest.removeFirst()
            switch rest.popFirst() {
            case UInt8(ascii: "A"): keys.append(.up)
            case UInt8(ascii: "B"): keys.append(.down)
            case UInt8(ascii: "C"): keys.append(.right)
            case UInt8(ascii: "D"): keys.append(.left)
            default: break
            }
        }
        return keys
    }
}

// Inside the type this name is its own method's.
private func unistdRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
