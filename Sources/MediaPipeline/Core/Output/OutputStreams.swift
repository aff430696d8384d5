/// What a container holds.
package struct OutputStreams: Hashable, Sendable {
    package struct Video: Hashable, Sendable {
        package var codec: VideoCodec
        package var size: VideoSize
        /// The frames per second that are expected.
        package var frameRate: Double

        package init(codec: VideoCodec, size: VideoSize, frameRate: Double) {
            self.codec = codec
            self.size = size
            self.frameRate = frameRate
        }
    }

    package struct Audio: Hashable, Sendable {
        package var codec: AudioCodec
        package var sampleRate: Int
        package var channels: Int
        /// How much later the audio comes out of a decoder than it went into the encoder.
        package var delay: Duration

        package init(codec: AudioCodec, sampleRate: Int, channels: Int, delay: Duration) {
            self.codec = codec
            self.sampleRate = sampleRate
            self.channels = channels
            self.delay = delay
        }
    }

    /// Nil for no video.
    package var video: Video?
    /// Nil for no audio.
    package var audio: Audio?

    package init(video: Video?, audio: Audio?) {
        self.video = video
        self.audio = audio
    }
}
