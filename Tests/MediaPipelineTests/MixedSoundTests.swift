import Testing

@testable import MediaPipeline


@Suite("Sounds of several rates, mixed")
struct MixedSoundTests {
    private func tone(_ hertz: Int, rate: Int, channels: Int, block: Int) -> AudioBlock {
        let tone = SyntheticTone(frequency: hertz, sampleRate: rate, channels: channels)
        return AudioBlock(
            samples: .float(tone.samples(from: rate / 5 + block * rate / 50, count: rate / 50)), sampleRate: rate,
            channels: channels, presentationTime: .milliseconds(block * 20))
    }

    /// How much of a tone is in the first channel: its amplitude (Goertzel).
    private func amount(of hertz: Double, in samples: [Float], rate: Double = 48_000) -> Double {
        let coefficient = 2 * cosine(2 * .pi * hertz / rate)
        var (one, two) = (0.0, 0.0)
        for sample in samples { (one, two) = (Double(sample) + coefficient * one - two, one) }
        return (one * one + two * two - coefficient * one * two).squareRoot() * 2 / Double(samples.count)
    }

    private func cosine(_ angle: Double) -> Double {
        // By the tone that is there already, a quarter ahead.
        let steps = Int((angle / (2 * .pi) * 48_000).rounded())
        let tone = SyntheticTone(frequency: 1, sampleRate: 48_000, channels: 1)
        return Double(tone.samples(from: (steps + 12_000) % 48_000, count: 1)[0] / SyntheticTone.loudness)
    }

    private func mix(_ inputs: Set<SoundMixer.Input>) throws -> (samples: [Float], start: Duration?) {
        let mixed = MixedSound(inputs: inputs)
        var (samples, start): ([Float], Duration?) = ([], nil)
        func take(_ blocks: [AudioBlock]) {
            for block in blocks {
                start = start ?? block.presentationTime
                samples += stride(from: 0, to: block.floats.count, by: block.channels).map { block.floats[$0] }
            }
        }
        for block in 0..<25 {
            take(try mixed.add(tone(500, rate: 48_000, channels: 2, block: block), from: .application))
            take(try mixed.add(tone(1_500, rate: 44_100, channels: 1, block: block), from: .microphone))
        }
        take(try mixed.finish())
        return (samples, start)
    }

    @Test("S4-18: both tones are there, each as loud as it was; with the microphone dropped its own is not")
    func mixOrDrop() throws {
        let both = try mix([.application, .microphone])
        #expect(both.start == .zero && abs(both.samples.count - 24_000) < 20)
        let middle = Array(both.samples[2_400..<21_600])
        #expect(abs(amount(of: 500, in: middle) - 0.25) < 0.01)
        #expect(abs(amount(of: 1_500, in: middle) - 0.25) < 0.01)
        let one = try mix([.application])
        let rest = Array(one.samples[2_400..<21_600])
        #expect(abs(amount(of: 500, in: rest) - 0.25) < 0.01)
        #expect(amount(of: 1_500, in: rest) < 0.001)
    }

    @Test("A sound that changes its rate goes on at its time")
    func changes() throws {
        let mixed = MixedSound(inputs: [.application])
        var blocks = try mixed.add(tone(500, rate: 44_100, channels: 2, block: 0), from: .application)
        blocks += try mixed.add(tone(500, rate: 48_000, channels: 2, block: 1), from: .application)
        blocks += try mixed.finish()
        let frames = blocks.reduce(0) { $0 + $1.frameCount }
        #expect(abs(frames - 1_920) <= 2)
        let end = try #require(blocks.last)
        #expect(abs((end.presentationTime + end.duration - .milliseconds(40)) / .milliseconds(1)) < 0.1)
    }
}
