import Casting
import FileAccess
import FilePaths
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
        let told = line(text(), json: value())
        if !told.isEmpty { answer(verbatim: told) }
    }

    /// What ``answer(_:json:)`` writes, without the line feed behind it; empty where a person is told nothing.
    func line(_ text: @autoclosure () -> String, json value: @autoclosure () -> some Encodable) -> String {
        isJSON ? Self.json(value()) : PeerText.lines(text())
    }

    /// Text that is an answer as it stands: the help, or what ``line(_:json:)`` made.
    func answer(verbatim text: String) {
        write(text + "\n", to: STDOUT_FILENO)
    }

    /// Something on the way there: one line.
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
        return escapingCommands(PathText.shown(String(decoding: data, as: UTF8.self)))
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)

    /// With escapes for what the encoder leaves as it is, but a terminal that shows the line would obey. None of that
    /// has more than four digits.
    private static func escapingCommands(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: PeerText.isCommand) else { return json }
        // One buffer, since peers decide how long a line is and what it is made of.
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

    /// What stands on standard output in place of an answer.
    struct Failure: Encodable {
        let error: String
        let code: Int32
    }

    /// Past any buffer: a reader at the other end of a pipe sees each line when it is said, and in one piece unless it
    /// is longer than ``ReaderPatience/piece``.
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

// Inside the type this name is its own method's.
private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
