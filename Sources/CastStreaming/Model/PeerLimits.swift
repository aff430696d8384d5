/// Limits on the work that the other end of a session can cause on this end (docs/limits.md).
///
/// The limits on held frames, bytes and packets are in `StreamingLimits`, `ReceiverSettings` and `SenderSettings`.
enum PeerLimits {
    /// Reports that a sender accepts at once, and per second after that. A receiver sends one for each frame, and at
    /// most one every 2 ms while something is missing.
    static let reportBurst = 1_024
    static let reportsPerSecond = 2_048

    /// Bytes that a sender may send again: per byte sent for the first time, per second in any case, and at the start.
    /// The last is the most that it may save up.
    static let repeatShare = 2
    static let repeatBytesPerSecond = 32 << 10
    static let firstRepeatBytes = 256 << 10
    static let mostRepeatBytes = 1 << 20

    /// Key frames that a receiver can cause at once, and per second after that.
    static let keyFrameBurst = 3
    static let keyFramesPerSecond = 2
    /// The shortest time from one bit rate for the encoder to the next.
    static let bitratePause = Duration.milliseconds(20)

    /// Reports of one stream that a receiver sends at once, and per second after that, whatever arrives.
    static let answerBurst = 128
    static let answersPerSecond = 600
}
