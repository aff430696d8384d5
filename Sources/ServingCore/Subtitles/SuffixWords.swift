/// The words in a file's name that name its language and flags.
enum SuffixWords {
    static func isSeparator(_ letter: Character) -> Bool {
        switch letter {
        case ".", " ", "-", "_", "[", "]", "(", ")", "{", "}", ",", "+", "&": true
        default: false
        }
    }

    /// Reads everything after a film's stem.
    static func all(in text: Substring) -> [TrackWord] {
        read(parts(of: text))
    }

    private static func read(_ parts: [Part]) -> [TrackWord] {
        TrackWord.read(
            parts.map { String($0.text) }, codes: true, bound: Set(parts.indices.filter { parts[$0].isBound }))
    }

    /// Whether the text after a film's stem consists only of languages and flags.
    static func areAll(in text: Substring) -> Bool {
        let words = all(in: text)
        let says = words.contains { $0 != .nothing }
        return says && words.allSatisfy { if case .other = $0 { false } else { true } }
    }

    /// Reads the end of a name of an unknown film; empty if its words may just as well belong to the title.
    static func ending(of name: String) -> [TrackWord] {
        let parts = parts(of: name[...])
        var first = parts.count
        while first > 0, isKnown(parts[first - 1], behind: first > 1 ? parts[first - 2] : nil) { first -= 1 }
        // A word separated only by a space belongs to the words before it.
        while first < parts.count, parts[first].isBehindSpace || parts[first].isNumber && first > 0 { first += 1 }
        let known = parts[first...].filter { !$0.isNumber }
        guard let last = known.last, first > 0 || known.count > 1 || last.isCompound || parts.first?.isNumber == true
        else { return [] }
        if first > 0, known.count == 1, wordsBefore.contains(parts[first - 1].text.lowercased()) { return [] }
        let read = read(known)
        let languages = read.filter { if case .language = $0 { true } else { false } }
        // "this.is.it" is a title, and no film is in Icelandic and Italian.
        return languages.count > 1 && known.contains(where: \.isShort) ? [] : read
    }

    private struct Part {
        let text: Substring
        /// Nil at the name's beginning.
        let separator: Character?
        /// A hyphen or underscore joins it to a language tag before it.
        var isBound = false

        var isBehindSpace: Bool { separator == " " }
        var isNumber: Bool { text.utf8.count <= 3 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        var isCompound: Bool { text.contains { $0 == "-" || $0 == "_" } }
        var isShort: Bool { text.utf8.count == 2 }
    }

    /// Splits a name also at hyphens and underscores, except in tags such as `pt-BR`.
    private static func parts(of name: Substring) -> [Part] {
        var parts: [Part] = []
        var isBehindDash = false
        for part in split(name, before: nil, at: { isSeparator($0) && !isDash($0) }) {
            guard !part.text.allSatisfy(isDash) else {
                isBehindDash = true
                continue
            }
            let before = isBehindDash ? "-" : part.separator
            isBehindDash = false
            let text = part.text.drop(while: isDash)
            parts += tagsAndWords(of: text, before: text.count < part.text.count ? "-" : before)
        }
        return parts
    }

    /// Marks a code after a tag as bound to it, and one after that too: "de-en" is German with something else.
    private static func tagsAndWords(of text: Substring, before: Character?) -> [Part] {
        var parts: [Part] = []
        var rest = split(text, before: before, at: isDash)[...]
        var isBehindTag = false
        while var part = rest.first {
            let length = lengthOfTag(rest, in: text)
            if length == 0 || isBehindTag {
                part.isBound = isBehindTag
                isBehindTag = isBehindTag && length > 0
                rest.removeFirst()
            } else {
                part = Part(
                    text: text[part.text.startIndex..<rest[rest.startIndex + length - 1].text.endIndex],
                    separator: part.separator)
                // "hi" before a language is not a language.
                isBehindTag = part.text.lowercased() != "hi"
                rest.removeFirst(length)
            }
            parts.append(part)
        }
        return parts
    }

    /// The number of words that form a language tag together, as many as possible; 0 if the first is none.
    private static func lengthOfTag(_ words: ArraySlice<Part>, in text: Substring) -> Int {
        guard let first = words.first else { return 0 }
        let ends = words.prefix(4).map(\.text.endIndex)
        return ends.lastIndex { LanguageTag(word: String(text[first.text.startIndex..<$0])) != nil }.map { $0 + 1 } ?? 0
    }

    private static func isDash(_ letter: Character) -> Bool { letter == "-" || letter == "_" }

    private static func split(
        _ text: Substring, before: Character?, at isSeparator: (Character) -> Bool
    ) -> [Part] {
        var (parts, separator, start): ([Part], Character?, _) = ([], before, text.startIndex)
        for index in text.indices where isSeparator(text[index]) {
            if start < index { parts.append(Part(text: text[start..<index], separator: separator)) }
            // In " (" the bracket counts.
            separator = text[index] == " " && separator != nil && start == index ? separator : text[index]
            start = text.index(after: index)
        }
        if start < text.endIndex { parts.append(Part(text: text[start...], separator: separator)) }
        return parts
    }

    /// Whether a word at a name's end is known and does not look like part of a title.
    private static func isKnown(_ part: Part, behind before: Part?) -> Bool {
        if part.isNumber { return true }
        let text = String(part.text)
        let language = before.flatMap { LanguageTag(word: String($0.text)) }
        if let language, LanguageParts.region(text, behind: language) != nil { return true }
        switch read([part]).first {
        case .flags, .detail: return true
        case .hindiOrCaptions: return isCode(text)
        case .language: return part.isCompound ? !isTitle(text) : text.utf8.count > 3 || isCode(text)
        default: return phraseWords.contains(text.lowercased())
        }
    }

    /// A code is in lowercase or uppercase. "Eng" is a code too; "Is", "Dan" and "Man" are words of titles.
    private static func isCode(_ text: String) -> Bool {
        let small = text.lowercased()
        guard text == small || text == text.uppercased() || capitalised.contains(small) else { return false }
        return !wordsOfTitles.contains(small) && LanguageTag(word: small).map { $0.code.utf8.count == 2 } ?? false
    }

    /// Two words joined by a hyphen are a title if the first is a word of titles, as in "so-be".
    private static func isTitle(_ tag: String) -> Bool {
        tag == tag.lowercased() && wordsOfTitles.contains(String(tag.prefix { !isDash($0) }))
    }

    private static let capitalised: Set<String> = [
        "eng", "ger", "deu", "fre", "fra", "spa", "esp", "ita", "por", "dut", "nld", "swe", "nor", "rus", "jpn", "kor",
        "chi", "zho", "pol", "cze", "ces", "hun", "tur", "heb", "gre", "ell", "vie", "tha", "hin", "ukr", "bul", "hrv",
        "srp", "ara", "rum", "slv", "slk",
    ]

    /// Codes that are also ordinary words, if the language has another code.
    private static let wordsOfTitles: Set<String> = [
        "am", "an", "as", "be", "go", "ha", "ho", "my", "or", "so", "to", "oh", "her", "sun", "may", "per", "ice",
        "run", "cat", "arm", "mac", "rum", "sin", "ton", "kin", "lit", "que", "ful", "lim", "son", "sag", "bel", "lug",
        "vol",
    ]

    /// Words after which a language is not read alone, as in the titles "The English" and "get it".
    private static let wordsBefore: Set<String> = [
        "the", "a", "an", "my", "your", "his", "her", "our", "i", "you", "he", "she", "we", "they", "it", "this",
        "that",
        "what", "who", "how", "why", "when", "where", "is", "was", "are", "were", "be", "been", "has", "have", "had",
        "do", "does", "did", "can", "will", "say", "get", "got", "let", "like", "love", "make", "made", "take", "in",
        "of", "on", "at", "by", "from", "to", "for", "with", "about", "and", "or", "but", "if", "than", "all", "not",
        "dr", "mr", "la", "le", "el", "der", "die", "das", "il", "un", "une", "ein", "eine",
    ]

    /// Words that have a meaning only together with others.
    private static let phraseWords: Set<String> = ["hearing", "impaired", "hard", "of", "closed", "latin"]
}
