/// Cuts what comes from the socket into lines. It holds at most one that is not whole.
package struct MPVLineSplitter: Sendable {
    private var rest: [UInt8] = []

    package init() {}

    /// The lines that are whole now, without their newlines; empty ones are passed over.
    ///
    /// - Throws: `notMPV` for a line that is too long.
    package mutating func take(_ bytes: some Collection<UInt8>) throws(MPVError) -> [[UInt8]] {
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
