public import DisplayCore

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
