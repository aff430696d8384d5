import Testing

@testable import MediaPipeline

@Suite("Application and microphone, mixed")
struct SoundMixerTests {
    private let rate = 48_000

    private func block(_ value: Float, at milliseconds: Int, count: Int = 960, channels: Int = 2) -> AudioBlock {
        AudioBlock(
            samples: .float([Float](repeating: value, count: count * channels)), sampleRate: rate, channels: channels,
            presentationTime: .milliseconds(milliseconds))
    }

    /// All that comes out, by moment, of the first channel; nil where nothing was said of it.
    private struct Heard {
        var samples: [Int64: Float] = [:]
        var end: Int64 = .min

        mutating func take(_ block: AudioBlock?) {
            guard let block else { return }
            let start = block.presentationTime.ticks(rate: 48_000)
            // In order, and nothing twice.
            #expect(start >= end)
            for frame in 0..<block.frameCount { samples[start + Int64(frame)] = block.floats[frame * block.channels] }
            end = start + Int64(block.frameCount)
        }

        func at(_ milliseconds: Int) -> Float? { samples[Int64(milliseconds) * 48] }
    }

    @Test("Both are added where they are heard together, and each passes alone where it is alone")
    func both() {
        var (mixer, heard) = (SoundMixer(), Heard())
        for index in 0..<10 {
            heard.take(mixer.add(block(0.25, at: index * 20), from: .application))
            if index >= 5 { heard.take(mixer.add(block(0.5, at: index * 20), from: .microphone)) }
        }
        heard.take(mixer.finish())
        #expect(heard.at(0) == 0.25)
        #expect(heard.at(99) == 0.25)
        #expect(heard.at(100) == 0.75)
        #expect(heard.at(199) == 0.75)
        #expect(heard.samples.count == 9_600)
        #expect(mixer.lateFrames == 0)
    }

    @Test("An input that is absent changes nothing, and holds nothing up for long")
    func absent() {
        var (mixer, heard) = (SoundMixer(), Heard())
        var behind: [Int64] = []
        for index in 0..<100 {
            heard.take(mixer.add(block(0.25, at: index * 20), from: .application))
            behind.append(Int64(index + 1) * 960 - max(heard.end, 0))
        }
        // A microphone may still come in the beginning; after a second none is expected.
        #expect(behind.prefix(50).max() == SoundMixer.patience.ticks(rate: 48_000))
        #expect(behind.suffix(45).max() == 0)
        heard.take(mixer.finish())
        #expect(heard.samples.count == 96_000 && heard.samples.values.allSatisfy { $0 == 0.25 })
    }

    @Test("Where one alone may come it is not held up at all")
    func single() throws {
        var mixer = SoundMixer(inputs: [.application])
        let first = mixer.add(block(0.5, at: 40), from: .application)
        let given = try #require(first)
        #expect(given.frameCount == 960)
        #expect(given.presentationTime == .milliseconds(40))
        let other = mixer.add(block(0.5, at: 60), from: .microphone)
        #expect(other == nil)
    }

    @Test("What is too loud together is cut at full loudness, on both sides")
    func saturation() {
        for sign: Float in [-1, 1] {
            var (mixer, heard) = (SoundMixer(), Heard())
            heard.take(mixer.add(block(0.75 * sign, at: 0), from: .application))
            heard.take(mixer.add(block(0.75 * sign, at: 0), from: .microphone))
            heard.take(mixer.finish())
            #expect(heard.at(0) == sign)
        }
    }

    @Test("What is no number is silence, and whole numbers are fractions of full loudness")
    func numbers() {
        var (mixer, heard) = (SoundMixer(inputs: [.application]), Heard())
        heard.take(mixer.add(block(.nan, at: 0), from: .application))
        let whole = AudioBlock(
            samples: .int16([Int16](repeating: 16_384, count: 1_920)), sampleRate: rate, channels: 2,
            presentationTime: .milliseconds(20))
        heard.take(mixer.add(whole, from: .application))
        #expect(heard.at(0) == 0)
        #expect(heard.at(20) == 0.5)
    }

    @Test("A gap of both is silence; after a long one the time is later")
    func gaps() {
        var (mixer, heard) = (SoundMixer(), Heard())
        heard.take(mixer.add(block(0.5, at: 0), from: .application))
        heard.take(mixer.add(block(0.5, at: 520), from: .application))
        heard.take(mixer.add(block(0.5, at: 600_000), from: .application))
        heard.take(mixer.finish())
        #expect(heard.at(10) == 0.5)
        #expect(heard.at(21) == 0)
        #expect(heard.at(519) == 0)
        #expect(heard.at(520) == 0.5)
        #expect(heard.at(541) == nil)
        #expect(heard.at(599_999) == nil)
        #expect(heard.at(600_000) == 0.5)
    }

    @Test("Times that are a little off make neither holes nor overlaps")
    func jitter() {
        var (mixer, heard) = (SoundMixer(inputs: [.application]), Heard())
        for index in 0..<50 {
            heard.take(mixer.add(block(0.5, at: index * 20 + (index % 3) * 4), from: .application))
        }
        #expect(heard.samples.count == 48_000 && heard.samples.values.allSatisfy { $0 == 0.5 })
    }

    @Test("What comes after its moment was given away is left out and counted")
    func late() {
        var (mixer, heard) = (SoundMixer(), Heard())
        for index in 0..<20 { heard.take(mixer.add(block(0.25, at: index * 20), from: .application)) }
        heard.take(mixer.add(block(0.5, at: 100), from: .microphone))
        heard.take(mixer.finish())
        #expect(mixer.lateFrames == 960)
        #expect(heard.samples.values.allSatisfy { $0 == 0.25 })
    }

    @Test("One channel is heard on all, and several in one by their mean")
    func channels() throws {
        var wide = SoundMixer(inputs: [.microphone])
        let widened = wide.add(block(0.5, at: 0, channels: 1), from: .microphone)
        let both = try #require(widened)
        #expect(both.channels == 2 && both.floats.allSatisfy { $0 == 0.5 } && both.floats.count == 1_920)
        var narrow = SoundMixer(inputs: [.microphone], channels: 1)
        let turns = (0..<1_920).map { $0 % 2 == 0 ? Float(1) : 0 }
        let given = AudioBlock(samples: .float(turns), sampleRate: rate, channels: 2, presentationTime: .zero)
        let narrowed = narrow.add(given, from: .microphone)
        let mean = try #require(narrowed)
        #expect(mean.floats == [Float](repeating: 0.5, count: 960))
    }

    @Test("Another rate and a time beyond all bounds harm nothing")
    func absurd() {
        var mixer = SoundMixer(inputs: [.application])
        let other = AudioBlock(samples: .float([1, 1]), sampleRate: 44_100, channels: 2, presentationTime: .zero)
        let refused = mixer.add(other, from: .application)
        #expect(refused == nil)
        for time in [Duration.seconds(Int64.max), .seconds(Int64.min), .zero] {
            let block = AudioBlock(samples: .float([1, 1]), sampleRate: rate, channels: 2, presentationTime: time)
            _ = mixer.add(block, from: .application)
        }
        let rest = mixer.finish()
        #expect(rest?.frameCount ?? 0 <= 1)
    }
}
