/// A receiver's limits for audio. All numbers are positive.
package struct AudioConstraints: Hashable, Sendable {
    /// In hertz.
    package var maximumSampleRate: Int
    package var maximumChannels: Int
    /// Bits per second.
    package var minimumBitrate: Int
    package var maximumBitrate: Int
    /// The longest target delay that the receiver has memory for.
    package var maximumDelay: Duration?

    package init(
        maximumSampleRate: Int = 48_000, maximumChannels: Int = 2, minimumBitrate: Int = 32_000,
        maximumBitrate: Int = 320_000, maximumDelay: Duration? = nil
    ) {
        self.maximumSampleRate = maximumSampleRate
        self.maximumChannels = maximumChannels
        self.minimumBitrate = minimumBitrate
        self.maximumBitrate = maximumBitrate
        self.maximumDelay = maximumDelay
    }
}

/// A receiver's limits for video. All numbers are positive.
package struct VideoConstraints: Hashable, Sendable {
    /// Width by height by frames per second, if that is less than the largest frame at the highest rate.
    package var maximumPixelsPerSecond: Double?
    package var minimumResolution: VideoResolution?
    package var maximumDimensions: VideoDimensions
    /// Bits per second.
    package var minimumBitrate: Int
    package var maximumBitrate: Int
    /// The longest target delay that the receiver has memory for.
    package var maximumDelay: Duration?

    package init(
        maximumPixelsPerSecond: Double? = nil, minimumResolution: VideoResolution? = nil,
        maximumDimensions: VideoDimensions, minimumBitrate: Int = 300_000, maximumBitrate: Int,
        maximumDelay: Duration? = nil
    ) {
        self.maximumPixelsPerSecond = maximumPixelsPerSecond
        self.minimumResolution = minimumResolution
        self.maximumDimensions = maximumDimensions
        self.minimumBitrate = minimumBitrate
        self.maximumBitrate = maximumBitrate
        self.maximumDelay = maximumDelay
    }
}

/// A frame size with a frame rate.
package struct VideoDimensions: Hashable, Sendable {
    package var resolution: VideoResolution
    package var frameRate: FrameRate

    package init(width: Int, height: Int, frameRate: FrameRate = .standard) {
        resolution = VideoResolution(width: width, height: height)
        self.frameRate = frameRate
    }
}

/// A receiver's limits.
package struct ReceiverConstraints: Hashable, Sendable {
    package var audio: AudioConstraints?
    package var video: VideoConstraints?

    /// Open Screen's sender refuses the whole answer if one of the two is missing, or if its rates leave no range
    /// between them. So our answers have both or none.
    var isAcceptable: Bool {
        guard let audio, let video else { return false }
        return audio.maximumBitrate >= audio.minimumBitrate && video.maximumBitrate > video.minimumBitrate
    }

    package init(audio: AudioConstraints?, video: VideoConstraints?) {
        self.audio = audio
        self.video = video
    }
}

/// The display of a receiver.
package struct DisplayDescription: Hashable, Sendable {
    package var dimensions: VideoDimensions?
    /// For example `16:9`, if it is not that of the dimensions.
    package var aspectRatio: String?
    /// Whether the sender fits its frames to the display. If it does not, the receiver does. Nil if nothing was said.
    package var senderScales: Bool?

    package init(dimensions: VideoDimensions? = nil, aspectRatio: String? = nil, senderScales: Bool? = nil) {
        self.dimensions = dimensions
        self.aspectRatio = aspectRatio
        self.senderScales = senderScales
    }

    /// Open Screen's sender refuses the answer if the description says nothing, or if it lets the sender scale to an
    /// unknown shape.
    var isAcceptable: Bool {
        dimensions != nil || aspectRatio != nil || senderScales == false
    }
}
