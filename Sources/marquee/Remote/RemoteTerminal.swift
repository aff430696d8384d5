import CastWidgets
import PlatformC
import Synchronization

/// The controlling terminal of this process, while this process may draw on it.
///
/// It is opened anew, so that writing to it never blocks, and other open descriptors of it are not affected. Its
/// settings are restored by ``giveBack(forGood:then:)``, and when the process exits or crashes (``TerminalRescue``).
final class RemoteTerminal: Sendable {
    private struct State {
        var original: termios?
        var isShown = false
        var isGivenBack = false
    }

    enum Taking {
        /// Another process had the terminal until now, so nothing of our drawing is left.
        case anew
        case ours
        /// Another job is in the foreground, or the terminal was given back.
        case notOurs
    }

    let descriptor: Int32
    private let opening: [UInt8]
    private let closing: [UInt8]
    private let state = Mutex(State())

    /// How long to wait for a terminal that takes no output, in milliseconds.
    private static let patience: Int32 = 250

    /// - Throws: `.wrongUse` if there is no terminal.
    init(_ capabilities: TerminalCapabilities) throws {
        descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CommandFailure(.wrongUse, "--tui needs a terminal; `marquee remote` without --tui serves a page")
        }
        opening = TerminalWidgets.opening(capabilities)
        closing = TerminalWidgets.closing(capabilities)
        // Both signals stop a background job that reads from its terminal or writes to it.
        signal(SIGTTIN, SIG_IGN)
        signal(SIGTTOU, SIG_IGN)
    }

    deinit { close(descriptor) }

    var size: TerminalSize {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return TerminalSize(columns: 80, rows: 24)
        }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    var isGivenBack: Bool { state.withLock { $0.isGivenBack } }

    func take() -> Taking {
        state.withLock { state in
            var settings = termios()
            guard !state.isGivenBack, tcgetpgrp(descriptor) == getpgrp(), tcgetattr(descriptor, &settings) == 0 else {
                return .notOurs
            }
            guard !state.isShown else { return .ours }
            let original = state.original ?? settings
            state.original = original
            TerminalRescue.arm(descriptor, original, closing)
            // Ctrl-C and Ctrl-Z stay signals. Ctrl-S must not freeze the screen.
            settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
            settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
            tcsetattr(descriptor, TCSANOW, &settings)
            _ = put(opening)
            state.isShown = true
            return .anew
        }
    }

    /// Restores the terminal to its state before ``take()``.
    ///
    /// - Parameters:
    ///   - forGood: false if it is taken again later.
    ///   - body: runs before the terminal can be taken again.
    func giveBack(forGood: Bool, then body: () -> Void = {}) {
        state.withLock { state in
            if forGood { state.isGivenBack = true }
            if state.isShown, var settings = state.original, tcgetpgrp(descriptor) == getpgrp() {
                var tries = 4
                while !put(closing), tries > 0 {
                    tries -= 1
                    awaitRoom()
                }
                tcsetattr(descriptor, TCSANOW, &settings)
            }
            state.isShown = false
            TerminalRescue.disarm()
            body()
        }
    }

    /// Called when another process has had the terminal in the meantime.
    func lost() { state.withLock { $0.isShown = false } }

    /// Writes a frame while this process has the terminal and the terminal takes output.
    func write(_ frame: [UInt8]) {
        var rest = frame[...]
        while !rest.isEmpty {
            let written: Int? = state.withLock { state in
                guard state.isShown else { return nil }
                return rest.withUnsafeBytes { unistdWrite(descriptor, $0.baseAddress, min($0.count, 4096)) }
            }
            guard let written else { return }
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno == EAGAIN {
                awaitRoom()
            } else if errno != EINTR {
                return
            }
        }
    }

    private func awaitRoom() {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&room, 1, Self.patience)
    }

    private func put(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { unistdWrite(descriptor, $0.baseAddress, $0.count) } == bytes.count
    }
}

// Inside the type, the name `write` means its own method.
private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
