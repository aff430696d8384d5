/// Splits standard input into lines. A line that is too long or not text is reported and dropped.
struct OrderLines {
    /// The maximum length of an order, in bytes. A device's name has at most 200 bytes.
    static let limit = 1024

    enum Line: Equatable, Sendable {
        case text(String)
        /// Why the line is not an order, as a sentence.
        case unreadable(String)
    }

    private var pending: [UInt8] = []
    private var isTooLong = false

    mutating func take(_ bytes: some Sequence<UInt8>) -> [Line] {
        var lines: [Line] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                lines.append(finish())
            } else if pending.count < Self.limit {
                pending.append(byte)
            } else {
                isTooLong = true
            }
        }
        return lines
    }

    /// Called at the end of the input. The last line needs no line feed.
    mutating func end() -> Line? {
        pending.isEmpty ? nil : finish()
    }

    private mutating func finish() -> Line {
        defer {
            pending = []
            isTooLong = false
        }
        if isTooLong { return .unreadable("an order has at most \(Self.limit) bytes") }
        guard let text = String(validating: pending, as: UTF8.self) else {
            return .unreadable("an order is text in UTF-8")
        }
        return .text(text)
    }
}
