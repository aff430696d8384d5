import Foundation

@testable import MediaPipeline

enum Sounds {
    static func sine(
        _ frequency: Double, seconds: Double, sampleRate: Int = 48_000, channels: Int = 2
    ) -> [Float] {
        (0..<Int(seconds * Double(sampleRate))).flatMap { index in
            let value = Float(0.5 * sin(2 * Double.pi * frequency * Double(index) / Double(sampleRate)))
            return [Float](repeating: value, count: channels)
        }
    }

    /// As the encoder takes it, but for a rest that is no whole frame.
    static func frames(_ samples: [Float], for encoder: AudioEncoder) -> [AudioBlock] {
        let (rate, channels) = (encoder.configuration.sampleRate, encoder.configuration.channels)
        return (0..<samples.count / channels / encoder.frameLength).map { number in
            let start = number * encoder.frameLength
            return AudioBlock(
                samples: .float(Array(samples[start * channels..<(start + encoder.frameLength) * channels])),
                sampleRate: rate, channels: channels,
                presentationTime: Duration(ticks: Int64(start), rate: Int64(rate)))
        }
    }

    /// The share of the first channel's energy that lies at one frequency: near 1 for a pure tone of it.
    static func share(
        of frequency: Double, in samples: [Float], sampleRate: Int = 48_000, channels: Int = 2
    ) -> Double {
        var (cosine, sine, energy, count) = (0.0, 0.0, 0.0, 0.0)
        for (index, place) in stride(from: 0, to: samples.count, by: channels).enumerated() {
            let (value, turn) = (Double(samples[place]), 2 * Double.pi * frequency * Double(index) / Double(sampleRate))
            cosine += value * cos(turn)
            sine += value * Foundation.sin(turn)
            energy += value * value
            count += 1
        }
        guard energy > 0 else { return 0 }
        return 2 * (cosine * cosine + sine * sine) / (count * energy)
    }
}
