/// A piece of sound: samples from -1 to 1, those of all channels at one moment beside each other.
public struct AudioBuffer: Hashable, Sendable {
    /// `frameCount` times `channels`.
    public var samples: [Float]
    /// Samples a second of each channel.
    public var sampleRate: Int
    public var channels: Int

    public init(samples: [Float], sampleRate: Int, channels: Int) {
        precondition(sampleRate > 0 && channels > 0, "sound has a sample rate and at least one channel")
        precondition(samples.count % channels == 0, "each moment has a sample of each channel")
        self.samples = samples
        self.sampleRate = sampleRate
        self.channels = channels
    }

    /// 16-bit samples, as many programs have them.
    public init(int16 samples: some Collection<Int16>, sampleRate: Int, channels: Int) {
        self.init(samples: samples.map { Float($0) / 32_768 }, sampleRate: sampleRate, channels: channels)
    }

    /// Samples of each channel.
    public var frameCount: Int { samples.count / channels }

    public var duration: Duration { .seconds(Double(frameCount) / Double(sampleRate)) }

    /// With as many channels as are wanted: one is given to all, several are mixed into one. Nil for other changes.
    package func mixed(to wanted: Int) -> [Float]? {
        if channels == wanted { return samples }
        if channels == 1 { return samples.flatMap { [Float](repeating: $0, count: wanted) } }
        guard wanted == 1 else { return nil }
        return (0..<frameCount).map { index in
            samples[index * channels..<(index + 1) * channels].reduce(0, +) / Float(channels)
        }
    }
}
