import Casting
import FileAccess
import FilePaths
import PlatformC
import PlatformFoundation
import Synchronization

/// Writes answers to standard output, and all other messages to standard error.
///
/// With `--json`, each answer and each failure is one JSON object on a line; other messages stay on standard error. An
/// answer that can't be written, for example on a full disk, is a failure of the command (``hasUnwrittenAnswer``). It
/// is no failure if the reader has left, because then the reader has what it wanted. Commands that run until they are
/// ended stop if their reader leaves (``LostReader``).
struct Console: Sendable {
    let isJSON: Bool

    private static let fault = Mutex<Int32>(0)

    /// True once an answer could not be written.
    static var hasUnwrittenAnswer: Bool { fault.withLock { $0 != 0 } }

    /// True if standard error is a terminal, so that a line can be redrawn.
    static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

    /// False in a background job, whose drawing would appear in the middle of what the user types.
    static var ownsTerminal: Bool { isInteractive && tcgetpgrp(STDERR_FILENO) == getpgrp() }

    /// The descriptor on which long-running commands report their progress.
    var tellingDescriptor: Int32 { isJSON ? STDOUT_FILENO : STDERR_FILENO }

    /// The width of the terminal of standard error in columns; 80 if it is not a terminal.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Writes an answer: `text` for users, `value` for programs.
    func answer(_ text: @autoclosure () -> String, json value: @autoclosure () -> some Encodable) {
        let told = line(text(), json: value())
        if !told.isEmpty { answer(verbatim: told) }
    }

    /// The text that ``answer(_:json:)`` writes, without the final line feed. Empty if users get no answer.
    func line(_ text: @autoclosure () -> String, json value: @autoclosure () -> some Encodable) -> String {
        isJSON ? Self.json(value()) : PeerText.lines(text())
    }

    /// Writes text as it is: the help, or a result of ``line(_:json:)``.
    func answer(verbatim text: String) {
        write(text + "\n", to: STDOUT_FILENO)
    }

    /// Writes a message of one line to standard error.
    func talk(_ text: String) {
        write(PeerText.line(text) + "\n", to: STDERR_FILENO)
    }

    func fail(_ failure: CommandFailure) {
        let sentence = QuotedArguments.shortened(
            PathText.shown(failure.description), arguments: ProcessPaths.arguments.map(PathText.shown))
        if isJSON {
            let told = Failure(error: sentence, code: failure.status.rawValue)
            write(Self.json(told) + "\n", to: STDOUT_FILENO)
        }
        write("marquee: \(PeerText.line(sentence))\n", to: STDERR_FILENO)
    }

    /// Replaces the line that was drawn before. An empty text clears it.
    func draw(_ text: String) {
        write("\r\u{1B}[2K" + PeerText.line(text), to: STDERR_FILENO)
    }

    /// As ``PeerText/printable(_:keepsLines:)``.
    static func printable(_ text: String, keepsLines: Bool = false) -> String {
        PeerText.printable(text, keepsLines: keepsLines)
    }

    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        guard let data = try? encoder.encode(value) else { return "{}" }
        return escapingCommands(PathText.shown(String(decoding: data, as: UTF8.self)))
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)

    /// Escapes the characters that `JSONEncoder` leaves but a terminal would interpret. All of them have at most four
    /// hexadecimal digits.
    private static func escapingCommands(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: PeerText.isCommand) else { return json }
        // One buffer is used, because peers decide the length and content of a line.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.utf8.count)
        for scalar in json.unicodeScalars {
            guard PeerText.isCommand(scalar) else {
                bytes.append(contentsOf: scalar.utf8)
                continue
            }
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(UInt8(ascii: "u"))
            for shift in stride(from: 12, through: 0, by: -4) {
                bytes.append(hexDigits[(Int(scalar.value) >> shift) & 0xF])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The JSON object that replaces an answer.
    struct Failure: Encodable {
        let error: String
        let code: Int32
    }

    /// Writes without a buffer, so that a reader of a pipe gets each line at once. A line is written in one piece
    /// unless it is longer than ``ReaderPatience/piece``.
    private func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            guard ReaderPatience.ofProcess.waits(for: descriptor) else { return }
            let written = bytes.prefix(ReaderPatience.piece).withUnsafeBytes {
                unistdWrite(descriptor, $0.baseAddress, $0.count)
            }
            if written < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                if descriptor == STDOUT_FILENO, errno != EPIPE { noteFault(errno) }
                return
            }
            bytes = bytes.dropFirst(written)
        }
    }

    /// Reports the first write error; later ones are not reported.
    private func noteFault(_ number: Int32) {
        let isFirst = Self.fault.withLock { fault in
            defer { fault = number }
            return fault == 0
        }
        guard isFirst else { return }
        write("marquee: the answer could not be written: \(String(cString: strerror(number)))\n", to: STDERR_FILENO)
    }
}

// Inside the type, the name `write` means its own method.
private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
