#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A steady tone, twice as high in the first tenth of each second, so that picture and sound can be compared by ear and
/// by program. The same on all channels.
struct SyntheticTone: Hashable, Sendable {
    /// Hertz, whole: each second is then like the one before.
    let frequency: Int
    let sampleRate: Int
    let channels: Int
    static let loudness: Float = 0.25

    /// Interleaved, `count` samples of each channel from sample `start` on.
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
