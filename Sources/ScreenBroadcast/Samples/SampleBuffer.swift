/// One picture, or a stretch of sound, with its time: the role of `CMSampleBuffer`.
public struct SampleBuffer: Sendable {
    public enum Content: Sendable {
        case image(any ImageBuffer)
        case sound(SoundBuffer)
        /// A buffer without content. It comes where the capture has nothing to give; it is no reason to fail.
        case none
    }

    /// On the capture's own monotonic clock, the same for pictures and sound of one broadcast.
    public var presentationTime: Duration
    /// Nil for a picture: it stands until the next one (`kCMTimeInvalid`).
    public var duration: Duration?
    public var content: Content
    /// `RPVideoSampleOrientationKey`: how the picture is to be turned to be upright.
    public var orientation: ImageOrientation

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

    public var soundBuffer: SoundBuffer? {
        if case .sound(let sound) = content { sound } else { nil }
    }
}

/// A picture in memory that somebody else may still own: read it where it lies. It stays as it is as long as it is held.
public protocol ImageBuffer: Sendable {
    /// Pixels.
    var width: Int { get }
    var height: Int { get }
    var format: ImageFormat { get }
    /// - Parameter body: is given the plane's bytes and how many of them make a row.
    func withPlane<Result>(_ index: Int, _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result) -> Result
}

/// Samples of sound, the channels of each moment side by side.
public struct SoundBuffer: Hashable, Sendable {
    /// From -1 to 1.
    public var samples: [Float]
    public var channelCount: Int
    /// Moments a second.
    public var sampleRate: Int

    public init(samples: [Float], channelCount: Int = 2, sampleRate: Int = 48_000) {
        self.samples = samples
        self.channelCount = channelCount
        self.sampleRate = sampleRate
    }
}
