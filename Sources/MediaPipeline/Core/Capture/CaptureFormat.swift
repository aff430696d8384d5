/// What a source provides: video, audio or both.
package struct CaptureFormat: Hashable, Sendable {
    package struct Video: Hashable, Sendable {
        package var size: VideoSize
        /// Frames per second, as far as they come steadily.
        package var frameRate: Double

        package init(size: VideoSize, frameRate: Double) {
            self.size = size
            self.frameRate = frameRate
        }
    }

    package struct Audio: Hashable, Sendable {
        package var sampleRate: Int
        package var channels: Int

        package init(sampleRate: Int, channels: Int) {
            self.sampleRate = sampleRate
            self.channels = channels
        }
    }

    package var video: Video?
    package var audio: Audio?
    /// The length of one round, if the source repeats; nil if the source has no end, or if the length is unknown.
    package var duration: Duration?

    package init(video: Video? = nil, audio: Audio? = nil, duration: Duration? = nil) {
        self.video = video
        self.audio = audio
        self.duration = duration
    }
}
