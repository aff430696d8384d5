/// What an app wants to send: offered to the receiver, which may take less.
///
/// Valid as it is. The old SDK documented no default values (they can't be found any more), so these are ours, each
/// with its reason; the app sets at least the size and the rates to what it draws and its network carries.
public struct RemoteDisplayConfiguration: Hashable, Sendable {
    /// Nil: no pictures are sent.
    public var video: VideoStreamDescriptor? = VideoStreamDescriptor()
    /// Nil: no sound is sent.
    public var audio: AudioStreamDescriptor? = AudioStreamDescriptor()
    /// From the moment at which a frame is enqueued to that at which it is seen, 1 ms to 5 s.
    ///
    /// Default 400 ms, as the Cast Streaming reference: time enough to repair several losses on a busy Wi-Fi. An app
    /// that reacts to touches takes 100 to 200 ms and accepts that a bad network shows.
    public var minExpectedDelay: Duration = .milliseconds(400)
    /// How far the session may lengthen that delay while frames come too late, `minExpectedDelay` to 5 s; it shortens
    /// it again, slowly, when the network is better. Nil, or the same as `minExpectedDelay`: the delay never changes.
    ///
    /// Default nil: an app that reacts to its user, or keeps other things in step with the screen, must know the delay,
    /// and one that is made for it hears of each change (`RemoteDisplayEvent.delayChanged`). An app that only shows
    /// takes a second.
    public var maxExpectedDelay: Duration?
    /// Datagrams are marked as urgent for the network. Default true: a Wi-Fi that knows the mark sends them first, and
    /// one that does not ignores it.
    public var usesDSCP = true

    public init() {}

    public init(video: VideoStreamDescriptor?, audio: AudioStreamDescriptor?) {
        self.video = video
        self.audio = audio
    }
}

/// The pictures that an app wants to send.
public struct VideoStreamDescriptor: Hashable, Sendable {
    /// Pixels, even. Default 1280 by 720: what every receiver decodes, and one core of a laptop encodes in time.
    public var width = 1_280
    public var height = 720
    /// A receiver may say that it takes no pictures as small as these. False: they are then grown, to 1920 by 1080 at
    /// most. True: nothing larger is sent, for a size that a person chose. Default false.
    public var isLargestSize = false
    /// At most. Default 30 a second: what every receiver takes, and half the work of 60.
    public var frameRate = VideoFrameRate.p30
    /// Bits a second below which the network can't press the pictures. Default 300,000, as the reference: less is not
    /// worth seeing.
    public var minimumBitRate = 300_000
    /// Bits a second. Default 5,000,000, as the senders that are around: 720p30 gets hardly better with more.
    public var maximumBitRate = 5_000_000
    /// Bits a second to begin with; nil: half the maximum, as the reference, until the network is known.
    public var startBitRate: Int?
    /// What to offer, the best first, of what this machine encodes. Default empty: all of it, in the order of the
    /// encoder provider. A receiver picks by its own order.
    public var codecs: [VideoCodec] = []

    public init() {}

    public init(width: Int, height: Int, frameRate: VideoFrameRate = .p30) {
        self.width = width
        self.height = height
        self.frameRate = frameRate
    }
}

/// The sound that an app wants to send.
public struct AudioStreamDescriptor: Hashable, Sendable {
    /// That of the app's sound. Default 48,000: what Opus and every receiver work with. Where a codec has no form for
    /// it (Opus has none for 44,100), the next higher one that it has is offered; what the app enqueues is converted.
    public var sampleRate = 48_000
    /// Default 2.
    public var channels = 2
    /// Bits a second. Default 128,000: Opus in stereo that nobody tells from the original.
    public var bitRate = 128_000
    /// As of the pictures.
    public var codecs: [AudioCodec] = []

    public init() {}
}

/// Frames a second, as a fraction.
public struct VideoFrameRate: Hashable, Sendable {
    public let numerator: Int
    public let denominator: Int

    public static let p30 = VideoFrameRate(30)
    public static let p60 = VideoFrameRate(60)

    /// Both positive. Television's 29.97 is `VideoFrameRate(30_000, 1_001)`.
    public init(_ numerator: Int, _ denominator: Int = 1) {
        precondition(numerator > 0 && denominator > 0, "a frame rate is positive")
        self.numerator = numerator
        self.denominator = denominator
    }

    public var perSecond: Double { Double(numerator) / Double(denominator) }
}

/// What was agreed with the receiver: what a session runs with, which may be less than what was offered.
public struct RemoteDisplayAgreement: Hashable, Sendable {
    public struct Video: Hashable, Sendable {
        public let codec: VideoCodec
        /// What is sent, in pixels: pictures of another size are scaled to it by the encoder.
        public let width: Int
        public let height: Int
        /// At most, a second.
        public let frameRate: Double
        /// Bits a second.
        public let minimumBitRate: Int
        public let maximumBitRate: Int
        public let startBitRate: Int
        /// The receiver asked for larger pictures than it gets.
        package var isBelowSmallest = false
    }

    public struct Audio: Hashable, Sendable {
        public let codec: AudioCodec
        /// What is encoded: sound of other rates and channels is brought to these.
        public let sampleRate: Int
        public let channels: Int
        /// Bits a second.
        public let bitRate: Int
    }

    /// Nil: the receiver takes no pictures, or none were offered.
    public let video: Video?
    public let audio: Audio?
    /// To begin with: `RemoteDisplaySession.expectedDelay` is what holds now.
    public let targetDelay: Duration
}
