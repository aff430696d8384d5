/// A text as it is searched and sorted: without case, accents and punctuation.
enum FoldedText {
    /// Returns the words in lower case with one space between them, as UTF-8.
    static func bytes(of text: String) -> [UInt8] {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars.prefix(1_024) { append(scalar, to: &folded) }
        while folded.last == 0x20 { folded.removeLast() }
        return folded
    }

    private static func append(_ scalar: Unicode.Scalar, to folded: inout [UInt8]) {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39: folded.append(UInt8(scalar.value))
        case 0x41...0x5A: folded.append(UInt8(scalar.value) + 0x20)
        // An apostrophe separates no words: "Don't" is found by "dont".
        case 0x27, 0x2019: break
        case 0..<0x80: appendSpace(to: &folded)
        default: appendForeign(scalar, to: &folded)
        }
    }

    private static func appendSpace(to folded: inout [UInt8]) {
        if let last = folded.last, last != 0x20 { folded.append(0x20) }
    }

    private static func appendForeign(_ scalar: Unicode.Scalar, to folded: inout [UInt8]) {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .dashPunctuation, .openPunctuation,
            .closePunctuation, .connectorPunctuation, .otherPunctuation, .initialPunctuation, .finalPunctuation:
            return appendSpace(to: &folded)
        default: break
        }
        if let letter = plainLetter(scalar) {
            folded.append(letter)
        } else if scalar == "ß" || scalar == "ẞ" {
            folded += [0x73, 0x73]
        } else if scalar == "æ" || scalar == "Æ" {
            folded += [0x61, 0x65]
        } else if scalar == "œ" || scalar == "Œ" {
            folded += [0x6F, 0x65]
        } else {
            for small in properties.lowercaseMapping.unicodeScalars { folded += Array(String(small).utf8) }
        }
    }

    /// Uses the letter's Unicode name: "LATIN SMALL LETTER O WITH DIAERESIS" is an o.
    private static func plainLetter(_ scalar: Unicode.Scalar) -> UInt8? {
        guard (0xC0...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value),
            let words = scalar.properties.name?.split(separator: " "), words.count > 4, words[0] == "LATIN",
            words[2] == "LETTER", words[3].utf8.count == 1, words[4] == "WITH", let letter = words[3].utf8.first
        else { return nil }
        return letter + 0x20
    }
}
