/// What a list of tracks shows of one, and what a receiver chooses by: "German", "German (SDH)", "Portuguese (Brazil,
/// forced)", "German – Full".
package struct TrackLabel: Sendable, Equatable {
    package private(set) var name: String
    /// What is known of its language; nil where nothing tells, or no table has it.
    package let tag: LanguageTag?
    /// BCP 47; nil where nothing tells.
    package let language: String?
    package let flags: TrackFlags
    /// It is of a stream of the film, and not of a file beside it.
    package let isInFilm: Bool

    package var isCaptions: Bool { flags.contains(.captions) }
    package var isForced: Bool { flags.contains(.forced) }

    /// Of a subtitle file, as its name tells.
    ///
    /// - Parameter whole: what it is called instead; nil for what the name tells.
    package init(_ told: SubtitleName, called whole: String? = nil) {
        tag = told.language
        language = told.language?.text
        flags = told.flags
        isInFilm = false
        name = whole ?? Self.name(tag.map(\.name) ?? told.stem, told.title, tag?.details ?? [], flags)
    }

    /// Of a text or a sound of the film, as its tags and flags tell. A title of its own is kept, with what it does not
    /// tell beside it.
    package init(_ stream: MediaStream) {
        let title = stream.title.flatMap(ShownText.visible)
        let words = title.map { TrackWord.read(Self.words(of: $0), codes: false) } ?? []
        let reading = TrackReading(words)
        tag = stream.languageTag.map(reading.detailed) ?? reading.language
        language = tag?.text ?? stream.unknownLanguage
        flags = stream.flags.union(reading.flags.subtracting(.standard))
        isInFilm = true
        let untold = flags.subtracting(reading.flags)
        if let title, reading.language != nil, Self.namesLanguage(words) {
            name = Self.name(title, nil, [], untold)
        } else if let title, language == nil, !reading.others.isEmpty {
            name = Self.name(title, nil, [], untold)
        } else {
            let kind = stream.kind == .audio ? "Sound" : "Subtitles"
            let base = tag?.name ?? stream.unknownLanguage ?? "\(kind) \(stream.index)"
            // What the words of the title say stands in brackets already, where it has no others.
            let isMore = !reading.others.isEmpty
            name = Self.name(base, isMore ? title : nil, tag?.details ?? [], isMore ? untold : flags)
        }
    }

    /// The same in which no two have one name, in whatever letters: the second is "German 2".
    package static func distinct(_ labels: [TrackLabel]) -> [TrackLabel] {
        var taken: Set<String> = []
        var last: [String: Int] = [:]
        return labels.map { label in
            var label = label
            let (name, key) = (label.name, label.name.lowercased())
            while !taken.insert(label.name.lowercased()).inserted {
                let number = (last[key] ?? 1) + 1
                last[key] = number
                label.name = "\(name) \(number)"
            }
            return label
        }
    }

    private static func name(_ base: String, _ title: String?, _ details: [String], _ flags: TrackFlags) -> String {
        let brackets = (details + flags.words).joined(separator: ", ")
        return base + (title.map { " – " + $0 } ?? "") + (brackets.isEmpty ? "" : " (\(brackets))")
    }

    /// Letters, digits and marks in a row.
    private static func words(of title: String) -> [String] {
        title.split { letter in
            !letter.isLetter && !letter.isNumber && letter != "'" && letter != "’"
        }.prefix(50).map(String.init)
    }

    private static func namesLanguage(_ words: [TrackWord]) -> Bool {
        words.contains { if case .language = $0 { true } else { false } }
    }
}

extension MediaStream {
    /// What its own tag says of its language.
    package var languageTag: LanguageTag? { language.flatMap { LanguageTag(tag: $0) } }

    /// A tag that no table has, where it is one by its form (BCP 47) and not one of those that say nothing.
    var unknownLanguage: String? {
        guard languageTag == nil, let language, (2...35).contains(language.utf8.count) else { return nil }
        let parts = language.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" }
        let isTag = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
        }
        return isTag && !["und", "mis", "mul", "zxx"].contains(parts[0]) ? language : nil
    }

    /// As the container marks it.
    package var flags: TrackFlags {
        var flags: TrackFlags = []
        if isForced { flags.insert(.forced) }
        if isHearingImpaired && kind == .subtitle { flags.insert(.captions) }
        if isCommentary { flags.insert(.commentary) }
        if isVisualImpaired { flags.insert(.described) }
        if isDefault { flags.insert(.standard) }
        return flags
    }
}
