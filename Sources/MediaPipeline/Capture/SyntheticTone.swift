import PlatformC

/// A steady tone, the same on all channels.
///
/// In the first tenth of each second it is twice as high, so that video and audio can be compared by ear and by
/// programs.
struct SyntheticTone: Hashable, Sendable {
    /// In hertz, a whole number, so that each second is like the one before.
    let frequency: Int
    let sampleRate: Int
    let channels: Int
    static let loudness: Float = 0.25

    /// `count` interleaved samples of each channel, from sample `start` on.
    func samples(from start: Int, count: Int) -> [Float] {
        var samples: [Float] = []
        samples.reserveCapacity(count * channels)
        for index in start..<(start + count) {
            let inSecond = index % sampleRate
            let frequency = inSecond < sampleRate / 10 ? 2 * frequency : frequency
            let turn = Double(inSecond * frequency % sampleRate) / Double(sampleRate)
            let value = Self.loudness * Float(sin(2 * Double.pi * turn))
            for _ in 0..<channels { samples.append(value) }
        }
        return samples
    }
}
