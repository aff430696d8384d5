/// A media item: where it is, what it is, and what can be told about it. Made with `MediaInformationBuilder`.
public struct MediaInformation: Hashable, Sendable {
    public enum StreamType: String, Sendable, CaseIterable {
        /// The sender does not say.
        case none = "NONE"
        /// Has an end; can be sought in.
        case buffered = "BUFFERED"
        /// Goes on while it is being made.
        case live = "LIVE"
        case unknown = "UNKNOWN"
    }

    /// What the receiver's app knows the item by; with the Default Media Receiver a URL.
    public internal(set) var contentID: String
    /// The URL where it differs from `contentID`.
    public internal(set) var contentURL: String?
    public internal(set) var streamType: StreamType
    /// A MIME type.
    public internal(set) var contentType: String
    public internal(set) var metadata: MediaMetadata?
    /// Seconds; nil where unknown, infinity for live streams.
    public internal(set) var streamDuration: Double?
    public internal(set) var mediaTracks: [MediaTrack]
    public internal(set) var textTrackStyle: JSONValue?
    public internal(set) var hlsSegmentFormat: String?
    public internal(set) var hlsVideoSegmentFormat: String?
    public internal(set) var customData: JSONValue?

    init(contentID: String) {
        self.contentID = contentID
        streamType = .none
        contentType = ""
        mediaTracks = []
    }

    /// Where the receiver gets the media from.
    public var resolvedURL: String { contentURL ?? contentID }

    /// The same item with what only its player knows.
    package func with(streamDuration: Double?) -> MediaInformation {
        var copy = self
        copy.streamDuration = streamDuration
        return copy
    }

    package func with(textTrackStyle: JSONValue?) -> MediaInformation {
        var copy = self
        copy.textTrackStyle = textTrackStyle
        return copy
    }

    package func with(streamType: StreamType) -> MediaInformation {
        var copy = self
        copy.streamType = streamType
        return copy
    }
}

extension MediaInformation: Codable {
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: WireKey.self)
        let contentURL = members.string("contentUrl")
        self.init(contentID: members.string("contentId") ?? contentURL ?? "")
        self.contentURL = contentURL
        streamType = members.string("streamType").map { StreamType(rawValue: $0) ?? .unknown } ?? .none
        contentType = members.string("contentType") ?? ""
        metadata = members.value("metadata")
        streamDuration = members.double("duration")
        if streamType == .live, streamDuration == nil || streamDuration == -1 { streamDuration = .infinity }
        mediaTracks = members.list("tracks") ?? []
        textTrackStyle = members.json("textTrackStyle")
        hlsSegmentFormat = members.string("hlsSegmentFormat")
        hlsVideoSegmentFormat = members.string("hlsVideoSegmentFormat")
        customData = members.json("customData")
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(contentID, forKey: "contentId")
        try members.encodeIfPresent(contentURL, forKey: "contentUrl")
        try members.encode(streamType.rawValue, forKey: "streamType")
        try members.encode(contentType, forKey: "contentType")
        try members.encodeIfPresent(metadata, forKey: "metadata")
        if let streamDuration, streamDuration.isFinite {
            try members.encode(streamDuration, forKey: "duration")
        }
        if !mediaTracks.isEmpty {
            try members.encode(mediaTracks, forKey: "tracks")
        }
        try members.encodeIfPresent(textTrackStyle, forKey: "textTrackStyle")
        try members.encodeIfPresent(hlsSegmentFormat, forKey: "hlsSegmentFormat")
        try members.encodeIfPresent(hlsVideoSegmentFormat, forKey: "hlsVideoSegmentFormat")
        try members.encodeIfPresent(customData, forKey: "customData")
    }
}
