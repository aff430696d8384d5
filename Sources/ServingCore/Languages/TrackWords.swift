/// What a track is for, beside its language.
package struct TrackFlags: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It translates only what is not in the sound's own language.
    package static let forced = TrackFlags(rawValue: 1)
    /// For those who can't hear: it also tells of sounds and of who speaks.
    package static let captions = TrackFlags(rawValue: 2)
    /// Somebody talks about the film.
    package static let commentary = TrackFlags(rawValue: 4)
    /// For those who can't see: it tells what the picture shows.
    package static let described = TrackFlags(rawValue: 8)
    /// It is the one of its kind that the file's maker would have played.
    package static let standard = TrackFlags(rawValue: 16)

    /// In words behind a name, in this order.
    package var words: [String] {
        [(TrackFlags.forced, "forced"), (.captions, "SDH"), (.commentary, "commentary"), (.described, "described")]
            .filter { contains($0.0) }.map(\.1)
    }
}

/// What one word, or a few in a row, of a track's title or a file's name means.
enum TrackWord: Equatable {
    /// By its name or its code.
    case language(LanguageTag)
    /// `hi`: Hindi, or behind another language for those who can't hear.
    case hindiOrCaptions
    /// What is said of a language, and the language that is meant where none is named.
    case detail(script: String?, region: String?, of: String?)
    case flags(TrackFlags)
    /// A number of one to three digits, which counts files, or a word that says that nothing is known.
    case nothing
    case other(String)

    /// Words of a title: what they mean, the longest phrases first.
    ///
    /// - Parameters:
    ///   - codes: codes of languages count besides their names.
    ///   - bound: places of words that a hyphen binds to a language's tag: a code there is of no other language.
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
                // Of "pt" and "BR", of "English" and "eng" the second tells all.
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
            // A title may greet; what is written large is an abbreviation.
            return word == "HI" ? .flags(.captions) : .other(word)
        }
        let small = word.lowercased()
        if small == "hi" { return .hindiOrCaptions }
        if ["und", "unknown", "mis", "zxx"].contains(small) { return .nothing }
        return isBound ? .other(word) : LanguageTag(word: word).map(TrackWord.language) ?? .other(word)
    }

    /// A title may say what a track is not: "non-forced", "without SDH".
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
