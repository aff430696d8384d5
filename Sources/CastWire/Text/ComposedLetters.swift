/// Composes letters and marks into single characters: `u` and `¨` become `ü` (Unicode's normalization form C, UAX #15),
/// for lower-case letters only. FoundationEssentials has no such function.
enum ComposedLetters {
    /// Composed characters by their parts. Swift compares strings by canonical equivalence, so a key matches its parts.
    private static let pairs: [String: Unicode.Scalar] = {
        var pairs: [String: Unicode.Scalar] = [:]
        // From the first letter with an accent to the last kana with a voicing mark.
        for value in UInt32(0xC0)...0x30FE {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic,
                !scalar.properties.changesWhenNFKCCaseFolded
            else { continue }
            pairs[String(Character(scalar))] = scalar
        }
        return pairs
    }()

    /// Returns nil if marks are not in Unicode's canonical order, or if a Korean syllable is decomposed.
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
