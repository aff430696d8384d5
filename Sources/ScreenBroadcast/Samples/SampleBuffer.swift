/// One picture, or a stretch of sound, with its time: the role of `CMSampleBufferRef` with ReplayKit.
public struct SampleBuffer: Sendable {
    /// What it carries.
    public enum Content: Sendable {
        /// A picture.
        case image(any ImageBuffer)
        /// A stretch of sound.
        case sound(SoundBuffer)
        /// A buffer without content. It comes where the capture has nothing to give; it is no reason to fail.
        case none
    }

    /// Seconds on the capture's own monotonic clock, from any moment on; the same for pictures and sound of one
    /// broadcast.
    public var presentationTime: Duration
    /// Nil for a picture: it stands until the next one (`kCMTimeInvalid`).
    public var duration: Duration?
    /// The picture or the sound.
    public var content: Content
    /// `RPVideoSampleOrientationKey`: how the picture is to be turned to be upright.
    public var orientation: ImageOrientation

    /// A buffer; a picture has no duration.
    public init(
        _ content: Content, presentationTime: Duration, duration: Duration? = nil, orientation: ImageOrientation = .up
    ) {
        self.content = content
        self.presentationTime = presentationTime
        self.duration = duration
        self.orientation = orientation
    }

    /// `CMSampleBufferGetImageBuffer`; nil for sound and for nothing.
    public var imageBuffer: (any ImageBuffer)? {
        if case .image(let image) = content { image } else { nil }
    }

    /// Nil for a picture and for nothing.
    public var soundBuffer: SoundBuffer? {
        if case .sound(let sound) = content { sound } else { nil }
    }
}

/// A picture in memory that somebody else may still own: read it where it lies. It stays as it is as long as it is held,
/// and is read from any thread. Marquee's own, in place of `CVImageBuffer`.
public protocol ImageBuffer: Sendable {
    /// Pixels, 1 to 16,384.
    var width: Int { get }
    /// Pixels, 1 to 16,384.
    var height: Int { get }
    /// How its bytes lie.
    var format: ImageFormat { get }
    /// One of the format's planes, to be read within the call.
    ///
    /// - Parameters:
    ///   - index: which one, from 0 on.
    ///   - body: is given the plane's bytes and how many of them make a row.
    func withPlane<Result>(_ index: Int, _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result) -> Result
}

/// Samples of sound, the channels of each moment side by side. Marquee's own.
public struct SoundBuffer: Hashable, Sendable {
    /// From -1 to 1.
    public var samples: [Float]
    /// How many channels, 1 to 8.
    public var channelCount: Int
    /// Moments in a second (hertz), 8,000 to 384,000.
    public var sampleRate: Int

    /// Sound of whole moments.
    public init(samples: [Float], channelCount: Int = 2, sampleRate: Int = 48_000) {
        self.samples = samples
        self.channelCount = channelCount
        self.sampleRate = sampleRate
    }
}
