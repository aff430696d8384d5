import FilePaths

/// The library's state as the page receives it: docs/remote.md describes the fields.
struct LibraryTopic: Encodable, Equatable, Sendable {
    var roots: Int
    var revision: Int
    var scanning: Bool
    var count: Int
    /// Something was left out, because there is more than the scan limits allow.
    var cut: Bool
}

/// The answer to `library`.
struct LibraryAnswer: Encodable, Sendable {
    struct Place: Encodable, Sendable {
        let id: String
        let name: String
    }

    struct Folder: Encodable, Sendable {
        let id: String
        let name: String
        let parents: [Place]
    }

    struct Item: Sendable {
        let entry: LibraryEntry
        /// In seconds.
        let duration: Double?
        let watched: Double?
        let finished: Bool
    }

    /// Nil for search results, and for the list of several roots.
    let folder: Folder?
    let total: Int
    let from: Int
    let items: [Item]

    enum CodingKeys: String, CodingKey { case folder, total, from, items }

    func encode(to encoder: any Encoder) throws {
        var form = encoder.container(keyedBy: CodingKeys.self)
        // A page checks for null, not whether the member is there.
        try form.encode(folder, forKey: .folder)
        try form.encode(total, forKey: .total)
        try form.encode(from, forKey: .from)
        try form.encode(items, forKey: .items)
    }
}

extension LibraryAnswer.Item: Encodable {
    enum CodingKeys: String, CodingKey {
        case id, kind, name, title, duration, poster, subtitles, watched, finished
    }

    func encode(to encoder: any Encoder) throws {
        var form = encoder.container(keyedBy: CodingKeys.self)
        try form.encode(entry.id, forKey: .id)
        try form.encode(entry.kind.rawValue, forKey: .kind)
        try form.encode(PathText.shown(entry.name), forKey: .name)
        try form.encode(entry.title, forKey: .title)
        try form.encode(duration, forKey: .duration)
        try form.encode(entry.mayHavePoster ? "/remote/poster/\(entry.id)" : nil, forKey: .poster)
        try form.encode(entry.subtitles, forKey: .subtitles)
        try form.encode(watched, forKey: .watched)
        try form.encode(finished, forKey: .finished)
    }
}
