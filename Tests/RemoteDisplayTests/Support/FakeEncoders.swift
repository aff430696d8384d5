import Dispatch
import NIOCore
import Synchronization

@testable import RemoteDisplay

/// A trivial codec: a picture is the mean of its brightness and a counter, sound the raw samples.
final class FakeEncoders: EncoderProvider {
    struct Counts {
        var probes = 0
        var videoSettings: [VideoEncoderSettings] = []
        var audioSettings: [AudioEncoderSettings] = []
        var bitRates: [Int] = []
        var forced: [Bool] = []
        var failure: TestFailure?
        /// What pictures are encoded with.
        var name = "trivial"
        var isHardware = false
    }

    let capabilities: EncoderCapabilities
    let counts = Mutex(Counts())
    private let encoding = DispatchSemaphore(value: 1)
    private let gate: AsyncStream<Void>?
    private let keepsSound: Bool

    /// - Parameters:
    ///   - gate: the probe takes until it ends.
    ///   - keepsSound: a packet of sound comes with the frame after its own, as AAC's do.
    init(
        _ capabilities: EncoderCapabilities = EncoderCapabilities(video: [.vp8], audio: [.opus]),
        gate: AsyncStream<Void>? = nil, keepsSound: Bool = false
    ) {
        self.capabilities = capabilities
        self.gate = gate
        self.keepsSound = keepsSound
    }

    var probes: Int { counts.withLock(\.probes) }
    var bitRates: [Int] { counts.withLock(\.bitRates) }
    var forced: [Bool] { counts.withLock(\.forced) }

    /// Pictures wait for the encoder until `goOn()`.
    func hold() { encoding.wait() }
    func goOn() { encoding.signal() }

    func becomes(_ name: String, isHardware: Bool) {
        counts.withLock { ($0.name, $0.isHardware) = (name, isHardware) }
    }

    func fail(with failure: TestFailure) { counts.withLock { $0.failure = failure } }

    func probe() async -> EncoderCapabilities {
        counts.withLock { $0.probes += 1 }
        if let gate { for await _ in gate {} }
        return capabilities
    }

    func makeVideoEncoder(_ settings: VideoEncoderSettings) throws -> any VideoEncoding {
        counts.withLock { $0.videoSettings.append(settings) }
        return Video(self)
    }

    /// As real ones, it has no form for every rate.
    func makeAudioEncoder(_ settings: AudioEncoderSettings) throws -> any AudioEncoding {
        let opus = [8_000, 12_000, 16_000, 24_000, 48_000]
        guard settings.codec != .opus || opus.contains(settings.sampleRate) else { throw TestFailure() }
        counts.withLock { $0.audioSettings.append(settings) }
        return Audio(settings, keepsOne: keepsSound)
    }

    private final class Video: VideoEncoding {
        private let provider: FakeEncoders
        private var counter: UInt32 = 0
        var name: String { provider.counts.withLock(\.name) }
        var isHardware: Bool { provider.counts.withLock(\.isHardware) }

        init(_ provider: FakeEncoders) { self.provider = provider }

        /// The counter (4), then the brightness of the upper left pixel, 200 times.
        func encode(
            _ picture: PixelBuffer, presentationTime: Duration, forcesKeyFrame: Bool
        ) throws -> [EncodedVideoFrame] {
            provider.encoding.wait()
            provider.encoding.signal()
            if let failure = provider.counts.withLock(\.failure) { throw failure }
            provider.counts.withLock { $0.forced.append(forcesKeyFrame) }
            var payload = ByteBuffer()
            payload.writeInteger(counter)
            payload.writeRepeatingByte(picture.withPlanes { $0[0].bytes[0] }, count: 200)
            counter += 1
            return [
                EncodedVideoFrame(
                    payload: payload, isKeyFrame: forcesKeyFrame || counter == 1, presentationTime: presentationTime)
            ]
        }

        func setBitRate(_ bitsPerSecond: Int) { provider.counts.withLock { $0.bitRates.append(bitsPerSecond) } }
    }

    private final class Audio: AudioEncoding {
        let samplesPerFrame: Int
        /// Nil: it gives each packet at once.
        private var kept: [EncodedAudioFrame]?

        init(_ settings: AudioEncoderSettings, keepsOne: Bool) {
            samplesPerFrame = settings.sampleRate / 100
            kept = keepsOne ? [] : nil
        }

        func encode(_ samples: AudioBuffer, presentationTime: Duration) throws -> [EncodedAudioFrame] {
            var payload = ByteBuffer()
            for sample in samples.samples { payload.writeInteger(sample.bitPattern) }
            let frame = EncodedAudioFrame(payload: payload, presentationTime: presentationTime)
            guard let before = kept else { return [frame] }
            kept = [frame]
            return before
        }
    }
}

struct TestFailure: Error {}
