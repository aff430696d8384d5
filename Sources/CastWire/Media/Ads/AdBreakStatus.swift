/// The player's position in an ad break. The media status has one only while ads are shown.
///
/// From the Cast SDK: `GCKAdBreakStatus`; on the wire, `breakStatus` of MEDIA_STATUS.
public struct AdBreakStatus: Hashable, Sendable {
    /// The id of a break in `MediaInformation.adBreaks`.
    public let adBreakID: String?
    /// The id of a clip in `MediaInformation.adBreakClips`.
    public let adBreakClipID: String?
    /// Seconds since the start of the break, from 0, when the status was made.
    public let currentAdBreakTime: Double
    /// Seconds since the start of the clip, from 0, when the status was made.
    public let currentAdBreakClipTime: Double
    /// Seconds into the clip, from 0, after which it may be skipped; -1 (`AdBreakClipInfo.notSkippable`) if never.
    public let whenSkippable: Double

    package init(
        adBreakID: String?, adBreakClipID: String?, currentAdBreakTime: Double = 0, currentAdBreakClipTime: Double = 0,
        whenSkippable: Double = AdBreakClipInfo.notSkippable
    ) {
        self.adBreakID = adBreakID
        self.adBreakClipID = adBreakClipID
        self.currentAdBreakTime = currentAdBreakTime
        self.currentAdBreakClipTime = currentAdBreakClipTime
        self.whenSkippable = whenSkippable < 0 ? AdBreakClipInfo.notSkippable : whenSkippable
    }

    /// Whether the ad may be skipped, now or later.
    public var isSkippable: Bool { whenSkippable >= 0 }
}

extension AdBreakStatus: Codable, WireObject {
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        self.init(
            adBreakID: members.string("breakId"), adBreakClipID: members.string("breakClipId"),
            currentAdBreakTime: members.time("currentBreakTime") ?? 0,
            currentAdBreakClipTime: members.time("currentBreakClipTime") ?? 0,
            whenSkippable: members.distance("whenSkippable") ?? AdBreakClipInfo.notSkippable)
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encodeIfPresent(adBreakID, forKey: "breakId")
        try members.encodeIfPresent(adBreakClipID, forKey: "breakClipId")
        try members.encodeFinite(currentAdBreakTime, forKey: "currentBreakTime")
        try members.encodeFinite(currentAdBreakClipTime, forKey: "currentBreakClipTime")
        if isSkippable { try members.encodeFinite(whenSkippable, forKey: "whenSkippable") }
    }
}
