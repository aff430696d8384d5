/// What all words of a track's title or a file's name say together.
struct TrackReading: Equatable {
    /// Nil if no word names a language.
    private(set) var language: LanguageTag?
    private(set) var flags: TrackFlags = []
    /// Words that name neither a language nor a flag, in their order.
    private(set) var others: [String] = []
    private var details: [Detail] = []

    private struct Detail: Equatable {
        let script: String?
        let region: String?
        /// The only language to which the script or region belongs; nil if it fits any.
        let code: String?
    }

    init(_ words: [TrackWord]) {
        var hindi = 0
        for word in words {
            switch word {
            case .language(let tag): name(tag)
            case .hindiOrCaptions: hindi += 1
            case .detail(let script, let region, let code):
                details.append(Detail(script: script, region: region, code: code))
            case .flags(let more): flags.formUnion(more)
            case .nothing: break
            case .other(let text): others.append(text)
            }
        }
        if hindi > 0 { readHindi(twice: hindi > 1) }
        let implied = details.lazy.compactMap(\.code).first.map { LanguageTag(code: $0) }
        language = (language ?? implied).map(withDetails)
    }

    /// The last language counts. Another one before it only distinguishes the file from others.
    private mutating func name(_ tag: LanguageTag) {
        guard let before = language else {
            language = tag
            return
        }
        if before.code == tag.code {
            language = tag.with(script: before.script, region: before.region)
            return
        }
        if !before.isSame(as: tag) { others.append(before.name) }
        language = tag
    }

    /// Reads "hi" as Jellyfin, Plex and Bazarr do. Next to another language it means captions for people who can't
    /// hear; if no other language is named, it means Hindi.
    private mutating func readHindi(twice: Bool) {
        if language != nil || twice { flags.insert(.captions) }
        language = language ?? LanguageTag(code: "hi")
    }

    /// The tag with the script or region from the title, if the title means the same language.
    func detailed(_ tag: LanguageTag) -> LanguageTag {
        guard let language, language.code == tag.code else { return withDetails(tag) }
        return tag.with(script: language.script, region: language.region)
    }

    private func withDetails(_ tag: LanguageTag) -> LanguageTag {
        details.filter { $0.code == nil || $0.code == tag.code }.reduce(tag) { tag, detail in
            tag.with(script: detail.script, region: detail.region)
        }
    }
}
