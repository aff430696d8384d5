/// The agreement of both ends on one stream: all that a sender or a receiver of frames needs to know of it.
///
/// Made by `Answer.parameters(for:)` on both ends. The description leaves the key out, so that a log can show it.
package struct StreamParameters: Hashable, Sendable {
    /// The stream's index in the offer; unique within a session.
    package var index: Int
    package var codec: StreamCodec
    /// The codec's profile and level, such as `avc1.64002A`; empty if the offer had none.
    package var codecParameter: String
    /// 7 bits, as the sender writes it. A receiver identifies the stream by the SSRC and this number. It knows the
    /// codec from the offer.
    package var payloadType: UInt8
    package var senderSSRC: UInt32
    package var receiverSSRC: UInt32
    /// Ticks per second: 90,000 for video, the sample rate for audio.
    package var timeBase: Int
    /// 1 for video.
    package var channels: Int
    /// From capture until the frame is seen: 0 to 5 seconds, whole milliseconds. The initial value, if the delay may
    /// change.
    package var targetDelay: Duration
    /// The longest target delay that the receiver has memory for, of all streams of the session; nil if it did not say.
    package var maximumDelay: Duration?
    /// The AES-128 key: 16 bytes. Secret.
    package var key: [UInt8]
    /// The IV mask: 16 bytes. Secret.
    package var ivMask: [UInt8]
    /// Bits per second: the lower of the offered bit rate and the receiver's limit.
    package var maximumBitrate: Int
    /// Bits per second. Below this the receiver prefers no stream; 0 if it did not say.
    package var minimumBitrate: Int
    /// Frames per second; nil for audio.
    package var maximumFrameRate: Double?
    /// The sizes that the sender said it may send, best first; empty for audio, and if the offer named none.
    package var resolutions: [VideoResolution]
    /// The largest frame that the receiver accepts; nil if it did not say.
    package var maximumResolution: VideoResolution?
    /// The smallest frame, and the most pixels per second (width by height by frames); nil if the receiver did not say.
    package var minimumResolution: VideoResolution?
    package var maximumPixelsPerSecond: Double?
    /// The receiver's limits for the encoded audio; nil if it did not say. They change neither the time base nor
    /// `channels`.
    package var maximumSampleRate: Int?
    package var maximumChannels: Int?
    /// The receiver sends its event log for this stream.
    package var sendsEventLog: Bool
    /// The receiver supports a playout delay that changes during the stream.
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
