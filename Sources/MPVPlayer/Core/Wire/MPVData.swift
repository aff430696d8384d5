/// A value from mpv, of one of the kinds that are requested. Other kinds are read as no value.
enum MPVData: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    /// A file's metadata.
    case fields([String: String])
    case tracks([MPVTrack])

    package var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
    package var number: Double? { if case .number(let value) = self { value } else { nil } }
    package var text: String? { if case .text(let value) = self { value } else { nil } }
    package var fields: [String: String]? { if case .fields(let value) = self { value } else { nil } }
    package var tracks: [MPVTrack]? { if case .tracks(let value) = self { value } else { nil } }
}

/// An entry of `track-list`.
struct MPVTrack: Equatable, Sendable, Decodable {
    package var id: Int
    /// `video`, `audio` or `sub`.
    package var type: String
    package var title: String?
    package var lang: String?
    package var external: Bool?
    package var selected: Bool?
    var externalFilename: String?

    private enum CodingKeys: String, CodingKey {
        case id, type, title, lang, external, selected
        case externalFilename = "external-filename"
    }

    package init(
        id: Int, type: String, title: String? = nil, lang: String? = nil, external: Bool? = nil,
        selected: Bool? = nil, externalFilename: String? = nil
    ) {
        self.id = id
        self.type = type
        self.title = title
        self.lang = lang
        self.external = external
        self.selected = selected
        self.externalFilename = externalFilename
    }
}

extension MPVData: Decodable {
    /// - Throws: `DecodingError` for a value of another kind.
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let fields = try? value.decode([String: String].self) {
            self = .fields(fields)
        } else {
            self = .tracks(try value.decode([MPVTrack].self))
        }
    }
}
