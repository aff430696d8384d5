/// Whether a graphics card may encode.
package enum HardwareUse: Hashable, Sendable {
    case never
    /// Use a graphics card if there is one that can encode, else software.
    case preferred
    case required
}

/// What a ``VideoEncoder`` makes.
///
/// It always works in the same way: live, without looking ahead, and it encodes every frame at once from the previous
/// one.
package struct VideoEncoderConfiguration: Hashable, Sendable {
    package var codec: VideoCodec
    package var size: VideoSize
    /// Bits per second. Values outside of 10 kbit/s to 200 Mbit/s become the nearest of them.
    package var bitrate: Int
    /// The frames per second that are expected. The rate control uses this value, but frames may come at another rate.
    package var frameRate: Double
    package var hardware: HardwareUse
    /// Nil for as many as the frame's size and the machine require.
    package var threads: Int?
    package var tuning: PictureTuning

    package init(
        codec: VideoCodec, size: VideoSize, bitrate: Int, frameRate: Double = 30, hardware: HardwareUse = .preferred,
        threads: Int? = nil, tuning: PictureTuning = .motion
    ) {
        self.codec = codec
        self.size = size
        self.bitrate = bitrate
        self.frameRate = frameRate
        self.hardware = hardware
        self.threads = threads
        self.tuning = tuning
    }

    package static let bitrates = 10_000...200_000_000

    /// The number of threads: one, if it is fast enough.
    ///
    /// The VP8 threads of libvpx wait for each other in loops. On a busy machine this took five times the processor
    /// time, and twenty times as long for the slowest frame (720p, two threads).
    ///
    /// - Parameter processors: The number of processors that this process may use.
    package func threadCount(of processors: Int) -> Int {
        let pixels = size.width * size.height
        let isLarge = pixels > (codec == .vp8 ? 1920 * 1088 : 1 << 20)
        return threads ?? (isLarge ? min(4, max(1, processors)) : 1)
    }

    package func check() throws(PipelineError) {
        guard size.isUsable, size.width % 2 == 0, size.height % 2 == 0 else {
            throw PipelineError(
                .badConfiguration, "Pictures of \(size) can't be encoded: width and height must be even, 2 to 16384.")
        }
        guard frameRate.isFinite, (0.1...480).contains(frameRate) else {
            throw PipelineError(.badConfiguration, "\(frameRate) pictures per second can't be encoded; 0.1 to 480 can.")
        }
        guard threads.map((1...64).contains) ?? true else {
            throw PipelineError(.badConfiguration, "An encoder runs with 1 to 64 threads.")
        }
    }
}
