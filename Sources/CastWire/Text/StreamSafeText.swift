/// Counts combining marks in a peer's text, so that comparing the text takes time proportional to its length.
///
/// Swift compares and hashes text by canonical equivalence. It sorts the marks after a letter by insertion, which takes
/// time that grows with the square of their number: for 64 kB of marks after one letter, each comparison takes most of
/// a second. Unicode allows 30 marks in a row (UAX #15, Stream-Safe Text Format), and no language has more than 18.
package struct CombiningRun {
    package static let longest = 30
    /// The first byte of U+0300 in UTF-8. No character before U+0300 is such a mark.
    static let leastLeadingByte: UInt8 = 0xCC

    private var length = 0

    package init() {}

    /// Returns whether the text so far, including this character, can be compared quickly.
    package mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered else {
            length = 0
            return true
        }
        length += 1
        return length <= Self.longest
    }

    /// Handles a character that is not a mark.
    mutating func ends() { length = 0 }
}

extension StringProtocol {
    /// Whether the text may be compared, hashed and searched. ASCII text only costs a scan.
    package var isStreamSafe: Bool {
        // A mark has at least two bytes.
        guard utf8.count > 2 * CombiningRun.longest, utf8.contains(where: { $0 >= CombiningRun.leastLeadingByte })
        else { return true }
        var run = CombiningRun()
        return unicodeScalars.allSatisfy { run.takes($0) }
    }

    /// The text without excess marks, for display.
    package var streamSafe: String {
        guard !isStreamSafe else { return String(self) }
        var run = CombiningRun()
        var kept = String.UnicodeScalarView()
        for scalar in unicodeScalars where run.takes(scalar) { kept.append(scalar) }
        return String(kept)
    }

    /// Returns the start of the text in at most this number of UTF-8 bytes. A character, which may be very long, may be
    /// split.
    package func held(toBytes limit: Int) -> SubSequence {
        guard utf8.count > limit else { return self[...] }
        var (length, end) = (limit, utf8.index(startIndex, offsetBy: limit))
        while length > 0, utf8[end] & 0xC0 == 0x80 {
            length -= 1
            end = utf8.index(startIndex, offsetBy: length)
        }
        return self[..<end]
    }
}
