/// A track's name in a list, and what a receiver chooses by: "German", "German (SDH)", "Portuguese (Brazil, forced)",
/// "German – Full".
package struct TrackLabel: Sendable, Equatable {
    package private(set) var name: String
    /// The language; nil if unknown or in no table.
    package let tag: LanguageTag?
    /// BCP 47; nil if unknown.
    package let language: String?
    package let flags: TrackFlags
    /// Whether it belongs to a stream of the film and not to a file beside it.
    package let isInFilm: Bool

    package var isCaptions: Bool { flags.contains(.captions) }
    package var isForced: Bool { flags.contains(.forced) }

    /// The label of a subtitle file, from its name.
    ///
    /// - Parameter whole: Another name to show; nil for the one made from the file's name.
    package init(_ told: SubtitleName, called whole: String? = nil) {
        tag = told.language
        language = told.language?.text
        flags = told.flags
        isInFilm = false
        name = whole ?? Self.name(tag.map(\.name) ?? told.stem, told.title, tag?.details ?? [], flags)
    }

    /// The label of a text or audio stream, from its tags and flags. Its own title is kept, and what the title does not
    /// say is added.
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
            // If the title has no other words, the brackets say all of it.
            let isMore = !reading.others.isEmpty
            name = Self.name(base, isMore ? title : nil, tag?.details ?? [], isMore ? untold : flags)
        }
    }

    /// The labels with unique names, compared without case: the second "German" becomes "German 2".
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

    /// The words of letters, digits and marks.
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
    /// The language in its own tag.
    package var languageTag: LanguageTag? { language.flatMap { LanguageTag(tag: $0) } }

    /// A tag that is in no table, if it has the form of BCP 47 and does not mean "unknown".
    var unknownLanguage: String? {
        guard languageTag == nil, let language, (2...35).contains(language.utf8.count) else { return nil }
        let parts = language.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" }
        let isTag = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
        }
        return isTag && !["und", "mis", "mul", "zxx"].contains(parts[0]) ? language : nil
    }

    /// The flags that the container sets.
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
