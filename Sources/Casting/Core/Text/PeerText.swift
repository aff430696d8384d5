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

    /// A name or title: printable, at most ``nameLimit`` long, and with U+FFFD for each invisible character, so that no
    /// two different names look the same because of one.
    package static func name(_ text: String) -> String {
        visible(printable(shortened(text, to: nameLimit)))
    }

    /// Replaces characters that are not shown: zero-width spaces, direction marks, fillers, soft hyphens. Joiners,
    /// variation selectors and tags stay after letters and symbols outside ASCII, which they are part of.
    private static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: \.properties.isDefaultIgnorableCodePoint) else { return text }
        var result = String.UnicodeScalarView()
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let before = index == 0 ? nil : scalars[index - 1]
            let after = index + 1 < scalars.count ? scalars[index + 1] : nil
            result.append(isUnseen(scalar, after: before, before: after) ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }

    private static func isUnseen(
        _ scalar: Unicode.Scalar, after before: Unicode.Scalar?, before after: Unicode.Scalar?
    ) -> Bool {
        guard scalar.properties.isDefaultIgnorableCodePoint else { return false }
        let followsLetter = before.map { !$0.isASCII && !$0.isZeroWidth } ?? false
        switch scalar.value {
        case 0x200C, 0x200D:
            // A variation selector may stand between a symbol and its joiner.
            let follows = followsLetter || (before?.properties.isVariationSelector ?? false)
            return !follows || (after.map { $0.isASCII || $0.isZeroWidth } ?? true)
        case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF:
            // Of ASCII, digits and two signs are keycaps.
            let isKeycap = before.map("0123456789#*".unicodeScalars.contains) ?? false
            return !followsLetter && !(isKeycap && after == "\u{20E3}")
        case 0xE0020...0xE007F:
            return !(before.map { $0 == "\u{1F3F4}" || (0xE0020...0xE007F).contains($0.value) } ?? false)
        default: return true
        }
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

extension Unicode.Scalar {
    fileprivate var isZeroWidth: Bool { properties.isDefaultIgnorableCodePoint }
}
