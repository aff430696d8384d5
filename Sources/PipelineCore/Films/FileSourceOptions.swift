/// How a `FileSource` plays.
package struct FileSourceOptions: Hashable, Sendable {
    /// Pictures are fitted into this, with black bars; even. Nil: the film's own size.
    package var size: VideoSize?
    /// From the beginning again at the end; times go on.
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
