/// One audio, video or text stream of a media item, in the file or beside it.
///
/// The list of tracks is part of the media information and can't change after the load; which of them are active can.
/// The Default and Styled Media Receivers know text tracks only. A sender can tell the first by its application id; a
/// Styled one has the id of the app that it was registered for, so no warning is logged for it. Types that a newer
/// receiver names are `.unknown` here and keep their word on the wire.
///
/// From the Cast SDK: `GCKMediaTrack`; on the wire, `tracks` of the media object.
public struct MediaTrack: Hashable, Sendable {
    /// What a track is. From the Cast SDK: `GCKMediaTrackType`.
    public enum TrackType: String, Sendable, CaseIterable {
        /// Something that has no name here.
        case unknown = "UNKNOWN"
        /// Text that is drawn over the picture.
        case text = "TEXT"
        /// Sound.
        case audio = "AUDIO"
        /// A picture.
        case video = "VIDEO"
    }

    /// What the text of a track is for. From the Cast SDK: `GCKMediaTextTrackSubtype`.
    public enum TextSubtype: String, Sendable, CaseIterable {
        /// Something that has no name here.
        case unknown = "UNKNOWN"
        /// The dialogue, for who does not know the language.
        case subtitles = "SUBTITLES"
        /// All that is to be heard, for who can't hear it.
        case captions = "CAPTIONS"
        /// What is to be seen, for who can't see it.
        case descriptions = "DESCRIPTIONS"
        /// The names of the parts, to choose from.
        case chapters = "CHAPTERS"
        /// Text for the receiver's app, which nobody reads.
        case metadata = "METADATA"
    }

    /// Unique within the media item.
    public let identifier: Int
    /// The URL of a track that is a file of its own.
    public let contentIdentifier: String?
    /// A MIME type: `text/vtt`.
    public let contentType: String?
    /// What the track is.
    public let type: TrackType
    /// Nil for tracks that are not text.
    public let textSubtype: TextSubtype?
    /// What people are offered it as; nil where the receiver makes a name of the language.
    public let name: String?
    /// BCP 47.
    public let languageCode: String?
    /// What the app and its receiver agree on among themselves.
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

extension MediaTrack: Codable, WireObject {
    /// A track without an id can't be switched on, so it is none.
    ///
    /// - Throws: `DecodingError` where there is no id.
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        guard let identifier = members.int("trackId") else {
            throw DecodingError.keyNotFound(
                WireKey("trackId"), .init(codingPath: members.codingPath, debugDescription: "a track without an id"))
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
