/// One frame, or a block of audio, with its time, like `CMSampleBufferRef` in ReplayKit.
public struct SampleBuffer: Sendable {
    /// The content of a buffer.
    public enum Content: Sendable {
        /// A video frame.
        case image(any ImageBuffer)
        /// A block of audio.
        case sound(SoundBuffer)
        /// A buffer without content. The capture gives it if it has nothing; it is no error.
        case none
    }

    /// Seconds on the capture's monotonic clock, which may start at any value; the same clock for video and audio of
    /// one broadcast.
    public var presentationTime: Duration
    /// Nil for a frame, which stays until the next one (`kCMTimeInvalid`).
    public var duration: Duration?
    /// The frame or the audio.
    public var content: Content
    /// `RPVideoSampleOrientationKey`: how the frame must be rotated to be upright.
    public var orientation: ImageOrientation

    /// A buffer; frames have no duration.
    public init(
        _ content: Content, presentationTime: Duration, duration: Duration? = nil, orientation: ImageOrientation = .up
    ) {
        self.content = content
        self.presentationTime = presentationTime
        self.duration = duration
        self.orientation = orientation
    }

    /// `CMSampleBufferGetImageBuffer`; nil for audio and no content.
    public var imageBuffer: (any ImageBuffer)? {
        if case .image(let image) = content { image } else { nil }
    }

    /// Nil for frames and no content.
    public var soundBuffer: SoundBuffer? {
        if case .sound(let sound) = content { sound } else { nil }
    }
}

/// A picture in memory that another process may own; read it in place. It is unchanged as long as it is held, and can
/// be read from any thread. Marquee's own, in place of `CVImageBuffer`.
public protocol ImageBuffer: Sendable {
    /// Pixels, 1 to 16,384.
    var width: Int { get }
    /// Pixels, 1 to 16,384.
    var height: Int { get }
    /// The memory layout.
    var format: ImageFormat { get }
    /// Gives access to one of the format's planes during the call.
    ///
    /// - Parameters:
    ///   - index: The plane's index, from 0.
    ///   - body: Gets the plane's bytes and the number of bytes in a row.
    func withPlane<Result>(_ index: Int, _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result) -> Result
}

/// Audio samples with interleaved channels. Marquee's own.
public struct SoundBuffer: Hashable, Sendable {
    /// From -1 to 1.
    public var samples: [Float]
    /// How many channels, 1 to 8.
    public var channelCount: Int
    /// Samples per second of each channel (hertz), 8,000 to 384,000.
    public var sampleRate: Int

    /// Audio with the same number of samples for all channels.
    public init(samples: [Float], channelCount: Int = 2, sampleRate: Int = 48_000) {
        self.samples = samples
        self.channelCount = channelCount
        self.sampleRate = sampleRate
    }
}
