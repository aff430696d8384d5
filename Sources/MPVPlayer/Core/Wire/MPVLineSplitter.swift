/// Splits the socket's data into lines. It holds at most one incomplete line.
struct MPVLineSplitter: Sendable {
    private var rest: [UInt8] = []

    init() {}

    /// The lines that are now complete, without their newlines. Empty lines are ignored.
    ///
    /// - Throws: `notMPV` if a line is too long.
    mutating func take(_ bytes: some Collection<UInt8>) throws(MPVError) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var bytes = bytes[...]
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            try add(bytes[..<end])
            if !rest.isEmpty { lines.append(rest) }
            rest = []
            bytes = bytes[bytes.index(after: end)...]
        }
        try add(bytes)
        return lines
    }

    private mutating func add(_ piece: some Collection<UInt8>) throws(MPVError) {
        guard rest.count + piece.count <= MPVLimits.lineBytes else { throw .notMPV }
        rest.append(contentsOf: piece)
    }
}
