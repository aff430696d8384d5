/// What both ends of one stream have agreed on: all that a sender or a receiver of frames needs to know of it.
///
/// Made by `Answer.parameters(for:)` on the sender and by `Answer.choose(...)` on the receiver. The description leaves
/// the key out, so that a log can show it.
package struct StreamParameters: Hashable, Sendable {
    /// The stream's index in the offer; unique within a session.
    package var index: Int
    package var codec: StreamCodec
    /// The codec's profile and level, such as `avc1.64002A`; empty where the offer had none.
    package var codecParameter: String
    /// 7 bits, as the sender writes it. A receiver goes by the SSRC and this number, the codec is known from the offer.
    package var payloadType: UInt8
    package var senderSSRC: UInt32
    package var receiverSSRC: UInt32
    /// Ticks a second: 90,000 for video, the sample rate for audio.
    package var timeBase: Int
    /// 1 for video.
    package var channels: Int
    /// From capture to being seen: 0 to 5 seconds, whole milliseconds. The start value, where it may change.
    package var targetDelay: Duration
    /// The longest target delay for which the receiver has memory, of all streams of the session; nil where it did not
    /// say.
    package var maximumDelay: Duration?
    /// AES-128: 16 bytes. Secret.
    package var key: [UInt8]
    /// 16 bytes. Secret.
    package var ivMask: [UInt8]
    /// Bits a second: the lower of what was offered and what the receiver takes.
    package var maximumBitrate: Int
    /// Bits a second: below this the receiver would rather have no stream; 0 where it did not say.
    package var minimumBitrate: Int
    /// Frames a second; nil for audio.
    package var maximumFrameRate: Double?
    /// What the sender said it may send, the best first; empty for audio, and where the offer named none.
    package var resolutions: [VideoResolution]
    /// The largest picture that the receiver takes; nil where it did not say.
    package var maximumResolution: VideoResolution?
    /// The smallest picture, and width by height by pictures a second at most; nil where it did not say.
    package var minimumResolution: VideoResolution?
    package var maximumPixelsPerSecond: Double?
    /// The most that the receiver takes of the encoded sound, which the time base and `channels` do not change with;
    /// nil where it did not say.
    package var maximumSampleRate: Int?
    package var maximumChannels: Int?
    /// The receiver sends its event log for this stream.
    package var sendsEventLog: Bool
    /// The receiver understands a playout delay that changes on the way.
    package var adaptsPlayoutDelay: Bool

    package init(
        index: Int, codec: StreamCodec, codecParameter: String = "", payloadType: UInt8, senderSSRC: UInt32,
        receiverSSRC: UInt32, timeBase: Int, channels: Int, targetDelay: Duration, key: [UInt8], ivMask: [UInt8],
        maximumBitrate: Int, minimumBitrate: Int = 0, maximumFrameRate: Double? = nil,
        resolutions: [VideoResolution] = [], maximumResolution: VideoResolution? = nil, sendsEventLog: Bool = true,
        adaptsPlayoutDelay: Bool = true
    ) {
        precondition(key.count == 16 && ivMask.count == 16, "the key and the mask of AES-128-CTR have 16 bytes each")
        precondition(timeBase > 0, "a time base is positive")
        self.index = index
        self.codec = codec
        self.codecParameter = codecParameter
        self.payloadType = payloadType
        self.senderSSRC = senderSSRC
        self.receiverSSRC = receiverSSRC
        self.timeBase = timeBase
        self.channels = channels
        self.targetDelay = targetDelay
        self.key = key
        self.ivMask = ivMask
        self.maximumBitrate = maximumBitrate
        self.minimumBitrate = minimumBitrate
        self.maximumFrameRate = maximumFrameRate
        self.resolutions = resolutions
        self.maximumResolution = maximumResolution
        self.sendsEventLog = sendsEventLog
        self.adaptsPlayoutDelay = adaptsPlayoutDelay
    }

    package var kind: StreamKind { codec.kind }
}

extension StreamParameters: CustomStringConvertible, CustomDebugStringConvertible {
    package var description: String {
        "stream \(index): \(codec.rawValue), payload type \(payloadType), SSRC \(senderSSRC) and \(receiverSSRC)"
    }

    package var debugDescription: String { description }
}
