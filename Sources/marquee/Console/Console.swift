import Foundation

/// Answers go to standard output, talk to standard error.
///
/// With `--json` an answer is one JSON object a line, and so are the failures; talk stays on standard error.
struct Console: Sendable {
    let isJSON: Bool

    /// True where a person looks at standard error, so that a line may be drawn over.
    static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

    /// An answer: `text` for a person, `value` for a program.
    func answer(_ text: @autoclosure () -> String, json value: @autoclosure () -> some Encodable) {
        if isJSON {
            write(Self.json(value()) + "\n", to: STDOUT_FILENO)
        } else {
            let text = text()
            if !text.isEmpty { write(text + "\n", to: STDOUT_FILENO) }
        }
    }

    /// Something on the way there.
    func talk(_ text: String) {
        write(text + "\n", to: STDERR_FILENO)
    }

    func fail(_ failure: CommandFailure) {
        if isJSON {
            write(Self.json(Failure(error: failure.description, code: failure.status.rawValue)) + "\n", to: STDOUT_FILENO)
        }
        write("marquee: \(failure.description)\n", to: STDERR_FILENO)
    }

    /// Writes without a newline, for a line that is drawn again and again.
    func draw(_ text: String) {
        write(text, to: STDERR_FILENO)
    }

    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        guard let data = try? encoder.encode(value) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
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
                return
            }
            bytes = bytes.dropFirst(written)
        }
    }
}
