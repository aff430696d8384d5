/// A media item: its URL, its type and its description. `MediaInformationBuilder` creates it.
///
/// From the Cast SDK: `GCKMediaInformation`; on the wire, the `media` of LOAD and MEDIA_STATUS.
public struct MediaInformation: Hashable, Sendable {
    /// Whether the media has an end. From the Cast SDK: `GCKMediaStreamType`.
    public enum StreamType: String, Sendable, CaseIterable {
        /// The sender does not say.
        case none = "NONE"
        /// It has an end and can be sought in.
        case buffered = "BUFFERED"
        /// It is a live stream.
        case live = "LIVE"
        /// The receiver named an unknown type.
        case unknown = "UNKNOWN"
    }

    /// The receiver app's id of the item; a URL for the Default Media Receiver.
    public internal(set) var contentID: String
    /// The URL, if it differs from `contentID`.
    public internal(set) var contentURL: String?
    /// A link with which the receiver's app finds the media in a catalog.
    public internal(set) var entity: String?
    /// The same link for an Android TV app.
    public internal(set) var atvEntity: String?
    /// Whether the media has an end.
    public internal(set) var streamType: StreamType
    /// A MIME type.
    public internal(set) var contentType: String
    /// The description for people, if there is one.
    public internal(set) var metadata: MediaMetadata?
    /// Seconds; nil if unknown, infinity for live streams.
    public internal(set) var streamDuration: Double?
    /// Seconds since 1970 at which a live stream's time was 0.
    public internal(set) var startAbsoluteTime: Double?
    /// Its tracks, in the order in which they are offered.
    public internal(set) var mediaTracks: [MediaTrack]
    /// The style of its text tracks; nil for the receiver's default.
    public internal(set) var textTrackStyle: TextTrackStyle?
    /// The ad breaks, in the order of their positions in the content.
    public internal(set) var adBreaks: [AdBreakInfo]
    /// The ads of all breaks.
    public internal(set) var adBreakClips: [AdBreakClipInfo]
    /// The request for an ad schedule; it takes precedence over `adBreaks` and `adBreakClips`.
    public internal(set) var vmapAdsRequest: VASTAdsRequest?
    /// The container of the audio segments, if it is an HLS stream.
    public internal(set) var hlsSegmentFormat: HLSSegmentFormat?
    /// The container of the video segments, if it is an HLS stream.
    public internal(set) var hlsVideoSegmentFormat: HLSVideoSegmentFormat?
    /// Data that the app and its receiver define.
    public internal(set) var customData: JSONValue?

    init(contentID: String) {
        self.contentID = contentID
        streamType = .none
        contentType = ""
        mediaTracks = []
        adBreaks = []
        adBreakClips = []
    }

    /// The URL from which the receiver loads the media.
    public var resolvedURL: String { contentURL ?? contentID }

    /// Returns the item with a duration that only its player knows.
    package func with(streamDuration: Double?) -> MediaInformation {
        var copy = self
        copy.streamDuration = streamDuration
        return copy
    }

    package func with(textTrackStyle: TextTrackStyle?) -> MediaInformation {
        var copy = self
        copy.textTrackStyle = textTrackStyle
        return copy
    }

    /// Returns the item with the breaks of these ids marked as watched.
    package func withWatchedBreaks(_ ids: Set<String>) -> MediaInformation {
        var copy = self
        for index in copy.adBreaks.indices where ids.contains(copy.adBreaks[index].adBreakID) {
            copy.adBreaks[index].watched = true
        }
        return copy
    }

    package func with(adBreaks: [AdBreakInfo], adBreakClips: [AdBreakClipInfo]) -> MediaInformation {
        var copy = self
        copy.adBreaks = adBreaks
        copy.adBreakClips = adBreakClips
        return copy
    }

    /// Returns the item without its schedule request, so that only its own breaks count.
    package func withoutAdSchedule() -> MediaInformation {
        var copy = self
        copy.vmapAdsRequest = nil
        return copy
    }

    package func with(contentType: String) -> MediaInformation {
        var copy = self
        copy.contentType = contentType
        return copy
    }

    package func with(streamType: StreamType) -> MediaInformation {
        var copy = self
        copy.streamType = streamType
        return copy
    }
}

extension MediaInformation: Codable, WireObject {
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        let contentURL = members.string("contentUrl")
        self.init(contentID: members.string("contentId") ?? contentURL ?? "")
        self.contentURL = contentURL
        streamType = members.string("streamType").map { StreamType(rawValue: $0) ?? .unknown } ?? .none
        contentType = members.string("contentType") ?? ""
        metadata = members.value("metadata")
        streamDuration = members.distance("duration")
        if streamType == .live, streamDuration == nil || streamDuration == -1 { streamDuration = .infinity }
        entity = members.string("entity")
        atvEntity = members.string("atvEntity")
        startAbsoluteTime = members.distance("startAbsoluteTime")
        mediaTracks = members.list("tracks") ?? []
        textTrackStyle = members.value("textTrackStyle")
        adBreaks = members.list("breaks") ?? []
        adBreakClips = members.list("breakClips") ?? []
        vmapAdsRequest = members.value("vmapAdsRequest")
        hlsSegmentFormat = members.word("hlsSegmentFormat")
        hlsVideoSegmentFormat = members.word("hlsVideoSegmentFormat")
        customData = members.json("customData")
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(contentID, forKey: "contentId")
        try members.encodeIfPresent(contentURL, forKey: "contentUrl")
        try members.encode(streamType.rawValue, forKey: "streamType")
        try members.encode(contentType, forKey: "contentType")
        try members.encodeIfPresent(metadata, forKey: "metadata")
        try members.encodeIfPresent(entity, forKey: "entity")
        try members.encodeIfPresent(atvEntity, forKey: "atvEntity")
        try members.encodeFinite(streamDuration, forKey: "duration")
        try members.encodeFinite(startAbsoluteTime, forKey: "startAbsoluteTime")
        try members.encodeList(mediaTracks, forKey: "tracks")
        try members.encodeIfPresent(textTrackStyle, forKey: "textTrackStyle")
        try members.encodeList(adBreaks, forKey: "breaks")
        try members.encodeList(adBreakClips, forKey: "breakClips")
        try members.encodeIfPresent(vmapAdsRequest, forKey: "vmapAdsRequest")
        try members.encodeIfPresent(hlsSegmentFormat, forKey: "hlsSegmentFormat")
        try members.encodeIfPresent(hlsVideoSegmentFormat, forKey: "hlsVideoSegmentFormat")
        try members.encodeIfPresent(customData, forKey: "customData")
    }
}
