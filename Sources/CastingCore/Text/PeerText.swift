import FilePaths

/// What a peer calls itself, or says, made fit for a line that a person reads in a terminal: the one place for it.
///
/// Names, titles, states and reasons come from the network, and whoever sends them must not move the cursor, forge a
/// line or fill the screen. JSON keeps them as they are, with what commands a terminal escaped, where they are written.
///
/// Pure.
package enum PeerText {
    /// Unicode scalars of a name or title that are shown; people's own are shorter.
    package static let nameLimit = 120
    /// Unicode scalars of a whole line: a sentence with several names in it.
    package static let lineLimit = 1000

    /// `text` in which nothing commands a terminal: control characters (C0, DEL, C1) and what turns the direction of
    /// writing (Unicode's embeddings, overrides and isolates) become U+FFFD. So does what of a path is not UTF-8.
    ///
    /// - Parameter keepsLines: newlines stay; for texts that were made of printable parts.
    package static func printable(_ text: String, keepsLines: Bool = false) -> String {
        guard text.unicodeScalars.contains(where: isReplaced) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(isReplaced(scalar) && !(keepsLines && scalar == "\n") ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }

    /// A name or a title: printable, and at most ``nameLimit`` long.
    package static func name(_ text: String) -> String {
        printable(shortened(text, to: nameLimit))
    }

    /// One line: printable, and at most ``lineLimit`` long.
    package static func line(_ text: String) -> String {
        printable(shortened(text, to: lineLimit))
    }

    /// Several lines, each at most ``lineLimit`` long. Their parts have to be printable already, lest one of them
    /// brings lines of its own.
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

    /// What is too long keeps its beginning and a little of its end, where the reasons of sentences stand. Costs no
    /// more than the limit, however long the text is.
    private static func shortened(_ text: String, to limit: Int) -> String {
        let scalars = text.unicodeScalars
        guard scalars.index(scalars.startIndex, offsetBy: limit + 1, limitedBy: scalars.endIndex) != nil else {
            return text
        }
        let tail = limit / 4
        return String(scalars.prefix(limit - tail - 1)) + "…" + String(scalars.suffix(tail))
    }
}
