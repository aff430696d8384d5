import FilePaths

/// Makes a peer's text safe for a line in a terminal. All such text goes through here.
///
/// Names, titles, states and reasons come from the network. Their sender must not move the cursor, forge a line or fill
/// the screen. JSON keeps them unchanged, with control characters escaped when it is written. Pure.
package enum PeerText {
    /// Unicode scalars of a shown name or title; real ones are shorter.
    package static let nameLimit = 120
    /// Unicode scalars of a whole line: a sentence with several names.
    package static let lineLimit = 1000

    /// Replaces control characters (C0, DEL, C1) and Unicode's embeddings, overrides and isolates, which change the
    /// writing direction, by U+FFFD. So are bytes of a path that are not UTF-8.
    ///
    /// - Parameter keepsLines: Whether newlines stay, for text made of printable parts.
    package static func printable(_ text: String, keepsLines: Bool = false) -> String {
        guard text.unicodeScalars.contains(where: isReplaced) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(isReplaced(scalar) && !(keepsLines && scalar == "\n") ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }

    /// A name or title: printable, and at most ``nameLimit`` long.
    package static func name(_ text: String) -> String {
        printable(shortened(text, to: nameLimit))
    }

    /// One line: printable, and at most ``lineLimit`` long.
    package static func line(_ text: String) -> String {
        printable(shortened(text, to: lineLimit))
    }

    /// Several lines, each at most ``lineLimit`` long. Their parts have to be printable already, so that they add no
    /// lines.
    package static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(separator: "\n")
    }

    private static func isReplaced(_ scalar: Unicode.Scalar) -> Bool { isCommand(scalar) || PathText.isEscape(scalar) }

    package static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Keeps the beginning and a little of the end, since sentences end with their reasons. The cost is bounded by the
    /// limit.
    private static func shortened(_ text: String, to limit: Int) -> String {
        let scalars = text.unicodeScalars
        guard scalars.index(scalars.startIndex, offsetBy: limit + 1, limitedBy: scalars.endIndex) != nil else {
            return text
        }
        let tail = limit / 4
        return String(scalars.prefix(limit - tail - 1)) + "…" + String(scalars.suffix(tail))
    }
}
