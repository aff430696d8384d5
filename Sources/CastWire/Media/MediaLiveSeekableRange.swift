/// The part of a live stream that can be sought in, in seconds of stream time, when the status was made.
///
/// From the Cast SDK: `GCKMediaLiveSeekableRange`; on the wire, `liveSeekableRange` of MEDIA_STATUS.
public struct MediaLiveSeekableRange: Hashable, Sendable {
    /// The start in seconds of stream time. It may be any number, since a stream's time need not start at 0.
    public let startTime: Double
    /// The end (the live edge) in seconds of stream time. It may be any number.
    public let endTime: Double
    /// Whether the start moves with the end.
    public let isMovingWindow: Bool
    /// Whether the stream has ended, so that the range no longer changes.
    public let isLiveDone: Bool

    package init(startTime: Double, endTime: Double, isMovingWindow: Bool, isLiveDone: Bool) {
        self.startTime = startTime
        self.endTime = endTime
        self.isMovingWindow = isMovingWindow
        self.isLiveDone = isLiveDone
    }
}

extension MediaLiveSeekableRange: Codable, WireObject {
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        self.init(
            startTime: members.distance("start") ?? 0, endTime: members.distance("end") ?? 0,
            isMovingWindow: members.bool("isMovingWindow") ?? false, isLiveDone: members.bool("isLiveDone") ?? false)
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encodeFinite(startTime, forKey: "start")
        try members.encodeFinite(endTime, forKey: "end")
        try members.encode(isMovingWindow, forKey: "isMovingWindow")
        try members.encode(isLiveDone, forKey: "isLiveDone")
    }
}
