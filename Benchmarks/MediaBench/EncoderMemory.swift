import ArgumentParser
import Foundation
import MediaPipeline

/// What the encoders of a mirroring take, and nothing else: the growth of the memory that no file stands behind, from
/// before they are opened until they have encoded some seconds. Pictures and sound are there before.
struct EncoderMemory: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "encoder")

    @Option(help: "Pictures to encode.") var pictures = 300

    private struct Result: Encodable {
        /// Kilobytes.
        let anonymous: Int
    }

    func run() throws {
        let size = VideoSize(1280, 720)
        let picture = SyntheticPicture(size: size)
        let pool = VideoFramePool(size: size)
        let samples = [Float](repeating: 0.1, count: 2 * 480)
        func frame(_ counter: Int) throws -> VideoFrame {
            let time = Duration.nanoseconds(counter * 1_000_000_000 / 30)
            return try pool.makeFrame(at: time) { picture.draw(counter: counter, time: time, on: $0) }
        }
        _ = try frame(0)
        let before = Self.anonymousMemory
        let video = try VideoEncoder(VideoEncoderConfiguration(codec: .vp8, size: size, bitrate: 5_000_000))
        let audio = try AudioEncoder()
        var (bytes, most) = (0, 0)
        for counter in 0..<pictures {
            bytes += try video.encode(frame(counter)).reduce(0) { $0 + $1.bytes.count }
            for part in 0..<3 {
                let time = Duration.milliseconds(counter * 30 + part * 10)
                bytes += try audio.encode(
                    AudioBlock(samples: .float(samples), sampleRate: 48_000, channels: 2, presentationTime: time)
                ).reduce(0) { $0 + $1.bytes.count }
            }
            most = max(most, Self.anonymousMemory)
        }
        guard bytes > 0 else { throw ValidationError("nothing was encoded, so nothing was measured") }
        printJSON(Result(anonymous: most - before))
    }

    private static var anonymousMemory: Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("RssAnon:") })
        else { return 0 }
        return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }
}
