/// An audio, video or text track of a media item, in the file or in a file of its own.
///
/// The list of tracks is part of the media information and can't change after the load, but tracks can be switched on
/// and off. The Default and Styled Media Receivers only support text tracks. A sender recognizes the first by its
/// application id. A Styled receiver has the id of the app that it was registered for, so no warning is logged for it.
/// Unknown types of newer receivers are `.unknown` and keep their word on the wire.
///
/// From the Cast SDK: `GCKMediaTrack`; on the wire, `tracks` of the media object.
public struct MediaTrack: Hashable, Sendable {
    /// The type of a track. From the Cast SDK: `GCKMediaTrackType`.
    public enum TrackType: String, Sendable, CaseIterable {
        /// An unknown type.
        case unknown = "UNKNOWN"
        /// Text that is drawn over the video.
        case text = "TEXT"
        /// Audio.
        case audio = "AUDIO"
        /// Video.
        case video = "VIDEO"
    }

    /// The purpose of a text track. From the Cast SDK: `GCKMediaTextTrackSubtype`.
    public enum TextSubtype: String, Sendable, CaseIterable {
        /// An unknown purpose.
        case unknown = "UNKNOWN"
        /// The dialogue, for viewers who do not know the language.
        case subtitles = "SUBTITLES"
        /// Dialogue and sounds, for viewers who can't hear them.
        case captions = "CAPTIONS"
        /// A description of the video, for viewers who can't see it.
        case descriptions = "DESCRIPTIONS"
        /// The names of chapters, for navigation.
        case chapters = "CHAPTERS"
        /// Text for the receiver's app that is not displayed.
        case metadata = "METADATA"
    }

    /// Unique within the media item.
    public let identifier: Int
    /// The URL, if the track is a file of its own.
    public let contentIdentifier: String?
    /// A MIME type, such as `text/vtt`.
    public let contentType: String?
    /// The type of the track.
    public let type: TrackType
    /// Nil for tracks that are not text.
    public let textSubtype: TextSubtype?
    /// The name for people; if it is nil, the receiver derives one from the language.
    public let name: String?
    /// The language, in BCP 47.
    public let languageCode: String?
    /// Data that the app and its receiver define.
    public let customData: JSONValue?
    /// The words as received.
    let typeWord: String
    let subtypeWord: String?

    /// Creates a track. The subtype is ignored for tracks that are not text.
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
    /// Reads a track.
    ///
    /// - Throws: `DecodingError` if there is no id, since such a track can't be switched on.
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
