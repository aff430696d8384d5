import Foundation
import Synchronization

/// Single key presses from the terminal, while it lasts. The terminal is put back when the value ends, and when the
/// process is interrupted.
final class Keyboard: Sendable {
    enum Key: Equatable, Sendable {
        case character(Character)
        case up, down, left, right
        case escape
    }

    /// Ends when standard input does.
    let keys: AsyncStream<Key>
    private let original: Mutex<termios?>

    /// Nil where standard input is no terminal, and in a background job: that would be stopped (SIGTTOU) for trying.
    init?() {
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1, Self.isInForeground else { return nil }
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        original = Mutex(settings)
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        keys = AsyncStream { continuation in
            let source = Thread {
                var decoder = KeyDecoder()
                var bytes = [UInt8](repeating: 0, count: 64)
                while true {
                    let count = read(STDIN_FILENO, &bytes, bytes.count)
                    guard count > 0 else { break }
                    for key in decoder.decode(bytes[..<count]) { continuation.yield(key) }
                }
                continuation.finish()
            }
            source.start()
        }
    }

    func restore() {
        original.withLock { settings in
            if var saved = settings {
                // A shell that has put this job into the background has set the terminal itself.
                guard Self.isInForeground else { return }
                tcsetattr(STDIN_FILENO, TCSANOW, &saved)
                settings = nil
            }
        }
    }

    private static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

    deinit {
        restore()
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
