/// A language as a film or a file's name tells it, for the `language` of a track: a tag of BCP 47 such as `de`,
/// `pt-BR`, `zh-Hans` or `es-419`.
package struct LanguageTag: Sendable, Hashable {
    /// ISO 639-1 where the language has a code there, else ISO 639-2/T; in small letters.
    package let code: String
    /// ISO 15924, such as `Hans`.
    package let script: String?
    /// ISO 3166-1 or UN M.49, such as `BR` and `419`.
    package let region: String?

    package init(code: String, script: String? = nil, region: String? = nil) {
        (self.code, self.script, self.region) = (code, script, region)
    }

    /// As the tag of a stream has it: codes of ISO 639-1, -2 and -3, with `-` or `_` before script and region, in
    /// letters of any size; also a language's name. What else there is in the tag is left out. Nil for what is no
    /// language that is known.
    package init?(tag text: String) {
        let parts = text.split { $0 == "-" || $0 == "_" }.prefix(8).map(String.init)
        guard let first = parts.first, var found = Self.ofCode(first) ?? Self.named(text) else { return nil }
        for part in parts.dropFirst().prefix(while: { $0.utf8.count > 1 }) {
            found = found.with(subtag: part, isKnown: false) ?? found
        }
        self = found
    }

    /// As a word of a file's name has it: a code alone, or one with a script or region that is known and nothing more.
    /// "en-sdh" is none, and "en-cc" has captions and does not come from the Cocos Islands. A language's name may stand
    /// in place of its code before a region in capitals.
    package init?(word: String) {
        let parts = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
        let isNamed = parts.count > 1 && parts.dropFirst().allSatisfy { $0 == $0.uppercased() }
        guard let first = parts.first, var found = Self.ofCode(first) ?? (isNamed ? Self.named(first) : nil) else {
            return nil
        }
        for part in parts.dropFirst() {
            guard let next = found.with(subtag: part, isKnown: true) else { return nil }
            found = next
        }
        self = found
    }

    /// As it is written on the wire.
    package var text: String { [code, script, region].compactMap { $0 }.joined(separator: "-") }

    /// What it is called in English, without script and region.
    package var name: String { LanguageTable.entry(ofCode: code)?.name ?? code }

    /// Script and region in words; a script that is called as the language is goes without saying.
    package var details: [String] {
        [script.map { LanguageParts.scripts[$0] ?? $0 }, region.map { LanguageParts.regions[$0] ?? $0 }]
            .compactMap { $0 }.filter { $0 != name }
    }

    /// The code under which its languages are one for who listens and reads: Bokmål and Nynorsk are Norwegian.
    package var family: String { LanguageParts.families[code] ?? code }

    /// Whether who understands the one understands the other.
    package func isSame(as other: LanguageTag) -> Bool { family == other.family }

    /// With a script or region, where it has none of its own.
    package func with(script: String?, region: String?) -> LanguageTag {
        LanguageTag(code: code, script: self.script ?? script, region: self.region ?? region)
    }

    /// By a code of two or three letters, or one that is no standard's and used all the same.
    private static func ofCode(_ text: String) -> LanguageTag? {
        guard (2...3).contains(text.utf8.count) else { return nil }
        let code = text.lowercased()
        if let entry = LanguageTable.entry(ofCode: code) { return LanguageTag(code: entry.code) }
        return LanguageParts.unofficial[code]
    }

    /// By its whole name, in English or its own.
    static func named(_ name: String) -> LanguageTag? {
        LanguageTable.entry(named: name.lowercased()).map { LanguageTag(code: $0.code) }
    }

    private func with(subtag: String, isKnown: Bool) -> LanguageTag? {
        if subtag.utf8.count == 4, subtag.utf8.allSatisfy(Self.isLetter), region == nil, script == nil {
            let script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
            return isKnown && LanguageParts.scripts[script] == nil ? nil : with(script: script, region: nil)
        }
        guard region == nil else { return nil }
        let place = LanguageParts.region(subtag.uppercased(), of: code)
        if LanguageParts.regions[place] != nil { return with(script: nil, region: place) }
        // "zh-yue" is Cantonese (RFC 5646, 2.2.2).
        if script == nil, let narrower = Self.ofCode(subtag), isSame(as: narrower) { return narrower }
        let isPlace = place.utf8.count == 2 && place.utf8.allSatisfy(Self.isLetter)
        return isPlace && !isKnown ? with(script: nil, region: place) : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
