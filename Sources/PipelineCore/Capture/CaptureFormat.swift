/// What a source gives: pictures, sound or both.
package struct CaptureFormat: Hashable, Sendable {
    package struct Video: Hashable, Sendable {
        package var size: VideoSize
        /// Pictures per second, as far as they come steadily.
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
    /// Of one round where it repeats; nil where it goes on, or nobody knows.
    package var duration: Duration?

    package init(video: Video? = nil, audio: Audio? = nil, duration: Duration? = nil) {
        self.video = video
        self.audio = audio
        self.duration = duration
    }
}
