/// A track's purpose, besides its language.
package struct TrackFlags: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Translates only what is not in the audio's language.
    package static let forced = TrackFlags(rawValue: 1)
    /// For people who can't hear: also describes sounds and names speakers.
    package static let captions = TrackFlags(rawValue: 2)
    /// Somebody comments on the film.
    package static let commentary = TrackFlags(rawValue: 4)
    /// For people who can't see: describes what is shown.
    package static let described = TrackFlags(rawValue: 8)
    /// Marked by the file's author as the one to play.
    package static let standard = TrackFlags(rawValue: 16)

    /// The words shown after a name, in this order.
    package var words: [String] {
        [(TrackFlags.forced, "forced"), (.captions, "SDH"), (.commentary, "commentary"), (.described, "described")]
            .filter { contains($0.0) }.map(\.1)
    }
}

/// The meaning of one word, or of several in a row, in a track's title or a file's name.
enum TrackWord: Equatable {
    /// A language, by name or code.
    case language(LanguageTag)
    /// `hi`: Hindi, or next to another language captions for people who can't hear.
    case hindiOrCaptions
    /// A script or region, and the language that it implies if no language is named.
    case detail(script: String?, region: String?, of: String?)
    case flags(TrackFlags)
    /// A number of one to three digits, which counts files, or a word for "unknown".
    case nothing
    case other(String)

    /// Reads words, the longest phrases first.
    ///
    /// - Parameters:
    ///   - codes: Whether codes of languages count, besides their names.
    ///   - bound: Indices of words joined by a hyphen to the tag of a language. A code there names no other language.
    static func read(_ words: [String], codes: Bool, bound: Set<Int> = []) -> [TrackWord] {
        var read: [TrackWord] = []
        var rest = words[...]
        while let first = rest.first {
            let found = (1...3).reversed().lazy.filter { $0 <= rest.count }.compactMap { count -> (TrackWord, Int)? in
                let phrase = rest.prefix(count).joined(separator: " ").lowercased()
                return phrases[phrase].map { ($0, count) }
                    ?? LanguageTag.named(phrase).map { (.language($0), count) }
            }.first
            let (word, count) =
                found ?? (one(first, codes: codes, behind: read.last, isBound: bound.contains(rest.startIndex)), 1)
            rest = rest.dropFirst(count)
            if case .language(let tag) = word, let last = read.last, case .language(let before) = last,
                before.code == tag.code, before.region == nil, before.script == nil
            {
                // Of "pt" and "BR", or "English" and "eng", the second word says everything.
                read.removeLast()
            }
            read.append(word)
        }
        return codes ? read : withoutDenied(read)
    }

    private static func one(_ word: String, codes: Bool, behind last: TrackWord?, isBound: Bool) -> TrackWord {
        if codes, case .language(let before) = last, let region = LanguageParts.region(word, behind: before) {
            return .language(before.with(script: nil, region: region))
        }
        if word.utf8.count <= 3, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return .nothing }
        guard codes else {
            // "Hi" may be a greeting in a title; "HI" is the abbreviation.
            return word == "HI" ? .flags(.captions) : .other(word)
        }
        let small = word.lowercased()
        if small == "hi" { return .hindiOrCaptions }
        if ["und", "unknown", "mis", "zxx"].contains(small) { return .nothing }
        return isBound ? .other(word) : LanguageTag(word: word).map(TrackWord.language) ?? .other(word)
    }

    /// Removes what a title denies, such as "non-forced" and "without SDH".
    private static func withoutDenied(_ words: [TrackWord]) -> [TrackWord] {
        var kept: [TrackWord] = []
        for word in words {
            if case .flags = word, case .other(let before) = kept.last, denials.contains(before.lowercased()) {
                continue
            }
            kept.append(word)
        }
        return kept
    }

    private static let denials: Set<String> = ["no", "non", "not", "without", "ohne", "sans", "sin"]

    private static let phrases: [String: TrackWord] = {
        var table: [String: TrackWord] = [:]
        for (word, list) in flagPhrases.map({ (TrackWord.flags($0), $1) }) + detailPhrases {
            for phrase in list.split(separator: ";") { table[String(phrase)] = word }
        }
        return table
    }()

    private static let flagPhrases: [(TrackFlags, String)] = [
        (
            .forced,
            "forced;foreign;foreign parts;foreign parts only;forcé;forcés;forzado;forzados;forzati;erzwungen"
        ),
        (
            .captions,
            "sdh;cc;hoh;hearing impaired;hard of hearing;closed caption;closed captions;captions;malentendants;"
                + "closedcaption;closedcaptions;hearingimpaired;"
                + "hörgeschädigte;für hörgeschädigte;sordos;non udenti"
        ),
        (
            .commentary,
            "commentary;commentaries;comments;kommentar;commentaire;commentaires;comentario;comentarios;"
                + "commento"
        ),
        (.described, "described;descriptive;audio description;audiodescription;audiodeskription;hörfilm"),
        (.standard, "default"),
    ]

    private static let detailPhrases: [(TrackWord, String)] = [
        (.detail(script: nil, region: "BR", of: "pt"), "brazilian;brazil;brasil;brasileiro;brazilian portuguese;ptbr"),
        (.detail(script: nil, region: "PT", of: "pt"), "iberian portuguese;european portuguese"),
        (
            .detail(script: nil, region: "419", of: "es"),
            "latin american;latin america;latinamerican;latam;latino;latinoamérica;latinoamericano;"
                + "latin american spanish"
        ),
        (.detail(script: nil, region: "ES", of: "es"), "castilian;castellano;castilian spanish;european spanish"),
        (.detail(script: "Hans", region: nil, of: "zh"), "simplified;simplified chinese;简体;简中;简体中文"),
        (.detail(script: "Hant", region: nil, of: "zh"), "traditional;traditional chinese;繁體;繁体;繁中;繁體中文"),
        (.detail(script: nil, region: "CA", of: "fr"), "canadian french;french canadian"),
        (.detail(script: nil, region: "GB", of: "en"), "british english"),
        (.detail(script: nil, region: "US", of: "en"), "american english"),
        (.detail(script: nil, region: "CA", of: nil), "canadian"),
        (.detail(script: nil, region: "GB", of: nil), "british"),
        (.detail(script: nil, region: "US", of: nil), "american"),
        (.detail(script: nil, region: "MX", of: nil), "mexican"),
    ]
}
