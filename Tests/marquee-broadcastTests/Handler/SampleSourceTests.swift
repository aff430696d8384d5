import Synchronization
import Testing

@testable import MediaPipeline
@testable import ScreenBroadcast
@testable import marquee_broadcast

/// A host's samples on their way to the encoders.
@Suite("Samples that a host hands over", .timeLimit(.minutes(1)))
struct SampleSourceTests {
    /// A picture of one brightness.
    private struct Picture: ImageBuffer {
        let width = 64
        let height = 32
        var format = ImageFormat.i420
        let bytes: [UInt8]

        init(luma: UInt8) { bytes = [UInt8](repeating: luma, count: 64 * 32) + [UInt8](repeating: 128, count: 64 * 16) }

        func withPlane<Result>(_ index: Int, _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result) -> Result {
            let (start, size, stride) = [(0, 2_048, 64), (2_048, 512, 32), (2_560, 512, 32)][index]
            return bytes.withUnsafeBytes {
                body(UnsafeRawBufferPointer(rebasing: $0[start..<start + size]), stride)
            }
        }
    }

    private func picture(_ luma: UInt8, at milliseconds: Int) -> SampleBuffer {
        SampleBuffer(.image(Picture(luma: luma)), presentationTime: .milliseconds(milliseconds))
    }

    private func sound(_ value: Float, at milliseconds: Int) -> SampleBuffer {
        SampleBuffer(
            .sound(SoundBuffer(samples: [Float](repeating: value, count: 1_920))),
            presentationTime: .milliseconds(milliseconds))
    }

    private func rest(of source: SampleSource) async throws -> [CaptureSample] {
        source.finishSound()
        source.stop()
        var all: [CaptureSample] = []
        while let sample = try await source.next() { all.append(sample) }
        return all
    }

    /// The loudness at the start of each 20 ms, by their milliseconds.
    private func heard(_ samples: [CaptureSample]) -> [Int: Float] {
        var heard: [Int: Float] = [:]
        for case .audio(let block) in samples.map(\.content) {
            for frame in stride(from: 0, to: block.frameCount, by: 960) {
                let time = block.presentationTime + .milliseconds(frame / 48)
                heard[Int((time / .milliseconds(1)).rounded())] = block.floats[frame * 2]
            }
        }
        return heard
    }

    @Test("S4-33: pictures without a duration, at irregular times, come out of the encoder with the very same times")
    func irregularTimes() async throws {
        let source = SampleSource(hasSound: false)
        let times = [5_000, 5_007, 5_100, 5_101, 7_350, 7_351, 9_999]
        let encoder = try VideoEncoder(
            VideoEncoderConfiguration(codec: .vp8, size: VideoSize(64, 32), bitrate: 200_000, frameRate: 30))
        var encoded: [Duration] = []
        for (index, time) in times.enumerated() {
            let buffer = picture(UInt8(40 + index * 20), at: time)
            #expect(buffer.duration == nil)
            source.take(buffer, as: .video)
            let sample = try #require(try await source.next())
            guard case .video(let frame) = sample.content else { continue }
            encoded += try encoder.encode(frame).map(\.presentationTime)
        }
        #expect(encoded == times.map { .milliseconds($0 - 5_000) })
    }

    @Test("S4-16: the picture itself reaches the encoder; a buffer without one is dropped and counted")
    func pictures() async throws {
        let source = SampleSource()
        source.take(SampleBuffer(.none, presentationTime: .zero), as: .video)
        source.take(SampleBuffer(.none, presentationTime: .zero), as: .video)
        source.take(picture(77, at: 40), as: .video)
        let sample = try #require(try await source.next())
        guard case .video(let frame) = sample.content else {
            Issue.record("no picture")
            return
        }
        #expect(frame.size == VideoSize(64, 32) && frame.presentationTime == .milliseconds(40))
        frame.withPlanes { planes in #expect(planes[0].packed.allSatisfy { $0 == 77 }) }
        #expect(sample.skippedFrames == 2 && source.losses == .init(empty: 2))
        // And a sound without sound.
        source.take(SampleBuffer(.none, presentationTime: .zero), as: .audioApp)
        #expect(source.losses.empty == 3)
    }

    @Test("A picture that waits makes room for a newer one, and is counted")
    func newest() async throws {
        let source = SampleSource()
        for (luma, time) in [(10, 0), (20, 33), (30, 66)] { source.take(picture(UInt8(luma), at: time), as: .video) }
        let sample = try #require(try await source.next())
        #expect(sample.presentationTime == .milliseconds(66) && sample.skippedFrames == 2)
        #expect(source.losses.replaced == 2)
    }

    @Test("S4-17: the application's sound comes once, with its time; a microphone that is absent changes nothing")
    func application() async throws {
        for mixes in [true, false] {
            let source = SampleSource(mixesMicrophone: mixes)
            source.take(picture(50, at: 1_000), as: .video)
            for index in 0..<10 { source.take(sound(0.25, at: 1_000 + index * 20), as: .audioApp) }
            let all = try await rest(of: source)
            #expect(heard(all) == Dictionary(uniqueKeysWithValues: (0..<10).map { ($0 * 20, Float(0.25)) }))
            let pictures = all.filter { if case .video = $0.content { true } else { false } }
            #expect(pictures.map(\.presentationTime) == [.zero])
        }
    }

    @Test("S4-18: the microphone is heard with the application where it is mixed, and not at all where it is dropped")
    func microphone() async throws {
        for (mixes, expected) in [(true, Float(0.75)), (false, 0.25)] {
            let source = SampleSource(mixesMicrophone: mixes)
            for index in 0..<10 {
                source.take(sound(0.25, at: index * 20), as: .audioApp)
                source.take(sound(0.5, at: index * 20), as: .audioMic)
            }
            let heard = heard(try await rest(of: source))
            #expect(heard.count == 10 && heard.values.allSatisfy { $0 == expected })
        }
    }

    @Test("Pictures and sound come in the order of their times, whichever was given first")
    func order() async throws {
        let source = SampleSource(mixesMicrophone: false)
        source.take(sound(0.25, at: 0), as: .audioApp)
        source.take(picture(50, at: 33), as: .video)
        source.take(sound(0.25, at: 20), as: .audioApp)
        let times = try await rest(of: source).map(\.presentationTime)
        #expect(times == [.zero, .milliseconds(20), .milliseconds(33)])
    }

    @Test("A taker that waits is given what comes, and let go at the end")
    func waits() async throws {
        let source = SampleSource()
        async let first = source.next()
        try await Task.sleep(for: .milliseconds(20))
        source.take(picture(50, at: 0), as: .video)
        #expect(try await first?.presentationTime == .zero)
        async let second = source.next()
        source.stop()
        #expect(try await second == nil)
        let waiting = Task { try await SampleSource().next() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    @Test("Another host's clock may have begun anywhere: its first picture is of the moment at which it comes")
    func anotherHost() async throws {
        let start = ContinuousClock.now
        let now = Mutex(start)
        let clock = CaptureClock(now: { now.withLock { $0 } }, sleepUntil: { _ in })
        let source = SampleSource(hasSound: false, clock: clock)
        var times: [Duration] = []
        func give(_ hostTime: Int, after milliseconds: Int) async throws {
            now.withLock { $0 = start + .milliseconds(milliseconds) }
            source.take(picture(90, at: hostTime), as: .video)
            let sample = try #require(try await source.next())
            #expect(sample.capturedAt - start == sample.presentationTime)
            times.append(sample.presentationTime)
        }
        try await give(5_000, after: 0)
        try await give(5_040, after: 55)
        source.changeHost()
        try await give(3, after: 2_000)
        try await give(43, after: 2_060)
        #expect(times == [.zero, .milliseconds(40), .milliseconds(2_000), .milliseconds(2_040)])
    }

    @Test("A picture that goes back behind the first one is left out")
    func backwards() async throws {
        let source = SampleSource()
        source.take(picture(50, at: 100), as: .video)
        source.take(picture(60, at: 50), as: .video)
        #expect(source.losses.unusable == 1)
        #expect(try await rest(of: source).map(\.presentationTime) == [.zero])
    }
}

@Suite("A window that is left out")
struct CaptureExclusionTests {
    @Test("S4-21: apps are told of the very property that the capture looks for")
    func property() { #expect(CaptureExclusion.windowProperty == ScreenExclusion.property) }
}
