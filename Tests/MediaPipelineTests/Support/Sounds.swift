import Foundation
import MediaPipeline

enum Sounds {
    static func sine(
        _ frequency: Double, seconds: Double, sampleRate: Int = 48_000, channels: Int = 2
    ) -> [Float] {
        (0..<Int(seconds * Double(sampleRate))).flatMap { index in
            let value = Float(0.5 * sin(2 * Double.pi * frequency * Double(index) / Double(sampleRate)))
            return [Float](repeating: value, count: channels)
        }
    }

    static func blocks(
        _ samples: [Float], length: Int, sampleRate: Int = 48_000, channels: Int = 2
    ) -> [AudioBlock] {
        stride(from: 0, to: samples.count / channels, by: length).map { start in
            let end = min(start + length, samples.count / channels)
            return AudioBlock(
                samples: .float(Array(samples[(start * channels)..<(end * channels)])), sampleRate: sampleRate,
                channels: channels,
                presentationTime: .nanoseconds(start * 1_000_000_000 / sampleRate))
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
