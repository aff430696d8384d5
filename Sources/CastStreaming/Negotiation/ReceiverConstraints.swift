/// The most of sound that a receiver takes. All numbers are positive.
package struct AudioConstraints: Hashable, Sendable {
    /// Hertz.
    package var maximumSampleRate: Int
    package var maximumChannels: Int
    /// Bits a second.
    package var minimumBitrate: Int
    package var maximumBitrate: Int
    /// The longest target delay for which it has memory.
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

/// The most of pictures that a receiver takes. All numbers are positive.
package struct VideoConstraints: Hashable, Sendable {
    /// Width by height by frames, where that is less than the largest picture at the highest rate.
    package var maximumPixelsPerSecond: Double?
    package var minimumResolution: VideoResolution?
    package var maximumDimensions: VideoDimensions
    /// Bits a second.
    package var minimumBitrate: Int
    package var maximumBitrate: Int
    /// The longest target delay for which it has memory.
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

/// A size with a rate of frames.
package struct VideoDimensions: Hashable, Sendable {
    package var resolution: VideoResolution
    package var frameRate: FrameRate

    package init(width: Int, height: Int, frameRate: FrameRate = .standard) {
        resolution = VideoResolution(width: width, height: height)
        self.frameRate = frameRate
    }
}

/// What a receiver takes.
package struct ReceiverConstraints: Hashable, Sendable {
    package var audio: AudioConstraints?
    package var video: VideoConstraints?

    /// Open Screen's sender refuses the whole answer where one of the two is missing, or has no room between its rates;
    /// so an answer of ours has both or none.
    var isAcceptable: Bool {
        guard let audio, let video else { return false }
        return audio.maximumBitrate >= audio.minimumBitrate && video.maximumBitrate > video.minimumBitrate
    }

    package init(audio: AudioConstraints?, video: VideoConstraints?) {
        self.audio = audio
        self.video = video
    }
}

/// The display behind a receiver.
package struct DisplayDescription: Hashable, Sendable {
    package var dimensions: VideoDimensions?
    /// `16:9`, where it is not that of the dimensions.
    package var aspectRatio: String?
    /// The sender fits its pictures into the display; else the receiver does. Nil where nothing was said.
    package var senderScales: Bool?

    package init(dimensions: VideoDimensions? = nil, aspectRatio: String? = nil, senderScales: Bool? = nil) {
        self.dimensions = dimensions
        self.aspectRatio = aspectRatio
        self.senderScales = senderScales
    }

    /// One that says nothing, or has the sender scale to an unknown shape, makes Open Screen's sender refuse the
    /// answer.
    var isAcceptable: Bool {
        dimensions != nil || aspectRatio != nil || senderScales == false
    }
}
