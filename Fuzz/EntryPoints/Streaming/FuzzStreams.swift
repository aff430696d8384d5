import CastStreaming

/// Sound and pictures, as offers have them.
enum FuzzStreams {
    static let sound = StreamParameters(
        index: 0, codec: .opus, payloadType: 127, senderSSRC: 1, receiverSSRC: 2, timeBase: 48_000, channels: 2,
        targetDelay: .milliseconds(400), key: Array(1...16), ivMask: Array(17...32), maximumBitrate: 128_000)
    static let pictures = StreamParameters(
        index: 1, codec: .vp8, payloadType: 96, senderSSRC: 11, receiverSSRC: 12, timeBase: 90_000, channels: 1,
        targetDelay: .milliseconds(400), key: Array(33...48), ivMask: Array(49...64), maximumBitrate: 5_000_000,
        maximumFrameRate: 30)
    static let both = [sound, pictures]

    /// Streaming goes on for a quarter of an hour at most.
    static let latest = Duration.seconds(900)
}
