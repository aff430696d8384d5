/// What this machine can encode, for Remote Display. This module has no codec of its own: a program brings one.
public protocol EncoderProvider: Sendable {
    /// Tries what is there; may take a second or more. Asked once (`RemoteDisplaySupport`).
    func probe() async -> EncoderCapabilities

    /// Called on the queue that uses the encoder from then on.
    ///
    /// - Throws: why there is none; the session ends with that.
    func makeVideoEncoder(_ settings: VideoEncoderSettings) throws -> any VideoEncoding
    func makeAudioEncoder(_ settings: AudioEncoderSettings) throws -> any AudioEncoding
}

/// What a provider has, the best first.
public struct EncoderCapabilities: Hashable, Sendable {
    /// Without one there is no Remote Display on this machine.
    public var video: [VideoCodec]
    public var audio: [AudioCodec]
    /// Encoders go on while the app is in the background. A phone takes them away then, which is the SDK's rule and the
    /// default.
    public var encodesInBackground: Bool

    public init(video: [VideoCodec] = [], audio: [AudioCodec] = [], encodesInBackground: Bool = false) {
        self.video = video
        self.audio = audio
        self.encodesInBackground = encodesInBackground
    }

    public static let none = EncoderCapabilities()
}

/// What an encoder of pictures is made for: what was agreed with the receiver.
public struct VideoEncoderSettings: Hashable, Sendable {
    public var codec: VideoCodec
    /// Pixels; pictures of another size are scaled by the encoder.
    public var width: Int
    public var height: Int
    /// Frames a second at most; fewer may come.
    public var frameRate: Double
    /// Bits a second: to begin with, and the bounds of what comes later.
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

/// What an encoder of sound is made for.
public struct AudioEncoderSettings: Hashable, Sendable {
    public var codec: AudioCodec
    public var sampleRate: Int
    public var channels: Int
    /// Bits a second.
    public var bitRate: Int

    public init(codec: AudioCodec, sampleRate: Int, channels: Int, bitRate: Int) {
        self.codec = codec
        self.sampleRate = sampleRate
        self.channels = channels
        self.bitRate = bitRate
    }
}

/// An encoder of pictures. Used by one thread at a time, from its making to its end; it need not be `Sendable`.
public protocol VideoEncoding: AnyObject {
    /// Encodes a picture, and gives what is ready: nothing yet, one frame, or more.
    ///
    /// No frame may depend on one that comes after it, and none should wait for later pictures: each waits for its
    /// frame on the screen.
    ///
    /// - Parameter forcesKeyFrame: the next frame out must be a key frame.
    func encode(
        _ picture: PixelBuffer, presentationTime: Duration, forcesKeyFrame: Bool
    ) throws -> [EncodedVideoFrame]

    /// From the next picture on, bits a second.
    func setBitRate(_ bitsPerSecond: Int)

    /// For people, such as `libvpx`.
    var name: String { get }
    var isHardware: Bool { get }
}

extension VideoEncoding {
    public var name: String { "" }
    public var isHardware: Bool { false }
}

/// An encoder of sound. Used by one thread at a time, as one of pictures.
public protocol AudioEncoding: AnyObject {
    /// Samples of each channel that it takes at once: 480 are 10 ms at 48 kHz.
    var samplesPerFrame: Int { get }

    /// Exactly `samplesPerFrame` samples, in the settings' rate and channels.
    func encode(_ samples: AudioBuffer, presentationTime: Duration) throws -> [EncodedAudioFrame]

    var name: String { get }
}

extension AudioEncoding {
    public var name: String { "" }
}
