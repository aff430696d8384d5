/// One stream that a sender could send, as in its offer (Open Screen, cast/streaming/public/offer_messages.cc).
package struct OfferedStream: Hashable, Sendable {
    /// Unique within the offer. Audio streams come first, from 0 on.
    package var index: Int
    package var codec: StreamCodec
    /// Profile and level (RFC 6381); empty if there is nothing to say.
    package var codecParameter: String
    package var payloadType: UInt8
    package var identity: StreamIdentity
    /// 1 ms to 5 s, whole milliseconds.
    package var targetDelay: Duration
    /// Ticks per second, 16,000 to 90,000.
    package var timeBase: Int
    package var channels: Int
    /// Bits per second: for audio approximate, for video the most. 0 for audio leaves it to the encoder.
    package var bitrate: Int
    /// Nil for audio.
    package var maximumFrameRate: FrameRate?
    package var resolutions: [VideoResolution]
    /// `castv2` (the default, also as an empty string) or `intra_mb_refresh`.
    package var errorRecoveryMode: String
    /// The receiver is asked to send its event log.
    package var wantsEventLog: Bool
    /// The DSCP value (0 to 63) that the receiver is asked to send with; the same in all streams of an offer.
    package var dscp: Int?
    package var extensions: [String]

    /// The name in `extensions` of a playout delay that may change.
    package static let adaptivePlayoutDelay = "adaptive_playout_delay"
    package static let videoTimeBase = 90_000
    /// Other implementations keep the index in 32 bits with a sign.
    static let indexes = 0...Int(Int32.max)
    static let timeBases = 16_000...90_000
    static let defaultVideoBitrate = 4 << 20

    package init(
        index: Int, codec: StreamCodec, codecParameter: String = "", payloadType: UInt8? = nil,
        identity: StreamIdentity, targetDelay: Duration = StreamingLimits.defaultTargetDelay, timeBase: Int,
        channels: Int = 1, bitrate: Int, maximumFrameRate: FrameRate? = nil, resolutions: [VideoResolution] = [],
        errorRecoveryMode: String = "", wantsEventLog: Bool = true, dscp: Int? = nil,
        extensions: [String] = [Self.adaptivePlayoutDelay]
    ) {
        self.index = index
        self.codec = codec
        self.codecParameter = codecParameter
        self.payloadType = payloadType ?? codec.payloadType
        self.identity = identity
        self.targetDelay = targetDelay
        self.timeBase = timeBase
        self.channels = channels
        self.bitrate = bitrate
        self.maximumFrameRate = maximumFrameRate
        self.resolutions = resolutions
        self.errorRecoveryMode = errorRecoveryMode
        self.wantsEventLog = wantsEventLog
        self.dscp = dscp
        self.extensions = extensions
    }

    package var kind: StreamKind { codec.kind }
}
