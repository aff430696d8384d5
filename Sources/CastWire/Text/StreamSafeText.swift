/// Text of a peer that costs no more to compare than it is long.
///
/// Swift compares and hashes text by what it shows: the marks behind a letter are sorted first, by insertion, which
/// takes a time that grows with the square of how many there are. 64 kB that are one letter and its marks take most of
/// a second, each time they are compared with anything. Unicode says how many may follow one another (UAX #15,
/// Stream-Safe Text Format): 30, where no language has more than 18.
package struct CombiningRun {
    package static let longest = 30
    /// No character in front of U+0300 is such a mark, and this is the first byte of U+0300 in UTF-8.
    static let leastLeadingByte: UInt8 = 0xCC

    private var length = 0

    package init() {}

    /// Whether what came so far can be compared at once, this character included.
    package mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered else {
            length = 0
            return true
        }
        length += 1
        return length <= Self.longest
    }

    /// A character that is no mark.
    mutating func ends() { length = 0 }
}

extension StringProtocol {
    /// Whether it may be compared, hashed and searched. Plain ASCII is only looked through.
    package var isStreamSafe: Bool {
        // A mark has two bytes at least.
        guard utf8.count > 2 * CombiningRun.longest, utf8.contains(where: { $0 >= CombiningRun.leastLeadingByte })
        else { return true }
        var run = CombiningRun()
        return unicodeScalars.allSatisfy { run.takes($0) }
    }

    /// The text without the marks that are too many: for what people read.
    package var streamSafe: String {
        guard !isStreamSafe else { return String(self) }
        var run = CombiningRun()
        var kept = String.UnicodeScalarView()
        for scalar in unicodeScalars where run.takes(scalar) { kept.append(scalar) }
        return String(kept)
    }

    /// Its beginning in at most so many bytes of UTF-8: one character may be as long as a message.
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
