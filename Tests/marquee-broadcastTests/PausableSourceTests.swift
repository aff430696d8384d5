import Synchronization
import Testing

@testable import MediaPipeline
@testable import marquee_broadcast

@Suite struct PausableSourceTests {
    /// Gives what it was told to, one after the other.
    private final class Script: CaptureSource {
        let format = CaptureFormat()
        private let samples: Mutex<[CaptureSample]>

        init(_ samples: [CaptureSample]) { self.samples = Mutex(samples) }

        func next() async throws -> CaptureSample? {
            samples.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        }
        func stop() async {}
        func brokenOff() async -> Duration? { nil }
    }

    private static let pool = VideoFramePool(size: VideoSize(64, 64), limit: 16)

    /// A picture all of one grey.
    private func picture(_ milliseconds: Int, grey: UInt8) throws -> CaptureSample {
        let frame = try Self.pool.makeFrame(at: .milliseconds(milliseconds)) { (canvas) throws(PipelineError) in
            for plane in canvas.planes {
                for index in plane.bytes.indices { plane.bytes[index] = grey }
            }
        }
        return CaptureSample(content: .video(frame), capturedAt: .now)
    }

    private func sound(_ milliseconds: Int) -> CaptureSample {
        let block = AudioBlock(
            samples: .int16([1, 2, 3, 4]), sampleRate: 48_000, channels: 2,
            presentationTime: .milliseconds(milliseconds))
        return CaptureSample(content: .audio(block), capturedAt: .now)
    }

    /// Time in milliseconds and grey of a picture, or the samples of sound.
    private func seen(_ sample: CaptureSample?) -> String {
        switch sample?.content {
        case .video(let frame):
            let grey = frame.withPlanes { $0[0].bytes[0] }
            return "\(Int(frame.presentationTime / .milliseconds(1))) ms: \(grey)"
        case .audio(let block):
            return
                "\(Int(block.presentationTime / .milliseconds(1))) ms: \(block.samples == .int16([0, 0, 0, 0]) ? "silence" : "sound")"
        case nil: return "end"
        }
    }

    @Test("A paused source gives its last picture once a second, silence, and nothing of what comes meanwhile")
    func paused() async throws {
        let pause = BroadcastPause()
        let source = PausableSource(
            Script([
                try picture(0, grey: 10), sound(20), try picture(500, grey: 99), sound(520), try picture(900, grey: 98),
                try picture(1_100, grey: 97), try picture(1_500, grey: 96), try picture(2_200, grey: 95),
                try picture(2_300, grey: 50), sound(2_320),
            ]), pause)
        #expect(try await seen(source.next()) == "0 ms: 10")
        #expect(try await seen(source.next()) == "20 ms: sound")
        #expect(pause.set(true) && !pause.set(true))
        #expect(try await seen(source.next()) == "520 ms: silence")
        #expect(try await seen(source.next()) == "1100 ms: 10")
        #expect(try await seen(source.next()) == "2200 ms: 10")
        #expect(pause.set(false))
        #expect(try await seen(source.next()) == "2300 ms: 50")
        #expect(try await seen(source.next()) == "2320 ms: sound")
        #expect(try await seen(source.next()) == "end")
    }

    @Test("Paused before its first picture it gives a black one, since nothing can begin without")
    func pausedEarly() async throws {
        let pause = BroadcastPause()
        _ = pause.set(true)
        let source = PausableSource(
            Script([try picture(5, grey: 90), try picture(10, grey: 99), try picture(1_100, grey: 98)]), pause)
        // As black as video is.
        #expect(try await seen(source.next()) == "5 ms: 16")
        #expect(try await seen(source.next()) == "1100 ms: 16")
    }
}
