/// Cuts what comes on standard input into lines; what is too long, or no text, is told as such and passed over.
struct OrderLines {
    /// More bytes than this are no order: a device's name has 200 at most.
    static let limit = 1024

    enum Line: Equatable, Sendable {
        case text(String)
        /// A sentence.
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

    /// The end of the input; a last line needs no line feed.
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
