@testable import MediaPipeline
import Testing

@Suite("Sound encoders")
struct AudioEncoderTests {
    @Test("A tone comes back with its frequency, in packets that follow each other", arguments: AudioCodec.allCases)
    func roundTrip(codec: AudioCodec) throws {
        let encoder = try AudioEncoder(AudioEncoderConfiguration(codec: codec))
        let decoder = try AudioDecoder(codec: codec)
        var encoded: [EncodedAudio] = []
        for block in Sounds.blocks(Sounds.sine(1_000, seconds: 1), length: 480) { encoded += try encoder.encode(block) }
        encoded += try encoder.finish()
        var decoded: [Float] = []
        for (index, packet) in encoded.enumerated() {
            #expect(packet.presentationTime == Duration(ticks: Int64(index * encoder.frameLength), rate: 48_000))
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
        let encoded = try encoder.encode(Sounds.blocks(Sounds.sine(440, seconds: 0.1), length: 4_800)[0])
        #expect(encoded.count == 10)
        #expect(encoded.allSatisfy { $0.duration == .milliseconds(10) && !$0.bytes.isEmpty })
    }

    @Test("Each AAC frame has its ADTS header with its own length")
    func adts() throws {
        let encoder = try AudioEncoder(AudioEncoderConfiguration(codec: .aac, sampleRate: 44_100))
        var encoded = try encoder.encode(
            Sounds.blocks(Sounds.sine(440, seconds: 0.5, sampleRate: 44_100), length: 22_050, sampleRate: 44_100)[0])
        encoded += try encoder.finish()
        #expect(encoded.count > 20)
        for packet in encoded {
            let header = packet.bytes.prefix(7).map(Int.init)
            try #require(header.count == 7)
            #expect(header[0] == 0xFF && header[1] == 0xF1, "syncword, MPEG-4, no checksum")
            #expect(header[2] >> 2 & 15 == 4, "44100 Hz")
            #expect((header[2] & 1) << 2 | header[3] >> 6 == 2, "two channels")
            #expect((header[3] & 3) << 11 | header[4] << 3 | header[5] >> 5 == packet.bytes.count)
        }
    }

    @Test("Other rates, channels and samples are brought to the encoder's")
    func resampling() throws {
        let encoder = try AudioEncoder()
        let decoder = try AudioDecoder(codec: .opus)
        let mono = Sounds.sine(600, seconds: 1, sampleRate: 44_100, channels: 1).map { Int16($0 * 32_000) }
        var decoded: [Float] = []
        for start in stride(from: 0, to: mono.count, by: 441) {
            let block = AudioBlock(
                samples: .int16(Array(mono[start..<(start + 441)])), sampleRate: 44_100, channels: 1,
                presentationTime: .milliseconds(start / 441 * 10))
            for packet in try encoder.encode(block) {
                decoded += try decoder.decode(packet.bytes, at: packet.presentationTime).flatMap(\.floats)
            }
        }
        #expect(decoded.count / 2 >= 46_000)
        #expect(Sounds.share(of: 600, in: Array(decoded[9_600..<86_400])) > 0.95)
    }

    @Test("What has no form is refused", arguments: [
        AudioEncoderConfiguration(codec: .opus, sampleRate: 44_100),
        AudioEncoderConfiguration(codec: .opus, channels: 3),
        AudioEncoderConfiguration(codec: .aac, sampleRate: 12_345), AudioEncoderConfiguration(codec: .aac, channels: 9),
    ])
    func refused(configuration: AudioEncoderConfiguration) {
        let error = #expect(throws: PipelineError.self) { try AudioEncoder(configuration) }
        #expect(error?.code == .badConfiguration)
    }

    @Test("Samples that are no numbers are silence", arguments: AudioCodec.allCases)
    func notNumbers(codec: AudioCodec) throws {
        let encoder = try AudioEncoder(AudioEncoderConfiguration(codec: codec))
        let decoder = try AudioDecoder(codec: codec)
        var samples = [Float](repeating: .nan, count: 9_600)
        samples[7] = .infinity
        samples[8] = -.greatestFiniteMagnitude
        let block = AudioBlock(samples: .float(samples), sampleRate: 48_000, channels: 2, presentationTime: .zero)
        let encoded = try encoder.encode(block) + encoder.finish()
        let decoded = try encoded.flatMap { try decoder.decode($0.bytes, at: $0.presentationTime) }.flatMap(\.floats)
        #expect(!decoded.isEmpty && decoded.allSatisfy(\.isFinite))
    }

    @Test("Sound without rate or channels is refused")
    func badBlock() throws {
        let encoder = try AudioEncoder()
        for (rate, channels) in [(0, 2), (48_000, 0), (48_000, 99)] {
            let block = AudioBlock(
                samples: .float([0, 0]), sampleRate: rate, channels: channels, presentationTime: .zero)
            #expect(throws: PipelineError.self) { try encoder.encode(block) }
        }
        #expect(try encoder.encode(Sounds.blocks(Sounds.sine(440, seconds: 0.01), length: 480)[0]).count == 1)
    }
}

@Suite("Sound cut into frames")
struct AudioFrameQueueTests {
    private func queue() -> AudioFrameQueue { AudioFrameQueue(frameLength: 480, sampleRate: 48_000, channels: 1) }

    private func all(_ queue: inout AudioFrameQueue) -> [AudioFrameQueue.Frame] {
        var frames: [AudioFrameQueue.Frame] = []
        while let frame = queue.next() { frames.append(frame) }
        return frames
    }

    private func ones(_ count: Int, _ value: Float = 1) -> [Float] { [Float](repeating: value, count: count) }

    @Test("Pieces of any length become frames of one, with their times")
    func cutting() {
        var queue = queue()
        queue.append(ones(700), at: .seconds(1))
        queue.append(ones(300), at: .seconds(1) + .microseconds(14_583))
        let frames = all(&queue)
        #expect(frames.map(\.presentationTime) == [.seconds(1), .milliseconds(1_010)])
        #expect(frames.allSatisfy { $0.samples == ones(480) })
        queue.finish()
        #expect(all(&queue).map(\.samples) == [ones(40) + ones(440, 0)])
    }

    @Test("A gap becomes silence of its length")
    func gap() {
        var queue = queue()
        queue.append(ones(480), at: .zero)
        queue.append(ones(480), at: .milliseconds(50))
        let frames = all(&queue)
        #expect(frames.map { $0.samples[0] } == [1, 0, 0, 0, 0, 1])
        #expect(frames.map(\.presentationTime) == (0..<6).map { .milliseconds(10 * $0) })
    }

    @Test("What was there already is left out")
    func overlap() {
        var queue = queue()
        queue.append(ones(4_800), at: .zero)
        queue.append(ones(4_800, 2), at: .milliseconds(50))
        let frames = all(&queue)
        #expect(frames.map { $0.samples[0] } == ones(10) + ones(5, 2))
    }

    @Test("Small differences of the clocks don't matter")
    func tolerance() {
        var queue = queue()
        for index in 0..<10 {
            queue.append(ones(480), at: .milliseconds(10 * index + (index % 2 == 0 ? 15 : -15)))
        }
        #expect(all(&queue).allSatisfy { $0.samples == ones(480) })
    }

    @Test("After a long gap it goes on at the new time, without an hour of silence")
    func longGap() {
        var queue = queue()
        queue.append(ones(500), at: .zero)
        queue.append(ones(480), at: .seconds(3_600))
        let frames = all(&queue)
        #expect(frames.map(\.presentationTime) == [.zero, .milliseconds(10), .seconds(3_600)])
        #expect(frames[1].samples == ones(20) + ones(460, 0))
    }
}
