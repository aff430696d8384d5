/// Some audio and the time at which it is to be heard: PCM with interleaved channels.
package struct AudioBlock: Sendable {
    package enum Samples: Sendable, Equatable {
        case int16([Int16])
        /// -1 to 1.
        case float([Float])

        package var count: Int {
            switch self {
            case .int16(let samples): samples.count
            case .float(let samples): samples.count
            }
        }
    }

    package let samples: Samples
    /// In hertz.
    package let sampleRate: Int
    package let channels: Int
    /// The time of the first sample, since the start of its source.
    package let presentationTime: Duration

    /// Makes a block. A rest of less than one sample for each channel is not used.
    package init(samples: Samples, sampleRate: Int, channels: Int, presentationTime: Duration) {
        self.samples = samples
        self.sampleRate = sampleRate
        self.channels = channels
        self.presentationTime = presentationTime
    }

    /// The same audio at another time.
    package func at(_ presentationTime: Duration) -> AudioBlock {
        AudioBlock(
            samples: samples, sampleRate: sampleRate, channels: channels, presentationTime: presentationTime)
    }

    /// The number of samples of one channel.
    package var frameCount: Int { channels > 0 ? samples.count / channels : 0 }

    package var duration: Duration {
        sampleRate > 0 ? Duration(ticks: Int64(frameCount), rate: Int64(sampleRate)) : .zero
    }

    /// The samples as floating-point numbers, whole frames only.
    package var floats: [Float] {
        let count = frameCount * channels
        return switch samples {
        case .int16(let samples): samples.prefix(count).map { Float($0) / 32_768 }
        case .float(let samples): samples.count == count ? samples : Array(samples.prefix(count))
        }
    }
}
