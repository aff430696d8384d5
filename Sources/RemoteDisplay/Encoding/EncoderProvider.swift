/// The encoders of this machine, for Remote Display. This module has no codec of its own; a program brings one.
public protocol EncoderProvider: Sendable {
    /// Tests which encoders work, which may take a second or more. Called once (`RemoteDisplaySupport`).
    func probe() async -> EncoderCapabilities

    /// Makes a video encoder. Called on the queue that uses the encoder from then on, like `makeAudioEncoder`.
    ///
    /// - Throws: why there is no encoder; the session ends with that error.
    func makeVideoEncoder(_ settings: VideoEncoderSettings) throws -> any VideoEncoding
    func makeAudioEncoder(_ settings: AudioEncoderSettings) throws -> any AudioEncoding
}

/// A video encoder. It is used by one thread at a time from its creation to its end, so it need not be `Sendable`.
public protocol VideoEncoding: AnyObject {
    /// Encodes a frame and returns what is ready: nothing yet, one frame, or more.
    ///
    /// No frame may depend on a later one, and none should wait for later frames, because the screen waits for each
    /// frame.
    ///
    /// - Parameter forcesKeyFrame: The next output frame must be a key frame.
    func encode(
        _ picture: PixelBuffer, presentationTime: Duration, forcesKeyFrame: Bool
    ) throws -> [EncodedVideoFrame]

    /// Sets the bits per second, from the next frame on.
    func setBitRate(_ bitsPerSecond: Int)

    /// A name for people, such as `libvpx`.
    var name: String { get }
    var isHardware: Bool { get }
}

extension VideoEncoding {
    public var name: String { "" }
    public var isHardware: Bool { false }
}

/// An audio encoder. Like a video encoder, it is used by one thread at a time.
public protocol AudioEncoding: AnyObject {
    /// The samples of each channel that it takes at once: 480 are 10 ms at 48 kHz.
    var samplesPerFrame: Int { get }

    /// Encodes exactly `samplesPerFrame` samples, with the rate and the channels of the settings.
    func encode(_ samples: AudioBuffer, presentationTime: Duration) throws -> [EncodedAudioFrame]

    var name: String { get }
}

extension AudioEncoding {
    public var name: String { "" }
}
