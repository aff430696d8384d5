import Foundation
import Synchronization

/// Answers go to standard output, talk to standard error.
///
/// With `--json` an answer is one JSON object a line, and so are the failures; talk stays on standard error. An answer
/// that can't be written, on a full disk for one, is a failure of the command (``hasUnwrittenAnswer``), unless its
/// reader has gone: who closes a pipe has what they wanted. Commands that would go on end by it (``LostReader``).
struct Console: Sendable {
    let isJSON: Bool

    private static let fault = Mutex<Int32>(0)

    /// True once an answer could not be written.
    static var hasUnwrittenAnswer: Bool { fault.withLock { $0 != 0 } }

    /// True where a person looks at standard error, so that a line may be drawn over.
    static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

    /// False in a background job: what it drew would land in the middle of what the person types.
    static var ownsTerminal: Bool { isInteractive && tcgetpgrp(STDERR_FILENO) == getpgrp() }

    /// Where commands that go on for long tell how it goes.
    var tellingDescriptor: Int32 { isJSON ? STDOUT_FILENO : STDERR_FILENO }

    /// Columns of the terminal behind standard error; 80 where there is none.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// An answer: `text` for a person, `value` for a program.
    func answer(_ text: @autoclosure () -> String, json value: @autoclosure () -> some Encodable) {
        if isJSON {
            write(Self.json(value()) + "\n", to: STDOUT_FILENO)
        } else {
            let text = PeerText.lines(text())
            if !text.isEmpty { write(text + "\n", to: STDOUT_FILENO) }
        }
    }

    /// Text that is an answer as it stands, such as the help.
    func answer(verbatim text: String) {
        write(text + "\n", to: STDOUT_FILENO)
    }

    /// Something on the way there: one line.
    func talk(_ text: String) {
        write(PeerText.line(text) + "\n", to: STDERR_FILENO)
    }

    func fail(_ failure: CommandFailure) {
        let sentence = QuotedArguments.shortened(failure.description, arguments: CommandLine.arguments)
        if isJSON {
            let told = Failure(error: sentence, code: failure.status.rawValue)
            write(Self.json(told) + "\n", to: STDOUT_FILENO)
        }
        write("marquee: \(PeerText.line(sentence))\n", to: STDERR_FILENO)
    }

    /// Takes the place of the line that was drawn before; an empty text only clears it.
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
        // What the encoder leaves as it is, but a terminal that shows the line would obey.
        return String(decoding: data, as: UTF8.self).unicodeScalars.map { scalar in
            guard PeerText.isCommand(scalar) else { return String(scalar) }
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    /// What stands on standard output in place of an answer.
    struct Failure: Encodable {
        let error: String
        let code: Int32
    }

    /// In one piece and past any buffer: a reader at the other end of a pipe sees each line when it is said.
    private func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                if descriptor == STDOUT_FILENO, errno != EPIPE { noteFault(errno) }
                return
            }
            bytes = bytes.dropFirst(written)
        }
    }

    /// Said once, however many answers are lost.
    private func noteFault(_ number: Int32) {
        let isFirst = Self.fault.withLock { fault in
            defer { fault = number }
            return fault == 0
        }
        guard isFirst else { return }
        write("marquee: the answer could not be written: \(String(cString: strerror(number)))\n", to: STDERR_FILENO)
    }
}
