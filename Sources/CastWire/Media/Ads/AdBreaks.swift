/// A place in the content where ads come, and the clips that are shown there.
///
/// From the Cast SDK: `GCKAdBreakInfo`; on the wire, `breaks` of the media object.
public struct AdBreakInfo: Hashable, Sendable {
    /// Unique within the media item.
    public var adBreakID: String
    /// Seconds of content time; 0 before it begins, -1 after its end.
    public var playbackPosition: Double
    /// Ids of clips in `MediaInformation.adBreakClips`, in the order in which they are shown.
    public var adBreakClipIDs: [String]
    /// The break has been seen: it is not shown again.
    public var watched: Bool
    /// The ads are part of the content's own stream.
    public var embedded: Bool
    /// Seeking over the break shows it, and while it is shown the content's time goes on.
    public var expanded: Bool

    /// A break. `playbackPosition` is in seconds of content time, from 0 on, or -1 for after its end.
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
    /// A break without an id can't be referred to, so it is none.
    ///
    /// - Throws: `DecodingError` where there is no id.
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

/// One ad.
///
/// From the Cast SDK: `GCKAdBreakClipInfo`; on the wire, `breakClips` of the media object.
public struct AdBreakClipInfo: Hashable, Sendable {
    /// What `whenSkippable`, in seconds otherwise, is where the clip can't be skipped: -1, as in the Cast SDK.
    public static let notSkippable: Double = -1

    /// Unique within the media item.
    public var adBreakClipID: String
    /// What people are told that it is called.
    public var title: String?
    /// Seconds, from 0 on; nil where unknown.
    public var duration: Double?
    /// What the receiver's app knows the clip by, where that is not its URL.
    public var contentID: String?
    /// Where the receiver gets the clip from.
    public var contentURL: String?
    /// A MIME type.
    public var contentType: String?
    /// The picture that is shown until the clip plays.
    public var posterURL: String?
    /// The page that a person who wants to know more is led to.
    public var clickThroughURL: String?
    /// Seconds into the clip after which it may be skipped; `notSkippable` where never, as is the default.
    public var whenSkippable: Double = AdBreakClipInfo.notSkippable
    /// The container of the audio segments, where the clip is an HLS stream.
    public var hlsSegmentFormat: HLSSegmentFormat?
    /// Where the receiver gets the clip from an ad server, in place of a URL.
    public var vastAdsRequest: VASTAdsRequest?
    /// Goes to the receiver's app as it is.
    public var customData: JSONValue?

    /// A clip that is only named; what it is, is set next.
    public init(adBreakClipID: String) {
        self.adBreakClipID = adBreakClipID
    }

    /// Whether the ad may be skipped at all, at once or later.
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

/// Where a receiver asks an ad server, or what that server has answered already.
///
/// From the Cast SDK: `GCKVASTAdsRequest`.
public struct VASTAdsRequest: Hashable, Sendable, Codable, WireObject {
    /// The ad server's URL.
    public var adTagURL: String?
    /// A VAST or VMAP document, used in place of asking.
    public var adsResponse: String?

    /// A request with either or both; what was answered already goes before the URL.
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
