/// A text as it may be shown among other texts: on one line, without characters that would change the text around it.
///
/// - Control characters and line ends become a space.
/// - Characters that change the direction of what follows (U+202A to U+202E, U+2066 to U+2069) are left out, so that a
///   title can't reverse the artist's name. A right-to-left text needs none of them.
/// - Noncharacters are left out, because D-Bus refuses a text that holds one.
/// - A text that is too long is cut between scalars.
///
/// The limit bounds the time that this takes, whatever the text's length. Marquee's own.
public enum ShownText {
    /// Makes a text fit to be shown.
    ///
    /// - Parameters:
    ///   - text: a text of any length.
    ///   - limit: at most so many bytes of UTF-8 are left.
    /// - Returns: `nil` if nothing is left: an empty text is not shown.
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

    /// Returns a text that identifies something and is compared: unchanged, or nil if it is unfit.
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
