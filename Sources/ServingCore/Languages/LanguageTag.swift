/// The language of a track, from a film or a file's name: a BCP 47 tag such as `de`, `pt-BR`, `zh-Hans` or `es-419`.
package struct LanguageTag: Sendable, Hashable {
    /// Lowercase ISO 639-1 code if the language has one, else ISO 639-2/T.
    package let code: String
    /// ISO 15924, such as `Hans`.
    package let script: String?
    /// ISO 3166-1 or UN M.49, such as `BR` and `419`.
    package let region: String?

    package init(code: String, script: String? = nil, region: String? = nil) {
        (self.code, self.script, self.region) = (code, script, region)
    }

    /// Reads a stream's language tag: codes of ISO 639-1, -2 and -3 in any case, with `-` or `_` before script and
    /// region, or a language's name. Other parts of the tag are ignored. Nil if the language is unknown.
    package init?(tag text: String) {
        let parts = text.split { $0 == "-" || $0 == "_" }.prefix(8).map(String.init)
        guard let first = parts.first, var found = Self.ofCode(first) ?? Self.named(text) else { return nil }
        for part in parts.dropFirst().prefix(while: { $0.utf8.count > 1 }) {
            found = found.with(subtag: part, isKnown: false) ?? found
        }
        self = found
    }

    /// Reads a word of a file's name: a code, alone or with a known script or region and nothing else. "en-sdh" is no
    /// language, and "en-cc" means captions, not the Cocos Islands. Before a region in capitals, a language's name may
    /// replace its code.
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

    /// The tag as it is sent.
    package var text: String { [code, script, region].compactMap { $0 }.joined(separator: "-") }

    /// The English name, without script and region.
    package var name: String { LanguageTable.entry(ofCode: code)?.name ?? code }

    /// Script and region in words. A script with the same name as the language is left out.
    package var details: [String] {
        [script.map { LanguageParts.scripts[$0] ?? $0 }, region.map { LanguageParts.regions[$0] ?? $0 }]
            .compactMap { $0 }.filter { $0 != name }
    }

    /// The code under which closely related languages count as one: Bokmål and Nynorsk are Norwegian.
    package var family: String { LanguageParts.families[code] ?? code }

    /// Whether people who understand one language understand the other.
    package func isSame(as other: LanguageTag) -> Bool { family == other.family }

    /// The tag with a script or region added, if it has none.
    package func with(script: String?, region: String?) -> LanguageTag {
        LanguageTag(code: code, script: self.script ?? script, region: self.region ?? region)
    }

    /// Finds a language by a code of two or three letters, official or not.
    private static func ofCode(_ text: String) -> LanguageTag? {
        guard (2...3).contains(text.utf8.count) else { return nil }
        let code = text.lowercased()
        if let entry = LanguageTable.entry(ofCode: code) { return LanguageTag(code: entry.code) }
        return LanguageParts.unofficial[code]
    }

    /// Finds a language by its complete English or own name.
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
