/// Detects the character set of a text file and decodes it.
///
/// The order is: a byte order mark; UTF-8, which other text almost never resembles; UTF-16 without a mark (every second
/// byte is 0); the sets of Japanese, Chinese and Korean (``WideCharacters``); then the one-byte sets. For these, each
/// known language is tried in its usual sets, and the one whose alphabet explains the bytes best wins. A language in the
/// file's name is preferred if it fits.
enum TextDecoding {
    struct Decoded: Equatable {
        let text: String
        /// The character set's name, for a log or a message.
        let charset: String
        /// Nothing but the text's letters led to the set: no Unicode, and no language.
        var isGuess = false
    }

    /// - Parameters:
    ///   - language: An ISO 639 code or nil.
    ///   - convert: Converts text of several bytes a letter.
    /// - Returns: Nil if no character set fits.
    static func decode(
        _ bytes: [UInt8], language: String?, convert: WideCharacters.Convert = { _, _ in nil }
    ) -> Decoded? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return Decoded(text: String(decoding: bytes.dropFirst(3), as: UTF8.self), charset: "UTF-8")
        }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), bigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), bigEndian: true) }
        if let bigEndian = unmarkedUTF16(bytes) { return utf16(bytes[...], bigEndian: bigEndian) }
        // Text contains no zero bytes, so this is a binary file.
        guard !bytes.contains(0) else { return nil }
        if isUTF8(bytes) { return Decoded(text: String(decoding: bytes, as: UTF8.self), charset: "UTF-8") }
        if let charset = WideCharacters.charset(of: bytes, language: language, convert: convert),
            let text = convert(bytes, charset)
        {
            return Decoded(text: text, charset: charset, isGuess: language == nil)
        }
        return oneByte(bytes, language: language)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> Decoded {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(bigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        return Decoded(text: String(decoding: units, as: UTF16.self), charset: bigEndian ? "UTF-16BE" : "UTF-16LE")
    }

    /// Every subtitle file has digits, blanks and line ends, so in UTF-16 one half of its bytes has many zeros.
    private static func unmarkedUTF16(_ bytes: [UInt8]) -> Bool? {
        let sample = bytes.prefix(4096)
        guard sample.count >= 8 else { return nil }
        var zeros = [0, 0]
        for (index, byte) in sample.enumerated() where byte == 0 { zeros[index % 2] += 1 }
        let half = sample.count / 2
        if zeros[1] * 5 > half, zeros[0] * 50 < half { return false }
        if zeros[0] * 5 > half, zeros[1] * 50 < half { return true }
        return nil
    }

    /// Valid, or nearly so: a few bad bytes are damage.
    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        if String(validating: bytes, as: UTF8.self) != nil { return true }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var (good, bad) = (0, 0)
        reading: while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): if scalar.value >= 0x80 { good += 1 }
            case .error: bad += 1
            case .emptyInput: break reading
            }
        }
        return good >= 20 && bad * 50 < good
    }

    private static func oneByte(_ bytes: [UInt8], language: String?) -> Decoded? {
        let sample = Array(bytes.prefix(SubtitleLimits.sample))
        let upper = sample.reduce(0) { $0 + ($1 >= 0x80 ? 1 : 0) }
        guard upper > 0 else { return nil }
        var best: (score: Double, page: CodePage, isTold: Bool)?
        let isHebrew = Alphabet.seemsHebrew(sample)
        for alphabet in Alphabet.all {
            for page in alphabet.pages {
                var score = alphabet.score(sample, in: page) / Double(upper)
                let isTold = language.map(alphabet.languages.contains) ?? false
                if isTold { score += score > 0.4 ? 0.5 : 0 }
                if isHebrew, alphabet.languages.contains("he") { score += 0.2 }
                if score > (best?.score ?? 0.5) + 0.000_1 { best = (score, page, isTold) }
            }
        }
        return best.map { Decoded(text: $0.page.text(bytes), charset: $0.page.name, isGuess: !$0.isTold) }
    }
}

/// The non-ASCII letters of a group of languages, and the character sets of its texts.
struct Alphabet: Sendable {
    let languages: Set<String>
    let pages: [CodePage]
    private let lower: Set<Unicode.Scalar>
    private let upper: Set<Unicode.Scalar>
    /// The most common letters of a non-Latin script; empty for a Latin alphabet. They distinguish Hebrew from Russian:
    /// either looks like all letters in the other's sets.
    private let common: Set<Unicode.Scalar>
    /// Signs above and below letters, which can't begin a word.
    private let marks: Set<Unicode.Scalar>

    init(
        _ languages: Set<String>, _ letters: String, common: String = "", marks: String = "", _ pages: [CodePage]
    ) {
        self.common = Set(common.unicodeScalars)
        self.marks = Set(marks.unicodeScalars)
        self.languages = languages
        self.pages = pages
        lower = Set(letters.unicodeScalars)
        upper = Set(letters.uppercased().unicodeScalars).subtracting(lower)
    }

    /// Signs that any language may use; they favor none.
    private static let neutral = Set("“”„‚‘’‹›«»–—…•·°©®™€£§♪♫ªº\u{A0}\u{AD}\u{200E}\u{200F}".unicodeScalars)

    /// How well the alphabet explains a text's bytes from 0x80 on. It adds about 1 for each of its lowercase letters
    /// and less for a capital. It subtracts for what its texts would not contain: a capital after a lowercase letter,
    /// or a letter of another script next to a Latin one.
    func score(_ bytes: [UInt8], in page: CodePage) -> Double {
        var score = 0.0
        var afterSmall = false
        for (index, byte) in bytes.enumerated() {
            guard byte >= 0x80 else {
                afterSmall = (0x61...0x7A).contains(byte)
                continue
            }
            let scalar = page[byte]
            let isSmall = lower.contains(scalar)
            guard isSmall || upper.contains(scalar) else {
                score += Self.neutral.contains(scalar) ? 0.6 : -1.5
                afterSmall = false
                continue
            }
            if marks.contains(scalar), index == 0 || bytes[index - 1] < 0x80 {
                score -= 1.5
            } else if !common.isEmpty, Self.isLatinLetter(bytes, index - 1) || Self.isLatinLetter(bytes, index + 1) {
                score -= 1.5
            } else if isSmall {
                score += common.isEmpty ? 1 : common.contains(scalar) ? 1.2 : 0.8
            } else {
                score += afterSmall ? -1 : 0.7
            }
            afterSmall = isSmall
        }
        return score
    }

    /// Whether all letters are those of Hebrew, which Russian has too: but a Russian text of this length has capitals
    /// and letters that no Hebrew one has.
    static func seemsHebrew(_ bytes: [UInt8]) -> Bool {
        let letters = bytes.filter { $0 >= 0xC0 }
        return letters.count >= 40 && letters.allSatisfy { (0xE0...0xFA).contains($0) }
    }

    private static func isLatinLetter(_ bytes: [UInt8], _ index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        return (0x41...0x5A).contains(bytes[index] & 0xDF) && bytes[index] < 0x80
    }

    private static let west = [CodePage.windows1252]
    private static let middle = [CodePage.windows1250, .latin2]
    private static let cyrillic = [CodePage.windows1251, .koi8R, .ibm866, .isoCyrillic]

    /// If several explain a text equally well, the first wins.
    static let all: [Alphabet] = [
        Alphabet(["en", "eng"], "éèïöç", west),
        Alphabet(["fr", "fre", "fra"], "àâæçéèêëîïôœùûüÿ", west),
        Alphabet(["de", "ger", "deu"], "äöüßé", west),
        Alphabet(["es", "spa"], "áéíñóúü¿¡", west),
        Alphabet(["pt", "por", "pb", "pob"], "ãáàâçéêíóôõúü", west),
        Alphabet(["it", "ita"], "àèéìíòóùú", west),
        Alphabet(["nl", "dut", "nld"], "éëïóöüèá", west),
        Alphabet(["sv", "swe", "fi", "fin"], "åäöé", west),
        Alphabet(["da", "dan", "no", "nor", "nb", "nob"], "æøåéòô", west),
        Alphabet(["is", "ice", "isl"], "áðéíóúýþæö", west),
        Alphabet(["ca", "cat"], "àçèéíïòóúü·", west),
        Alphabet(["pl", "pol"], "ąćęłńóśźż", middle),
        Alphabet(["cs", "cze", "ces"], "áčďéěíňóřšťúůýž", middle),
        Alphabet(["sk", "slo", "slk"], "áäčďéíĺľňóôŕšťúýž", middle),
        Alphabet(["hu", "hun"], "áéíóöőúüű", middle),
        Alphabet(["hr", "hrv", "sl", "slv", "bs", "bos"], "čćđšž", middle),
        Alphabet(["ro", "rum", "ron"], "ăâîşţ", middle),
        Alphabet(["tr", "tur"], "çğıöşüâîİ", [.windows1254]),
        Alphabet(["lt", "lit"], "ąčęėįšųūž", [.windows1257]),
        Alphabet(["lv", "lav"], "āčēģīķļņšūž", [.windows1257]),
        Alphabet(["et", "est"], "äõöüšž", [.windows1257]),
        Alphabet(["ru", "rus"], "абвгдежзийклмнопрстуфхцчшщъыьэюяё", common: "оеаинтсрвл", cyrillic),
        Alphabet(["uk", "ukr"], "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", common: "оаинтіевср", cyrillic),
        Alphabet(["bg", "bul"], "абвгдежзийклмнопрстуфхцчшщъьюя", common: "аеиотнрсвд", cyrillic),
        Alphabet(["sr", "srp", "mk", "mac"], "абвгдђежзијклљмнњопрстћуфхцчџшѓќѕ", common: "аиоенрсјтк", cyrillic),
        Alphabet(
            ["el", "gre", "ell"], "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ", common: "αοιετσνηυρ",
            [.windows1253, .isoGreek]),
        Alphabet(["he", "heb"], "אבגדהוזחטיךכלםמןנסעףפץצקרשת", common: "יוהלאמשתרנ", [.windows1255]),
        Alphabet(
            ["ar", "ara", "fa", "per", "fas"], "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيگچپژ،؟", common: "اليمونرتبع",
            [.windows1256]),
        Alphabet(
            ["th", "tha"], "กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะาำเแโใไๅๆ๐๑๒๓๔๕๖๗๘๙" + thaiMarks,
            common: "านรอกเงมยลวดทสตะ" + "\u{E48}\u{E49}\u{E31}\u{E35}\u{E34}", marks: thaiMarks, [.windows874]),
    ]

    private static let thaiMarks =
        "\u{E31}\u{E34}\u{E35}\u{E36}\u{E37}\u{E38}\u{E39}\u{E3A}\u{E47}\u{E48}\u{E49}\u{E4A}\u{E4B}\u{E4C}\u{E4D}\u{E4E}"
}
