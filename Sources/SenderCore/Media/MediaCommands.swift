/// The commands that a receiver takes for the present item: the bits of `supportedMediaCommands` in MEDIA_STATUS. Bits
/// without a name here are kept.
public struct MediaCommands: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// 1: it can be paused.
    public static let pause = MediaCommands(rawValue: 1)
    /// 2: it can be sought in.
    public static let seek = MediaCommands(rawValue: 2)
    /// 4: the stream's own volume can be set.
    public static let streamVolume = MediaCommands(rawValue: 4)
    /// 8: the stream can be muted.
    public static let streamMute = MediaCommands(rawValue: 8)
    /// 16: it can be skipped forward in.
    public static let skipForward = MediaCommands(rawValue: 16)
    /// 32: it can be skipped backward in.
    public static let skipBackward = MediaCommands(rawValue: 32)
    /// 64: the queue can go on to its next item.
    public static let queueNext = MediaCommands(rawValue: 64)
    /// 128: the queue can go back to the item before.
    public static let queuePrevious = MediaCommands(rawValue: 128)
    /// 256: the queue can be shuffled.
    public static let queueShuffle = MediaCommands(rawValue: 256)
    /// 512: ads can be skipped, once their time has come.
    public static let skipAd = MediaCommands(rawValue: 512)
    /// 1024: the queue can be repeated.
    public static let queueRepeatAll = MediaCommands(rawValue: 1024)
    /// 2048: the item can be repeated.
    public static let queueRepeatOne = MediaCommands(rawValue: 2048)
    /// 4096: tracks can be switched, and their style set.
    public static let editTracks = MediaCommands(rawValue: 4096)
    /// 8192: the speed can be set.
    public static let playbackRate = MediaCommands(rawValue: 8192)
    /// 16384: a person can say that they like it.
    public static let like = MediaCommands(rawValue: 16384)
    /// 32768: a person can say that they do not like it.
    public static let dislike = MediaCommands(rawValue: 32768)
    /// 65536: whoever made it can be followed.
    public static let follow = MediaCommands(rawValue: 65536)
    /// 131072: whoever made it can be followed no more.
    public static let unfollow = MediaCommands(rawValue: 131_072)
    /// 262144: it can be moved to another device.
    public static let streamTransfer = MediaCommands(rawValue: 262_144)
}
