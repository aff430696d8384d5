import Logging
import Synchronization
import Testing

@testable import MediaPipeline

@Suite("Decoders and FFmpeg's log", .serialized)
struct DecoderTests {
    @Test("Garbage is an error or nothing, and the next key frame is decoded again", arguments: VideoCodec.allCases)
    func garbage(codec: VideoCodec) throws {
        let encoder = try VideoEncoder(
            VideoEncoderConfiguration(codec: codec, size: smallSize, bitrate: 300_000, hardware: .never))
        let encoded = try Pictures.synthetic(2).flatMap { frame in
            encoder.forceKeyFrame()
            return try encoder.encode(frame)
        }
        let decoder = try VideoDecoder(codec: codec)
        for bytes in [[0xFF], [UInt8](repeating: 0xA5, count: 500), Array(encoded[0].bytes.prefix(30))] {
            _ = try? decoder.decode(bytes, at: .zero)
        }
        #expect(throws: PipelineError.self) { try decoder.decode([], at: .zero) }
        var decoded: [VideoFrame] = []
        for picture in encoded { decoded += (try? decoder.decode(picture.bytes, at: picture.presentationTime)) ?? [] }
        decoded += try decoder.finish()
        #expect(decoded.last.flatMap(SyntheticPicture.read)?.counter == 1)
    }

    @Test("Sound that is garbage does no harm", arguments: AudioCodec.allCases)
    func soundGarbage(codec: AudioCodec) throws {
        let encoder = try AudioEncoder(AudioEncoderConfiguration(codec: codec))
        let decoder = try AudioDecoder(codec: codec)
        for bytes in [[0xFF], [UInt8](repeating: 0x5A, count: 300)] { _ = try? decoder.decode(bytes, at: .zero) }
        #expect(throws: PipelineError.self) { try decoder.decode([], at: .zero) }
        let encoded = try Sounds.frames(Sounds.sine(440, seconds: 0.2), for: encoder).flatMap(encoder.encode)
        let decoded = encoded.flatMap { (try? decoder.decode($0.bytes, at: $0.presentationTime)) ?? [] }
        #expect(!decoded.isEmpty)
    }

    @Test("FFmpeg's words go to the log that was given")
    func log() throws {
        let lines = Lines()
        var logger = Logger(label: "test", factory: { _ in Recorder(lines: lines) })
        logger.logLevel = .trace
        PipelineLog.use(logger)
        defer { PipelineLog.use(nil) }
        let decoder = try VideoDecoder(codec: .h264)
        _ = try? decoder.decode([0, 0, 0, 1, 0x67] + [UInt8](repeating: 0xFF, count: 40), at: .zero)
        _ = try? decoder.decode([0, 0, 0, 1, 0x65] + [UInt8](repeating: 0xFF, count: 40), at: .zero)
        let heard = lines.all.withLock { $0 }
        #expect(heard.contains { $0.contains("[h264") && !$0.hasSuffix("\n") }, "\(heard)")
        PipelineLog.use(nil)
        let count = lines.all.withLock { $0.count }
        _ = try? decoder.decode([0, 0, 0, 1, 0x65] + [UInt8](repeating: 0xFF, count: 40), at: .zero)
        #expect(lines.all.withLock { $0.count } == count, "and no longer when it is taken away")
    }

    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

    private struct Recorder: LogHandler {
        let lines: Lines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace
        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }
        func log(event: LogEvent) { lines.all.withLock { $0.append("\(event.message)") } }
        func log(
            level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String, file: String,
            function: String, line: UInt
        ) { lines.all.withLock { $0.append("\(message)") } }
    }
}
