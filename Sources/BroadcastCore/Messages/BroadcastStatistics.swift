/// The agreement with the device at the session's beginning.
package struct BroadcastOutline: Codable, Hashable, Sendable {
    package var device: String
    /// Nil: no video is sent.
    package var videoCodec: String?
    package var width: Int
    package var height: Int
    /// Nil: no audio is sent.
    package var audioCodec: String?
    /// The video encoder, and whether it is hardware.
    package var encoder: String?
    package var isHardware: Bool
    /// Milliseconds, at the beginning.
    package var targetDelay: Double
    /// The limit in milliseconds to which the delay may grow; nil: it does not.
    package var maximumTargetDelay: Double?
    /// The source's frames per second.
    package var framesPerSecond: Double
    /// The wall clock time, in seconds since 1970, of the source's time 0. With it, a frame's age can be computed from
    /// the time in its pixels.
    package var sourceStart: Double?
    /// The kind of ``device`` if it is none: `server` or `file`.
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

/// The numbers of a broadcast at one moment. Rates cover the time since the last numbers, counts everything.
package struct BroadcastStatistics: Codable, Hashable, Sendable {
    /// Seconds since the session began.
    package var seconds: Double
    /// 0 if no video is sent.
    package var width: Int
    package var height: Int
    package var framesPerSecond: Double
    /// Bits per second: what was sent, repairs included, and the encoder's target.
    package var bitRate: Int
    package var encoderBitRate: Int
    /// Milliseconds; nil before the device's first report.
    package var roundTrip: Double?
    /// The share of packets that the device misses before repair, 0 to 1.
    package var loss: Double
    /// Milliseconds: the current target delay from a frame's capture to its display. Only the device knows the real
    /// delay.
    package var delay: Double
    /// Frames: captured at the agreed rate; sent; confirmed by the device (which confirms in order, so frames that it
    /// skipped before a key frame count too); and dropped because they were late or the encoder was too slow.
    package var framesCaptured: Int
    package var framesSent: Int
    package var framesAcknowledged: Int
    package var framesDropped: Int
    package var audioFramesSent: Int
    package var audioFramesDropped: Int
    /// Milliseconds for encoding a frame; 0 while unknown.
    package var encodeTime: Double
    /// Milliseconds from a frame's capture to its confirmation: the median, and the 99th percentile; 0 while unknown.
    package var deliveryTime: Double
    package var worstDeliveryTime: Double

    /// Each output, in the order of the request; nil if a device is the only one.
    package var outputs: [OutputStatistics]?

    /// False if only audio is sent.
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

/// The output of `marquee-broadcast --probe`: the available encoders. One JSON object.
package struct EncoderReport: Codable, Hashable, Sendable {
    package struct Encoder: Codable, Hashable, Sendable {
        /// `vp8`, `opus` and others.
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
    /// The version of FFmpeg, for people.
    package var libraries: String?
    /// Those of `rtmp`, `rtmps` and `srt` that FFmpeg supports. Nil: not checked.
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

    /// Whether video can be sent. Every receiver accepts VP8 (Cast Streaming's minimum), others another codec too.
    package var canSendVideo: Bool { !video.isEmpty }
}
