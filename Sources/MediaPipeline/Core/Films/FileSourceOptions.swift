/// How a `FileSource` plays.
package struct FileSourceOptions: Hashable, Sendable {
    /// The size that frames are fitted into, with black bars; even. Nil for the film's own size.
    package var size: VideoSize?
    /// Whether to begin again at the end. Times go on.
    package var loops: Bool
    package var sampleRate: Int
    package var channels: Int

    package init(size: VideoSize? = nil, loops: Bool = false, sampleRate: Int = 48_000, channels: Int = 2) {
        self.size = size
        self.loops = loops
        self.sampleRate = sampleRate
        self.channels = channels
    }
}
