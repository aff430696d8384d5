import Foundation
import Testing

@testable import RemoteDisplay

/// Sound of another rate.
struct SoundConverterTests {
    /// A tone, in pieces of odd lengths, and what comes out.
    private func tone(_ frequency: Double, from: Int, to: Int, seconds: Double = 0.25) -> [Float] {
        var converter = SoundConverter(from: from, to: to, channels: 1)
        let samples = (0..<Int(Double(from) * seconds)).map { index in
            Float(sin(2 * .pi * frequency * Double(index) / Double(from)))
        }
        var (converted, begin) = ([Float](), 0)
        for length in [1, 441, 7, 1_024, 3_000, .max] where begin < samples.count {
            let end = min(samples.count, begin + min(length, samples.count))
            converted += converter.convert(Array(samples[begin..<end]))
            begin = end
        }
        return converted
    }

    @Test(arguments: [(44_100, 48_000), (22_050, 48_000), (48_000, 24_000), (96_000, 48_000), (11_025, 16_000)])
    func aToneIsTheSameToneAtTheOtherRate(from: Int, to: Int) {
        let converted = tone(1_000, from: from, to: to)
        // The nth sample is the tone's at n / rate; the first few have silence before them.
        let wrong = converted.indices.dropFirst(64).map { index in
            abs(converted[index] - Float(sin(2 * .pi * 1_000 * Double(index) / Double(to))))
        }
        #expect((wrong.max() ?? 1) < 0.001, "60 dB below the tone")
        #expect(Double(converted.count) > 0.24 * Double(to) && converted.count <= to / 4)
    }

    @Test func whatTheLowerRateCannotCarryIsGone() {
        let converted = tone(20_000, from: 48_000, to: 16_000)
        #expect((converted.dropFirst(64).map { abs($0) }.max() ?? 1) < 0.003)
    }

    @Test func channelsStayApart() {
        var converter = SoundConverter(from: 44_100, to: 48_000, channels: 2)
        let converted = converter.convert((0..<4_410).flatMap { _ in [Float(0.5), Float(-0.25)] })
        #expect(converted.count % 2 == 0 && converted.count > 9_000)
        for index in stride(from: 200, to: converted.count, by: 2) {
            #expect(abs(converted[index] - 0.5) < 1e-4 && abs(converted[index + 1] + 0.25) < 1e-4)
        }
    }

    @Test func theSineIsTheSystems() {
        for step in -640...640 {
            let x = Double(step) / 19.7
            #expect(abs(SoundConverter.sine(ofHalfTurns: x) - sin(.pi * x)) < 1e-12)
        }
    }

    @Test func nothingIsLostOverManyPieces() {
        var converter = SoundConverter(from: 44_100, to: 48_000, channels: 1)
        var count = 0
        for _ in 0..<50 { count += converter.convert([Float](repeating: 1, count: 441)).count }
        // 0.5 s, less the 16 samples that wait.
        #expect((23_980...24_000).contains(count))
    }
}
