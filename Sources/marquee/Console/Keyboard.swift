import Dispatch
import PlatformC
import Synchronization

/// Reads single key presses from the terminal while this process is in its foreground. A job in the background gets no
/// keys, and gets them again once it is in the foreground.
///
/// The terminal is restored when the value is released, and when the process is interrupted.
final class Keyboard: Sendable {
    enum Key: Equatable, Sendable {
        case character(Character)
        case up, down, left, right
        case escape
    }

    /// Ends with standard input.
    let keys: AsyncStream<Key>
    private let terminal = RawTerminal()

    /// How often the foreground process group is checked, in milliseconds. There is no signal for a running job that is
    /// put into the foreground.
    private static let interval: Int32 = 250

    /// Nil if standard input or standard error is not a terminal.
    init?() {
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
        // Both signals stop a background job that reads from its terminal or writes to it. If SIGTTIN is ignored,
        // reading fails instead. If SIGTTOU is ignored, writing works.
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

    /// Whether this process gets the keys now.
    var isListening: Bool { terminal.isOurs }

    func restore() { terminal.giveBack() }

    deinit {
        restore()
    }

    /// Reads keys until the input ends or the terminal is given back.
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
            // EIO: the process was put into the background between the two calls.
            if count < 0, errno == EIO || errno == EINTR || errno == EAGAIN {
                usleep(useconds_t(interval) * 1000)
                continue
            }
            guard count > 0 else { return }
            for key in decoder.decode(bytes[..<count]) { tell(key) }
        }
    }
}

/// The terminal on standard input, set to deliver keys one by one without echo. The settings are only changed while
/// this process is in the foreground, because otherwise the terminal belongs to the shell.
final class RawTerminal: Sendable {
    private struct State {
        var original: termios?
        var isGivenBack = false
    }

    private let state = Mutex(State())

    var isOurs: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }
    var isGivenBack: Bool { state.withLock { $0.isGivenBack } }

    /// Changes the settings, again if a shell has restored them. Returns false in the background, and after
    /// ``giveBack()``.
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

/// Decodes the bytes of a terminal into keys. Arrow keys arrive as `ESC [ A` to `ESC [ D`, in one piece.
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

// Inside the type, the name `read` means its own method.
private func unistdRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
