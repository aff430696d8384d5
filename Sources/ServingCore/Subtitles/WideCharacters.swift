/// Detects the character sets with several bytes for a letter, of Japanese, Chinese and Korean. Their tables are large,
/// so a C library converts them.
///
/// Bytes that are valid in such a set may be valid in another one too. The letters tell the sets apart: Japanese has
/// kana, Korean has little else than Hangul, and a fifth of a Chinese text is a hundred characters.
package enum WideCharacters {
    /// Converts all bytes from a character set; nil if the set is unknown, or if the bytes are invalid in it.
    package typealias Convert = (_ bytes: [UInt8], _ charset: String) -> String?

    private struct Language: Sendable {
        let codes: Set<String>
        /// The names as iconv knows them, the more common first.
        let charsets: [String]
        /// How well letters from U+0080 on fit, from 0 to 1.
        let fit: @Sendable ([Unicode.Scalar]) -> Double
        /// The least fit if nothing is told of the language; and if it is.
        let least: (untold: Double, told: Double)
    }

    /// If several fit, the first wins.
    private static let all = [
        Language(
            codes: ["ja", "jpn"], charsets: ["CP932", "EUC-JP"], fit: { share($0) { kana.contains($0) } },
            least: (0.3, 0.1)),
        Language(
            codes: ["zh", "chi", "zho"], charsets: ["GB18030", "BIG5-HKSCS", "BIG5"],
            fit: { share($0) { commonChinese.contains($0) } }, least: (0.15, 0.04)),
        Language(
            codes: ["ko", "kor"], charsets: ["CP949"], fit: { share($0) { hangul.contains($0) } }, least: (0.8, 0.5)),
    ]

    /// - Parameter language: An ISO 639 code, or nil if it is unknown. Then only a text that fits very well is taken.
    /// - Returns: The name of the set; nil if none fits.
    static func charset(of bytes: [UInt8], language: String?, convert: Convert) -> String? {
        let sample = Array(bytes.prefix(SubtitleLimits.sample))
        for candidate in all {
            let isTold = language.map(candidate.codes.contains) ?? false
            guard isTold || language == nil else { continue }
            let least = isTold ? candidate.least.told : candidate.least.untold
            var best: (fit: Double, charset: String)?
            for charset in candidate.charsets {
                guard let text = convert(sample, charset) else { continue }
                let letters = Array(text.unicodeScalars.filter { $0.value >= 0x80 && !isNeutral($0) })
                guard letters.count >= (isTold ? 1 : 8) else { continue }
                let fit = candidate.fit(letters)
                if fit >= least, fit > (best?.fit ?? 0) { best = (fit, charset) }
            }
            if let best { return best.charset }
        }
        return nil
    }

    private static func share(_ letters: [Unicode.Scalar], where fits: (Unicode.Scalar) -> Bool) -> Double {
        Double(letters.count(where: fits)) / Double(max(1, letters.count))
    }

    /// Punctuation, full-width forms and other signs, which all these languages use.
    private static func isNeutral(_ scalar: Unicode.Scalar) -> Bool {
        (0x2000...0x27BF).contains(scalar.value) || (0x3000...0x303F).contains(scalar.value)
            || (0xFF00...0xFF60).contains(scalar.value)
    }

    /// Without the half-width forms: one byte each, so that any text of one-byte letters would seem to consist of them.
    private static let kana = ("\u{3041}" as Unicode.Scalar)...("\u{30FF}" as Unicode.Scalar)
    private static let hangul = ("\u{AC00}" as Unicode.Scalar)...("\u{D7A3}" as Unicode.Scalar)
    /// The most common characters of simplified and traditional Chinese.
    private static let commonChinese = Set(
        """
        的一是不了在人有我他这这個们们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多\
        经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日軍者意无力它与长把机十民第公此已工使情明性知全\
        這個們來為國說時會對過發後裡還進樣開從實無與長沒嗎吗吧啊呢什麼谁誰很知道想走给給让讓
        """.unicodeScalars)
}
