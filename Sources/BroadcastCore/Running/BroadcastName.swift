/// The name of a staying broadcast, which identifies it and is used in file names. It has letters and digits of any
/// script in lowercase, with hyphens between them: `Living Room TV` is `living-room-tv`.
package struct BroadcastName: Hashable, Sendable, CustomStringConvertible {
    /// Bytes of UTF-8.
    package static let limit = 64

    package let text: String

    /// Nil without a letter or digit.
    package init?(_ words: String) {
        var (text, room) = (String.UnicodeScalarView(), Self.limit)
        var isBetween = false
        for scalar in words.lowercased().unicodeScalars {
            guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
                isBetween = !text.isEmpty
                continue
            }
            let size = UTF8.width(scalar) + (isBetween ? 1 : 0)
            guard size <= room else { break }
            if isBetween { text.append("-") }
            text.append(scalar)
            room -= size
            isBetween = false
        }
        guard !text.isEmpty else { return nil }
        self.text = String(text)
    }

    package var description: String { text }
}
