/// Letters that were written in two parts, in one: `u` and `¨` are `ü` (Unicode's normalisation form C, UAX #15), as far
/// as small letters go. FoundationEssentials has none of it.
enum ComposedLetters {
    /// Which letter two scalars are. Texts of the same meaning are equal to Swift, whatever they are made of.
    private static let pairs: [String: Unicode.Scalar] = {
        var pairs: [String: Unicode.Scalar] = [:]
        // From the first letter with an accent to the last with Japanese's marks of voice.
        for value in UInt32(0xC0)...0x30FE {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic,
                !scalar.properties.changesWhenNFKCCaseFolded
            else { continue }
            pairs[String(Character(scalar))] = scalar
        }
        return pairs
    }()

    /// Nil where marks are not in the order that Unicode has for them, or a Korean syllable is written in its parts.
    static func compose(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        guard scalars.contains(where: { isMark($0) || isJamo($0) }) else { return scalars }
        guard !scalars.contains(where: isJamo) else { return nil }
        var letters: [Unicode.Scalar] = []
        var base: Int?
        var lastOrder: UInt8 = 0
        for scalar in scalars {
            let order = scalar.properties.canonicalCombiningClass.rawValue
            let isNext = base == letters.count - 1
            if let base, isNext || lastOrder < order, let letter = pairs[pair(letters[base], scalar)] {
                letters[base] = letter
                continue
            }
            guard order == 0 || order >= lastOrder else { return nil }
            if order == 0 { base = letters.count }
            lastOrder = order
            letters.append(scalar)
        }
        return letters
    }

    private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> String {
        String(String.UnicodeScalarView([first, second]))
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    private static func isJamo(_ scalar: Unicode.Scalar) -> Bool { (0x1100...0x11FF).contains(scalar.value) }
}
