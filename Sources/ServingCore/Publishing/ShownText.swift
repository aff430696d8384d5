/// Texts that are shown to people.
package enum ShownText {
    /// The text without blanks at its ends; nil if nothing in it is visible, as in a title of spaces or of characters
    /// without a width.
    package static func visible(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        guard scalars.contains(where: isSeen), let first = scalars.firstIndex(where: { !isBlank($0) }),
            let last = scalars.lastIndex(where: { !isBlank($0) })
        else { return nil }
        return String(scalars[first...last])
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }

    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        // These count as letters or symbols but are drawn as nothing: Braille's empty cell, and Hangul's fillers.
        default: ![0x2800, 0x115F, 0x1160, 0x3164, 0xFFA0].contains(scalar.value) && !scalar.properties.isWhitespace
        }
    }
}
