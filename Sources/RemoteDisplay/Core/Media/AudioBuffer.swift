/// A piece of audio: samples from -1 to 1, interleaved.
public struct AudioBuffer: Hashable, Sendable {
    /// `frameCount` times `channels` samples.
    public var samples: [Float]
    /// Samples per second of each channel.
    public var sampleRate: Int
    public var channels: Int

    public init(samples: [Float], sampleRate: Int, channels: Int) {
        precondition(sampleRate > 0 && channels > 0, "sound has a sample rate and at least one channel")
        precondition(samples.count % channels == 0, "each moment has a sample of each channel")
        self.samples = samples
        self.sampleRate = sampleRate
        self.channels = channels
    }

    /// Makes a buffer from 16-bit samples, as many programs have them.
    public init(int16 samples: some Collection<Int16>, sampleRate: Int, channels: Int) {
        self.init(samples: samples.map { Float($0) / 32_768 }, sampleRate: sampleRate, channels: channels)
    }

    /// The number of samples of each channel.
    public var frameCount: Int { samples.count / channels }

    public var duration: Duration { .seconds(Double(frameCount) / Double(sampleRate)) }

    /// The samples with another number of channels: one channel is copied to all, several are mixed into one.
    ///
    /// Nil for other changes.
    package func mixed(to wanted: Int) -> [Float]? {
        if channels == wanted { return samples }
        if channels == 1 { return samples.flatMap { [Float](repeating: $0, count: wanted) } }
        guard wanted == 1 else { return nil }
        return (0..<frameCount).map { index in
            samples[index * channels..<(index + 1) * channels].reduce(0, +) / Float(channels)
        }
    }
}
