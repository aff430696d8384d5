/// The commands that a receiver supports for the current item: the bits of `supportedMediaCommands` in MEDIA_STATUS.
///
/// Bits without a name are kept.
public struct MediaCommands: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// 1: pause.
    public static let pause = MediaCommands(rawValue: 1)
    /// 2: seek.
    public static let seek = MediaCommands(rawValue: 2)
    /// 4: set the stream's own volume.
    public static let streamVolume = MediaCommands(rawValue: 4)
    /// 8: mute the stream.
    public static let streamMute = MediaCommands(rawValue: 8)
    /// 16: skip forward.
    public static let skipForward = MediaCommands(rawValue: 16)
    /// 32: skip backward.
    public static let skipBackward = MediaCommands(rawValue: 32)
    /// 64: go to the queue's next item.
    public static let queueNext = MediaCommands(rawValue: 64)
    /// 128: go to the queue's previous item.
    public static let queuePrevious = MediaCommands(rawValue: 128)
    /// 256: shuffle the queue.
    public static let queueShuffle = MediaCommands(rawValue: 256)
    /// 512: skip ads, once they can be skipped.
    public static let skipAd = MediaCommands(rawValue: 512)
    /// 1024: repeat the queue.
    public static let queueRepeatAll = MediaCommands(rawValue: 1024)
    /// 2048: repeat the item.
    public static let queueRepeatOne = MediaCommands(rawValue: 2048)
    /// 4096: change the active tracks and their style.
    public static let editTracks = MediaCommands(rawValue: 4096)
    /// 8192: set the playback rate.
    public static let playbackRate = MediaCommands(rawValue: 8192)
    /// 16384: like the item.
    public static let like = MediaCommands(rawValue: 16384)
    /// 32768: dislike the item.
    public static let dislike = MediaCommands(rawValue: 32768)
    /// 65536: follow the creator.
    public static let follow = MediaCommands(rawValue: 65536)
    /// 131072: stop following the creator.
    public static let unfollow = MediaCommands(rawValue: 131_072)
    /// 262144: transfer the stream to another device.
    public static let streamTransfer = MediaCommands(rawValue: 262_144)
}
