/// One audio, video or text stream of a media item, in the file or beside it.
///
/// The list of tracks is part of the media information and can't change after the load; which of them are active can.
/// The Default and Styled Media Receivers know text tracks only. Types that a newer receiver names are `.unknown` here
/// and keep their word on the wire.
public struct MediaTrack: Hashable, Sendable {
    public enum TrackType: String, Sendable, CaseIterable {
        case unknown = "UNKNOWN"
        case text = "TEXT"
        case audio = "AUDIO"
        case video = "VIDEO"
    }

    public enum TextSubtype: String, Sendable, CaseIterable {
        case unknown = "UNKNOWN"
        /// The dialogue, for who does not know the language.
        case subtitles = "SUBTITLES"
        /// All that is to be heard, for who can't hear it.
        case captions = "CAPTIONS"
        case descriptions = "DESCRIPTIONS"
        case chapters = "CHAPTERS"
        case metadata = "METADATA"
    }

    /// Unique within the media item.
    public let identifier: Int
    /// The URL of a track that is a file of its own.
    public let contentIdentifier: String?
    /// A MIME type: `text/vtt`.
    public let contentType: String?
    public let type: TrackType
    /// Nil for tracks that are not text.
    public let textSubtype: TextSubtype?
    public let name: String?
    /// BCP 47.
    public let languageCode: String?
    public let customData: JSONValue?
    /// As they came.
    let typeWord: String
    let subtypeWord: String?

    /// The subtype is ignored for tracks that are not text.
    public init(
        identifier: Int, contentIdentifier: String?, contentType: String?, type: TrackType,
        textSubtype: TextSubtype? = nil, name: String? = nil, languageCode: String? = nil, customData: JSONValue? = nil
    ) {
        self.init(
            identifier: identifier, contentIdentifier: contentIdentifier, contentType: contentType,
            typeWord: type.rawValue, subtypeWord: textSubtype?.rawValue, name: name, languageCode: languageCode,
            customData: customData)
    }

    private init(
        identifier: Int, contentIdentifier: String?, contentType: String?, typeWord: String, subtypeWord: String?,
        name: String?, languageCode: String?, customData: JSONValue?
    ) {
        type = TrackType(rawValue: typeWord) ?? .unknown
        self.typeWord = typeWord
        self.subtypeWord = type == .text ? subtypeWord : nil
        textSubtype = self.subtypeWord.map { TextSubtype(rawValue: $0) ?? .unknown }
        self.identifier = identifier
        self.contentIdentifier = contentIdentifier
        self.contentType = contentType
        self.name = name
        self.languageCode = languageCode
        self.customData = customData
    }
}

extension MediaTrack: Codable {
    /// A track without an id can't be switched on, so it is none.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: WireKey.self)
        guard let identifier = members.int("trackId") else {
            throw DecodingError.keyNotFound(
                WireKey("trackId"), .init(codingPath: decoder.codingPath, debugDescription: "a track without an id"))
        }
        self.init(
            identifier: identifier, contentIdentifier: members.string("trackContentId"),
            contentType: members.string("trackContentType"), typeWord: members.string("type") ?? "UNKNOWN",
            subtypeWord: members.string("subtype"), name: members.string("name"),
            languageCode: members.string("language"), customData: members.json("customData"))
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(identifier, forKey: "trackId")
        try members.encodeIfPresent(contentIdentifier, forKey: "trackContentId")
        try members.encodeIfPresent(contentType, forKey: "trackContentType")
        try members.encode(typeWord, forKey: "type")
        try members.encodeIfPresent(subtypeWord, forKey: "subtype")
        try members.encodeIfPresent(name, forKey: "name")
        try members.encodeIfPresent(languageCode, forKey: "language")
        try members.encodeIfPresent(customData, forKey: "customData")
    }
}
