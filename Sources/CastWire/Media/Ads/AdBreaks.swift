/// A position in the content at which ads are shown, and their clips.
///
/// From the Cast SDK: `GCKAdBreakInfo`; on the wire, `breaks` of the media object.
public struct AdBreakInfo: Hashable, Sendable {
    /// Unique within the media item.
    public var adBreakID: String
    /// Seconds of content time; 0 before the content, -1 after its end.
    public var playbackPosition: Double
    /// The ids of its clips in `MediaInformation.adBreakClips`, in the order in which they are shown.
    public var adBreakClipIDs: [String]
    /// Whether the break was watched. A watched break is not shown again.
    public var watched: Bool
    /// Whether the ads are part of the content's stream.
    public var embedded: Bool
    /// Whether seeking past the break shows it. Content time continues while it is shown.
    public var expanded: Bool

    /// Creates a break. `playbackPosition` is in seconds of content time from 0, or -1 for after its end.
    public init(
        adBreakID: String, playbackPosition: Double, adBreakClipIDs: [String] = [], watched: Bool = false,
        embedded: Bool = false, expanded: Bool = false
    ) {
        self.adBreakID = adBreakID
        self.playbackPosition = playbackPosition
        self.adBreakClipIDs = adBreakClipIDs
        self.watched = watched
        self.embedded = embedded
        self.expanded = expanded
    }
}

extension AdBreakInfo: Codable, WireObject {
    /// Reads a break.
    ///
    /// - Throws: `DecodingError` if there is no id, since such a break can't be referred to.
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        self.init(
            adBreakID: try members.decode(String.self, forKey: "id"),
            playbackPosition: members.distance("position") ?? 0,
            adBreakClipIDs: members.list("breakClipIds") ?? [], watched: members.bool("isWatched") ?? false,
            embedded: members.bool("isEmbedded") ?? false, expanded: members.bool("expanded") ?? false)
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(adBreakID, forKey: "id")
        try members.encodeFinite(playbackPosition, forKey: "position")
        try members.encode(adBreakClipIDs, forKey: "breakClipIds")
        try members.encode(watched, forKey: "isWatched")
        try members.encode(embedded, forKey: "isEmbedded")
        try members.encode(expanded, forKey: "expanded")
    }
}

/// An ad.
///
/// From the Cast SDK: `GCKAdBreakClipInfo`; on the wire, `breakClips` of the media object.
public struct AdBreakClipInfo: Hashable, Sendable {
    /// The value of `whenSkippable`, otherwise in seconds, if the clip can't be skipped: -1, as in the Cast SDK.
    public static let notSkippable: Double = -1

    /// Unique within the media item.
    public var adBreakClipID: String
    /// The title for people.
    public var title: String?
    /// Seconds, from 0; nil if unknown.
    public var duration: Double?
    /// The receiver app's id of the clip, if it is not the URL.
    public var contentID: String?
    /// The URL from which the receiver loads the clip.
    public var contentURL: String?
    /// A MIME type.
    public var contentType: String?
    /// The URL of the image that is shown until the clip plays.
    public var posterURL: String?
    /// The URL of a page with more information for the viewer.
    public var clickThroughURL: String?
    /// Seconds into the clip, from 0, after which it may be skipped; -1 (`notSkippable`, the default) if never.
    public var whenSkippable: Double = AdBreakClipInfo.notSkippable
    /// The container of the audio segments, if the clip is an HLS stream.
    public var hlsSegmentFormat: HLSSegmentFormat?
    /// The request to an ad server for the clip, instead of a URL.
    public var vastAdsRequest: VASTAdsRequest?
    /// Passed to the receiver's app unchanged.
    public var customData: JSONValue?

    /// Creates a clip with only an id.
    public init(adBreakClipID: String) {
        self.adBreakClipID = adBreakClipID
    }

    /// Whether the ad may be skipped, at the start or later.
    public var isSkippable: Bool { whenSkippable >= 0 }
}

extension AdBreakClipInfo: Codable, WireObject {
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        self.init(adBreakClipID: try members.decode(String.self, forKey: "id"))
        title = members.string("title")
        duration = members.time("duration")
        contentID = members.string("contentId")
        contentURL = members.string("contentUrl")
        contentType = members.string("contentType") ?? members.string("mimeType")
        posterURL = members.string("posterUrl")
        clickThroughURL = members.string("clickThroughUrl")
        whenSkippable = members.distance("whenSkippable") ?? Self.notSkippable
        hlsSegmentFormat = members.word("hlsSegmentFormat")
        vastAdsRequest = members.value("vastAdsRequest")
        customData = members.json("customData")
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(adBreakClipID, forKey: "id")
        try members.encodeIfPresent(title, forKey: "title")
        try members.encodeFinite(duration, forKey: "duration")
        try members.encodeIfPresent(contentID, forKey: "contentId")
        try members.encodeIfPresent(contentURL, forKey: "contentUrl")
        try members.encodeIfPresent(contentType, forKey: "contentType")
        try members.encodeIfPresent(posterURL, forKey: "posterUrl")
        try members.encodeIfPresent(clickThroughURL, forKey: "clickThroughUrl")
        if isSkippable { try members.encodeFinite(whenSkippable, forKey: "whenSkippable") }
        try members.encodeIfPresent(hlsSegmentFormat, forKey: "hlsSegmentFormat")
        try members.encodeIfPresent(vastAdsRequest, forKey: "vastAdsRequest")
        try members.encodeIfPresent(customData, forKey: "customData")
    }
}

/// A receiver's request to an ad server, or the server's answer.
///
/// From the Cast SDK: `GCKVASTAdsRequest`.
public struct VASTAdsRequest: Hashable, Sendable, Codable, WireObject {
    /// The ad server's URL.
    public var adTagURL: String?
    /// A VAST or VMAP document, used instead of a request.
    public var adsResponse: String?

    /// Creates a request with either or both. The answer takes precedence over the URL.
    public init(adTagURL: String? = nil, adsResponse: String? = nil) {
        self.adTagURL = adTagURL
        self.adsResponse = adsResponse
    }

    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        self.init(adTagURL: members.string("adTagUrl"), adsResponse: members.string("adsResponse"))
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encodeIfPresent(adTagURL, forKey: "adTagUrl")
        try members.encodeIfPresent(adsResponse, forKey: "adsResponse")
    }
}
