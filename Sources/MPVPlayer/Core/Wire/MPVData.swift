/// A value from mpv, of one of the kinds that are requested. Other kinds are read as no value.
enum MPVData: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    /// A file's metadata.
    case fields([String: String])
    case tracks([MPVTrack])

    var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var fields: [String: String]? { if case .fields(let value) = self { value } else { nil } }
    var tracks: [MPVTrack]? { if case .tracks(let value) = self { value } else { nil } }
}

/// An entry of `track-list`.
struct MPVTrack: Equatable, Sendable, Decodable {
    var id: Int
    /// `video`, `audio` or `sub`.
    var type: String
    var title: String?
    var lang: String?
    var external: Bool?
    var selected: Bool?
    var externalFilename: String?

    private enum CodingKeys: String, CodingKey {
        case id, type, title, lang, external, selected
        case externalFilename = "external-filename"
    }
}

extension MPVData: Decodable {
    /// - Throws: `DecodingError` for a value of another kind.
    init(from decoder: any Decoder) throws {
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
