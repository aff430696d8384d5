import Foundation
import Testing

@testable import MediaPipeline

@Suite("Sound encoders")
struct AudioEncoderTests {
    @Test("A tone comes back with its frequency, in packets that follow each other", arguments: AudioCodec.allCases)
    func roundTrip(codec: AudioCodec) throws {
        let encoder = try AudioEncoder(AudioEncoderConfiguration(codec: codec))
        let decoder = try AudioDecoder(codec: codec)
        var encoded: [EncodedAudio] = []
        let frames = Sounds.frames(Sounds.sine(1_000, seconds: 1.1), for: encoder)
        for frame in frames { encoded += try encoder.encode(frame) }
        // The last one's packet comes with the next at the latest.
        #expect(frames.count - encoded.count <= 1)
        var decoded: [Float] = []
        for (index, packet) in encoded.enumerated() {
            let given = Duration(ticks: Int64(index * encoder.frameLength), rate: 48_000)
            #expect(packet.presentationTime == given - encoder.delay)
            #expect(packet.frameCount == encoder.frameLength)
            decoded += try decoder.decode(packet.bytes, at: packet.presentationTime).flatMap(\.floats)
        }
        decoded += try decoder.finish().flatMap(\.floats)
        #expect(decoded.count / 2 >= 48_000)
        #expect(Sounds.share(of: 1_000, in: Array(decoded[9_600..<86_400])) > 0.95)
        #expect(decoded.allSatisfy { abs($0) <= 1.1 })
    }

    @Test("Opus packets are of 10 ms, with a delay of a few")
    func opus() throws {
        let encoder = try AudioEncoder()
        #expect(encoder.frameLength == 480)
        #expect(encoder.delay <= .milliseconds(7))
        let encoded = try Sounds.frames(Sounds.sine(440, seconds: 0.1), for: encoder).flatMap(encoder.encode)
        #expect(encoded.count == 10)
        #expect(encoded.allSatisfy { $0.duration == .milliseconds(10) && !$0.bytes.isEmpty })
    }

    @Test("Each AAC frame has its ADTS header with its own length")
    func adts() throws {
        let encoder = try AudioEncoder(AudioEncoderConfiguration(codec: .aac, sampleRate: 44_100))
        let sound = Sounds.sine(440, seconds: 0.5, sampleRate: 44_100)
        let encoded = try Sounds.frames(sound, for: encoder).flatMap(encoder.encode)
        #expect(encoded.count >= 20)
        for packet in encoded {
            let header = packet.bytes.prefix(7).map(Int.init)
            try #require(header.count == 7)
            #expect(header[0] == 0xFF && header[1] == 0xF1, "syncword, MPEG-4, no checksum")
            #expect(header[2] >> 2 & 15 == 4, "44100 Hz")
            #expect((header[2] & 1) << 2 | header[3] >> 6 == 2, "two channels")
            #expect((header[3] & 3) << 11 | header[4] << 3 | header[5] >> 5 == packet.bytes.count)
        }
    }

    @Test(
        "What has no form is refused",
        arguments: [
            AudioEncoderConfiguration(codec: .opus, sampleRate: 44_100),
            AudioEncoderConfiguration(codec: .opus, channels: 3),
            AudioEncoderConfiguration(codec: .aac, sampleRate: 12_345),
            AudioEncoderConfiguration(codec: .aac, channels: 9),
        ])
    func refused(configuration: AudioEncoderConfiguration) {
        let error = #expect(throws: PipelineError.self) { try AudioEncoder(configuration) }
        #expect(error?.code == .badConfiguration)
    }

    @Test("A packet has its frame's time, whatever gap lies before it", arguments: AudioCodec.allCases)
    func times(codec: AudioCodec) throws {
        let encoder = try AudioEncoder(AudioEncoderConfiguration(codec: codec))
        let frames = Sounds.frames(Sounds.sine(440, seconds: 0.3), for: encoder)
        let times = frames.indices.map { Duration.milliseconds($0 < 5 ? $0 : 3_600_000 + $0) }
        let encoded = try zip(frames, times).flatMap { frame, time in
            try encoder.encode(
                AudioBlock(samples: frame.samples, sampleRate: 48_000, channels: 2, presentationTime: time))
        }
        #expect(encoded.count >= frames.count - 1 && encoded.count > 6)
        #expect(encoded.map { $0.presentationTime + encoder.delay } == Array(times.prefix(encoded.count)))
    }

    @Test("Decoded, sound comes when its packets say, which is when it was given", arguments: AudioCodec.allCases)
    func alignment(codec: AudioCodec) throws {
        let encoder = try AudioEncoder(AudioEncoderConfiguration(codec: codec))
        let decoder = try AudioDecoder(codec: codec)
        // A short swell of sound, half a second from the beginning.
        let given = Sounds.sine(800, seconds: 1).enumerated().map { index, sample in
            let distance = Float(index / 2 - 24_000) / 240
            return sample * exp(-distance * distance)
        }
        var (weight, moment) = (0.0, 0.0)
        for packet in try Sounds.frames(given, for: encoder).flatMap(encoder.encode) {
            for block in try decoder.decode(packet.bytes, at: packet.presentationTime) {
                for (index, sample) in block.floats.enumerated() {
                    let energy = Double(sample * sample)
                    weight += energy
                    moment += energy * (block.presentationTime / .seconds(1) + Double(index / 2) / 48_000)
                }
            }
        }
        try #require(weight > 0)
        #expect(abs(moment / weight - 0.5) < 0.002, "\(moment / weight)")
    }

    @Test("Samples that are no numbers are silence", arguments: AudioCodec.allCases)
    func notNumbers(codec: AudioCodec) throws {
        let encoder = try AudioEncoder(AudioEncoderConfiguration(codec: codec))
        let decoder = try AudioDecoder(codec: codec)
        var samples = [Float](repeating: .nan, count: 9_600)
        samples[7] = .infinity
        samples[8] = -.greatestFiniteMagnitude
        let encoded = try Sounds.frames(samples, for: encoder).flatMap(encoder.encode)
        let decoded = try encoded.flatMap { try decoder.decode($0.bytes, at: $0.presentationTime) }.flatMap(\.floats)
        #expect(!decoded.isEmpty && decoded.allSatisfy(\.isFinite))
    }

    @Test("A frame of another form or length is refused, and the next one is taken")
    func badFrame() throws {
        let encoder = try AudioEncoder()
        let forms = [(0, 2, 960), (48_000, 0, 960), (44_100, 2, 960), (48_000, 1, 480), (48_000, 2, 962)]
        for (rate, channels, count) in forms {
            let block = AudioBlock(
                samples: .float([Float](repeating: 0, count: count)), sampleRate: rate, channels: channels,
                presentationTime: .zero)
            let error = #expect(throws: PipelineError.self) { try encoder.encode(block) }
            #expect(error?.code == .frameUnsuitable)
        }
        #expect(try encoder.encode(Sounds.frames(Sounds.sine(440, seconds: 0.01), for: encoder)[0]).count == 1)
    }
}
