/// What an encoder provider has, best first.
public struct EncoderCapabilities: Hashable, Sendable {
    /// Without a video codec there is no Remote Display on this machine.
    public var video: [VideoCodec]
    public var audio: [AudioCodec]
    /// Whether encoders continue while the app is in the background.
    ///
    /// A phone takes them away then, which is the SDK's rule and the default.
    public var encodesInBackground: Bool

    public init(video: [VideoCodec] = [], audio: [AudioCodec] = [], encodesInBackground: Bool = false) {
        self.video = video
        self.audio = audio
        self.encodesInBackground = encodesInBackground
    }

    public static let none = EncoderCapabilities()
}

/// The settings of a video encoder, as agreed with the receiver.
public struct VideoEncoderSettings: Hashable, Sendable {
    public var codec: VideoCodec
    /// In pixels. The encoder scales frames of another size.
    public var width: Int
    public var height: Int
    /// The most frames per second; there may be fewer.
    public var frameRate: Double
    /// Bits per second: the initial value, and the bounds of later ones.
    public var bitRate: Int
    public var minimumBitRate: Int
    public var maximumBitRate: Int

    public init(
        codec: VideoCodec, width: Int, height: Int, frameRate: Double, bitRate: Int, minimumBitRate: Int,
        maximumBitRate: Int
    ) {
        self.codec = codec
        self.width = width
        self.height = height
        self.frameRate = frameRate
        self.bitRate = bitRate
        self.minimumBitRate = minimumBitRate
        self.maximumBitRate = maximumBitRate
    }
}

/// The settings of an audio encoder.
public struct AudioEncoderSettings: Hashable, Sendable {
    public var codec: AudioCodec
    public var sampleRate: Int
    public var channels: Int
    /// Bits per second.
    public var bitRate: Int

    public init(codec: AudioCodec, sampleRate: Int, channels: Int, bitRate: Int) {
        self.codec = codec
        self.sampleRate = sampleRate
        self.channels = channels
        self.bitRate = bitRate
    }
}

extension VideoEncoderSettings {
    /// What was agreed with the receiver, with an initial bit rate.
    package init(_ agreement: RemoteDisplayAgreement.Video, bitRate: Int) {
        self.init(
            codec: agreement.codec, width: agreement.width, height: agreement.height, frameRate: agreement.frameRate,
            bitRate: bitRate, minimumBitRate: agreement.minimumBitRate, maximumBitRate: agreement.maximumBitRate)
    }
}

extension AudioEncoderSettings {
    package init(_ agreement: RemoteDisplayAgreement.Audio) {
        self.init(
            codec: agreement.codec, sampleRate: agreement.sampleRate, channels: agreement.channels,
            bitRate: agreement.bitRate)
    }
}
