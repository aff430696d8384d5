import ArgumentParser
import CastStreaming
import MediaPipeline
import StreamingSimulation

/// Rows of the loss table with pictures that libvpx encodes: the network is simulated, the encoder is not.
struct EncodedLosses: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "losses")

    @Option(help: "Seconds of pictures.") var seconds = 30

    private struct Row: Encodable {
        let pair: String
        /// Nil: no loss, and 2 Mbit/s with a queue of 64 kB for 10 s.
        let loss: Double?
        let pictures: Int
        let picturesShown: Int
        let sounds: Int
        let soundsShown: Int
        let frozenSeconds: Double
        /// Bits a second of all that the sender put on the network.
        let sentRate: Int
    }

    func run() throws {
        for pair in [LossTable.Pair.ours, .withOpenScreen, .asMeasured] {
            for loss in pair == .asMeasured ? [0, 0.05, 0.1, 0.2] : [0, 0.05] {
                print(pair, loss, LossTable.scenario(pair, loss: loss, duration: .seconds(seconds), seed: 1))
            }
            print(pair, nil, LossTable.limitedScenario(pair, seed: 1))
        }
    }

    private func print(_ pair: LossTable.Pair, _ loss: Double?, _ scenario: StreamingScenario) {
        var scenario = scenario
        scenario.makeVideoEncoder = { LiveEncoder(bitrate: $0) }
        let result = StreamingSimulation.run(scenario)
        printJSON(
            Row(
                pair: pair.rawValue, loss: loss, pictures: result.video.captured, picturesShown: result.video.shown,
                sounds: result.audio.captured, soundsShown: result.audio.shown,
                frozenSeconds: result.video.frozen / .seconds(1),
                sentRate: Int(Double(result.bytesDown) * 8 / (scenario.duration / .seconds(1)))))
    }
}

/// libvpx's VP8 of the synthetic picture, 720p30, as `marquee-broadcast` has it.
private struct LiveEncoder: SimulatedVideoEncoder {
    private static let size = VideoSize(1280, 720)

    private let encoder: VideoEncoder
    private let picture = SyntheticPicture(size: size)
    private let pool = VideoFramePool(size: size)

    init(bitrate: Int) {
        do {
            encoder = try VideoEncoder(VideoEncoderConfiguration(codec: .vp8, size: Self.size, bitrate: bitrate))
        } catch {
            fatalError("libvpx can't be opened, so nothing can be measured with it: \(error)")
        }
    }

    var bitrate: Int {
        get { encoder.bitrate }
        set { encoder.bitrate = newValue }
    }

    mutating func nextFrameBytes(isKey: Bool, at time: Duration) -> Int {
        if isKey { encoder.forceKeyFrame() }
        do {
            let counter = Int((time / .seconds(1) * 30).rounded())
            let frame = try pool.makeFrame(at: time) { picture.draw(counter: counter, time: time, on: $0) }
            return try encoder.encode(frame).reduce(0) { $0 + $1.bytes.count }
        } catch {
            fatalError("libvpx failed, so this run measures nothing: \(error)")
        }
    }
}
