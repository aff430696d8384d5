/// What was agreed with the device when the session began.
package struct BroadcastOutline: Codable, Hashable, Sendable {
    package var device: String
    /// Nil: no pictures are sent.
    package var videoCodec: String?
    package var width: Int
    package var height: Int
    /// Nil: no sound is sent.
    package var audioCodec: String?
    /// The encoder of the pictures, and whether it is the machine's hardware.
    package var encoder: String?
    package var isHardware: Bool
    /// Milliseconds, to begin with.
    package var targetDelay: Double
    /// Milliseconds up to which it may become longer; nil: it stays.
    package var maximumTargetDelay: Double?
    /// Frames a second that the source gives.
    package var framesPerSecond: Double
    /// The wall clock's seconds since 1970 to which the source's time 0 belongs, so that who reads a frame's time from
    /// pixels on this machine knows how old it is.
    package var sourceStart: Double?
    /// What ``device`` is where it is none: `server` or `file`.
    package var output: String?

    package init(
        device: String, videoCodec: String?, width: Int, height: Int, audioCodec: String?, encoder: String? = nil,
        isHardware: Bool = false, targetDelay: Double, maximumTargetDelay: Double? = nil, framesPerSecond: Double = 0,
        sourceStart: Double? = nil
    ) {
        self.device = device
        self.videoCodec = videoCodec
        self.width = width
        self.height = height
        self.audioCodec = audioCodec
        self.encoder = encoder
        self.isHardware = isHardware
        self.targetDelay = targetDelay
        self.maximumTargetDelay = maximumTargetDelay
        self.framesPerSecond = framesPerSecond
        self.sourceStart = sourceStart
    }
}

/// How a broadcast goes at one moment. Rates are over the time since the numbers before, counts since the beginning.
package struct BroadcastStatistics: Codable, Hashable, Sendable {
    /// Seconds since the session began.
    package var seconds: Double
    /// 0 where no pictures are sent.
    package var width: Int
    package var height: Int
    package var framesPerSecond: Double
    /// Bits per second: what was sent, repairs included, and what the encoder is told to make.
    package var bitRate: Int
    package var encoderBitRate: Int
    /// Milliseconds; nil before the device's first report.
    package var roundTrip: Double?
    /// The share of packets that the device misses before repair, 0 to 1.
    package var loss: Double
    /// Milliseconds: the target delay in force, at which a picture is to be seen after its capture. How late they
    /// really are is known to the device alone.
    package var delay: Double
    /// Pictures: those of the source at the agreed rate, those sent, those up to the newest that the device has
    /// confirmed (it confirms in order, so what it gave up on the way to a key frame is counted too), and those not
    /// sent because they would have come too late or the encoder could not follow.
    package var framesCaptured: Int
    package var framesSent: Int
    package var framesAcknowledged: Int
    package var framesDropped: Int
    package var audioFramesSent: Int
    package var audioFramesDropped: Int
    /// Milliseconds that the encoder takes for a picture; 0 while unknown.
    package var encodeTime: Double
    /// Milliseconds from capture to the device's confirmation of a picture: the median, and what 99 of 100 stay under;
    /// 0 while unknown.
    package var deliveryTime: Double
    package var worstDeliveryTime: Double

    /// Each of the outputs, in the order of the request; nil where a device is the only one.
    package var outputs: [OutputStatistics]?

    /// False where sound alone is sent.
    package var hasPictures: Bool { width > 0 }

    package init(seconds: Double = 0, width: Int = 0, height: Int = 0) {
        self.seconds = seconds
        self.width = width
        self.height = height
        (framesPerSecond, loss, delay, encodeTime, deliveryTime, worstDeliveryTime) = (0, 0, 0, 0, 0, 0)
        (bitRate, encoderBitRate) = (0, 0)
        (framesCaptured, framesSent, framesAcknowledged, framesDropped) = (0, 0, 0, 0)
        (audioFramesSent, audioFramesDropped) = (0, 0)
    }
}

/// What `marquee-broadcast --probe` prints: which encoders are there. One JSON object.
package struct EncoderReport: Codable, Hashable, Sendable {
    package struct Encoder: Codable, Hashable, Sendable {
        /// `vp8`, `opus` and the like.
        package var codec: String
        /// FFmpeg's name for it.
        package var name: String
        package var isHardware: Bool

        package init(codec: String, name: String, isHardware: Bool) {
            self.codec = codec
            self.name = name
            self.isHardware = isHardware
        }
    }

    /// As in ``BroadcastHello``.
    package var version: Int
    package var program: String
    package var video: [Encoder]
    package var audio: [Encoder]
    /// Which FFmpeg it is, for people.
    package var libraries: String?
    /// What FFmpeg can send over, of those that servers of broadcasts speak: `rtmp`, `rtmps`, `srt`. Nil: not asked.
    package var protocols: [String]?

    package init(
        version: Int = BroadcastHello.currentVersion, program: String, video: [Encoder], audio: [Encoder],
        libraries: String? = nil
    ) {
        self.version = version
        self.program = program
        self.video = video
        self.audio = audio
        self.libraries = libraries
    }

    /// Whether pictures can be sent at all: every receiver takes VP8 (Cast Streaming's least), others one of the rest.
    package var canSendVideo: Bool { !video.isEmpty }
}
