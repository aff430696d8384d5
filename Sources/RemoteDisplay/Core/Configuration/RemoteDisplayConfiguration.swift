/// What an app wants to send. It is offered to the receiver, which may accept less.
///
/// The defaults are a valid configuration. The defaults of the old SDK can't be found any more, so these are our own,
/// each with its reason. An app should set at least the size and the rates to its content and its network.
public struct RemoteDisplayConfiguration: Hashable, Sendable {
    /// The video; nil to send none.
    public var video: VideoStreamDescriptor? = VideoStreamDescriptor()
    /// The audio; nil to send none.
    public var audio: AudioStreamDescriptor? = AudioStreamDescriptor()
    /// The time from enqueueing a frame until it is seen, 1 ms to 5 s.
    ///
    /// The default is 400 ms, as in the Cast Streaming reference: enough time to repair several losses on a busy Wi-Fi.
    /// An app that reacts to touches should use 100 to 200 ms, and accept that a bad network becomes visible.
    public var minExpectedDelay: Duration = .milliseconds(400)
    /// The longest delay that the session may use while frames come too late, `minExpectedDelay` to 5 s.
    ///
    /// The session shortens the delay again, slowly, when the network is better. If this is nil or the same as
    /// `minExpectedDelay`, the delay never changes.
    ///
    /// The default is nil, because an app that reacts to its user, or keeps other things in step with the screen, must
    /// know the delay. An app that can follow a delay hears of each change (`RemoteDisplayEvent.delayChanged`). An app
    /// that only shows something should use one second.
    public var maxExpectedDelay: Duration?
    /// Whether datagrams are marked as urgent for the network.
    ///
    /// The default is true: a Wi-Fi that knows the mark sends them first, and one that does not know it ignores it.
    public var usesDSCP = true

    public init() {}

    public init(video: VideoStreamDescriptor?, audio: AudioStreamDescriptor?) {
        self.video = video
        self.audio = audio
    }
}

/// The video that an app wants to send.
public struct VideoStreamDescriptor: Hashable, Sendable {
    /// In pixels, even. The default is 1280 by 720: every receiver decodes it, and one core of a laptop encodes it in
    /// time.
    public var width = 1_280
    public var height = 720
    /// Whether no size larger than this may be sent. The default is false.
    ///
    /// A receiver may say that it accepts no frames as small as these. If this is false, they are then enlarged, at
    /// most to 1920 by 1080. Use true for a size that a person chose.
    public var isLargestSize = false
    /// The most frames per second. The default is 30: every receiver accepts it, and it is half the work of 60.
    public var frameRate = VideoFrameRate.p30
    /// The least bits per second, however bad the network is.
    ///
    /// The default is 300,000, as in the Cast Streaming reference: less is not worth seeing.
    public var minimumBitRate = 300_000
    /// The most bits per second. The default is 5,000,000, as in other senders: 720p30 hardly gets better with more.
    public var maximumBitRate = 5_000_000
    /// The initial bits per second. Nil means half of the maximum, as in the reference, until the network is known.
    public var startBitRate: Int?
    /// The codecs to offer, best first, of those that this machine encodes.
    ///
    /// By default this is empty, which offers all of them in the order of the encoder provider. A receiver picks by its
    /// own order.
    public var codecs: [VideoCodec] = []

    public init() {}

    public init(width: Int, height: Int, frameRate: VideoFrameRate = .p30) {
        self.width = width
        self.height = height
        self.frameRate = frameRate
    }
}

/// The audio that an app wants to send.
public struct AudioStreamDescriptor: Hashable, Sendable {
    /// The sample rate of the app's audio.
    ///
    /// The default is 48,000: Opus and every receiver work with it. If a codec does not support the rate (Opus does not
    /// support 44,100), its next higher rate is offered, and the app's audio is converted.
    public var sampleRate = 48_000
    /// The number of channels. The default is 2.
    public var channels = 2
    /// Bits per second. The default is 128,000: stereo Opus that nobody can tell from the original.
    public var bitRate = 128_000
    /// The codecs to offer, as for video.
    public var codecs: [AudioCodec] = []

    public init() {}
}

/// Frames per second, as a fraction.
public struct VideoFrameRate: Hashable, Sendable {
    public let numerator: Int
    public let denominator: Int

    public static let p30 = VideoFrameRate(30)
    public static let p60 = VideoFrameRate(60)

    /// Both parts must be positive. Television's 29.97 is `VideoFrameRate(30_000, 1_001)`.
    public init(_ numerator: Int, _ denominator: Int = 1) {
        precondition(numerator > 0 && denominator > 0, "a frame rate is positive")
        self.numerator = numerator
        self.denominator = denominator
    }

    public var perSecond: Double { Double(numerator) / Double(denominator) }
}

/// What was agreed with the receiver. A session runs with this, which may be less than the offer.
public struct RemoteDisplayAgreement: Hashable, Sendable {
    public struct Video: Hashable, Sendable {
        public let codec: VideoCodec
        /// In pixels. The encoder scales frames of another size to this.
        public let width: Int
        public let height: Int
        /// The most frames per second.
        public let frameRate: Double
        /// Bits per second.
        public let minimumBitRate: Int
        public let maximumBitRate: Int
        public let startBitRate: Int
        /// The receiver asked for larger frames than it gets.
        package var isBelowSmallest = false
    }

    public struct Audio: Hashable, Sendable {
        public let codec: AudioCodec
        /// The encoded format. Audio with another rate or number of channels is converted to it.
        public let sampleRate: Int
        public let channels: Int
        /// Bits per second.
        public let bitRate: Int
    }

    /// Nil if the receiver accepts no video, or none was offered.
    public let video: Video?
    public let audio: Audio?
    /// The initial delay. `RemoteDisplaySession.expectedDelay` is the present one.
    public let targetDelay: Duration
}
