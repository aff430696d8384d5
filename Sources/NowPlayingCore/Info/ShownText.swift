/// A text as it may be shown between others: on one line, without what would change the text around it.
///
/// Control characters and line ends become a space. Characters that turn the direction of what follows (U+202A to
/// U+202E, U+2066 to U+2069) are left out, so that a title can't turn the artist's name around; a right-to-left text
/// needs none of them. So are noncharacters, since D-Bus refuses a text that holds one. Too long a text is cut between
/// scalars. The time that it takes is bounded by the limit, whatever the text's length. Marquee's own.
public enum ShownText {
    /// - Parameters:
    ///   - text: of any length.
    ///   - limit: at most so many bytes of UTF-8 are left.
    /// - Returns: `nil` where nothing is left: what is empty is not shown.
    public static func clean(_ text: String, limit: Int = NowPlayingLimits.textBytes) -> String? {
        var shown = String.UnicodeScalarView()
        var bytes = 0
        var spaceIsDue = false
        for scalar in text.unicodeScalars.prefix(limit * NowPlayingLimits.scalarsReadForEachByte) {
            if turnsDirection(scalar) || isNoncharacter(scalar) { continue }
            if isSpace(scalar) {
                spaceIsDue = !shown.isEmpty
                continue
            }
            bytes += Unicode.UTF8.width(scalar) + (spaceIsDue ? 1 : 0)
            guard bytes <= limit else { break }
            if spaceIsDue { shown.append(" ") }
            spaceIsDue = false
            shown.append(scalar)
        }
        return shown.isEmpty ? nil : String(shown)
    }

    /// A text that stands for something and is compared: as it is, or not at all.
    static func identifier(_ text: String, limit: Int) -> String? {
        guard !text.isEmpty, text.utf8.count <= limit else { return nil }
        let isUnfit = text.unicodeScalars.contains { isControl($0) || turnsDirection($0) || isNoncharacter($0) }
        return isUnfit ? nil : text
    }

    private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || isControl(scalar) }
}
