/// The part of a live stream that can be sought in, in seconds of stream time, as it was when the status was made.
///
/// From the Cast SDK: `GCKMediaLiveSeekableRange`; on the wire, `liveSeekableRange` of MEDIA_STATUS.
public struct MediaLiveSeekableRange: Hashable, Sendable {
    /// Seconds of stream time at which the part begins: any number, since a stream's time need not begin at 0.
    public let startTime: Double
    /// Seconds of stream time at which the part ends, the live edge: any number, as the receiver told it.
    public let endTime: Double
    /// The start moves along with the end.
    public let isMovingWindow: Bool
    /// The stream has ended, the range does not change any more.
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
