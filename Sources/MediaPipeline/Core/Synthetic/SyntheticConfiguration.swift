/// What a `SyntheticSource` gives.
package struct SyntheticConfiguration: Hashable, Sendable {
    package var size: VideoSize
    package var frameRate: Double
    package var layout: PixelLayout
    package var hasAudio: Bool
    /// In hertz.
    package var toneFrequency: Int
    package var sampleRate: Int
    package var channels: Int
    /// Nil for no end.
    package var duration: Duration?

    package init(
        size: VideoSize = VideoSize(1280, 720), frameRate: Double = 30, layout: PixelLayout = .i420,
        hasAudio: Bool = true, toneFrequency: Int = 440, sampleRate: Int = 48_000, channels: Int = 2,
        duration: Duration? = nil
    ) {
        self.size = size
        self.frameRate = frameRate
        self.layout = layout
        self.hasAudio = hasAudio
        self.toneFrequency = toneFrequency
        self.sampleRate = sampleRate
        self.channels = channels
        self.duration = duration
    }

    package func check() throws(PipelineError) {
        guard size.isUsable, size.width % 2 == 0, size.height % 2 == 0, frameRate.isFinite,
            (0.1...240).contains(frameRate), (1...20_000).contains(toneFrequency),
            (8_000...192_000).contains(sampleRate), (1...8).contains(channels)
        else { throw PipelineError(.badConfiguration, "There is no synthetic picture or sound of that kind.") }
    }
}
