/// What the other end of a session can make this one do, in one place (docs/limits.md). Frames, bytes and packets that
/// are held have theirs in `StreamingLimits`, `ReceiverSettings` and `SenderSettings`.
enum PeerLimits {
    /// Reports that a sender takes at once, and a second from then on. A receiver sends one for each frame, and one
    /// each 2 ms at most while something is missing.
    static let reportBurst = 1_024
    static let reportsPerSecond = 2_048

    /// Bytes that a sender sends again for each one that it sends for the first time; what it may in any case, each
    /// second and at first; and the most that it may save up.
    static let repeatShare = 2
    static let repeatBytesPerSecond = 32 << 10
    static let firstRepeatBytes = 256 << 10
    static let mostRepeatBytes = 1 << 20

    /// Key frames that the receiver's words can bring about at once, and a second from then on.
    static let keyFrameBurst = 3
    static let keyFramesPerSecond = 2
    /// From one bitrate that the encoder is told to the next.
    static let bitratePause = Duration.milliseconds(20)

    /// Reports of one stream that a receiver sends at once, and a second from then on, whatever arrives.
    static let answerBurst = 128
    static let answersPerSecond = 600
}
