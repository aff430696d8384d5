import Foundation
import Logging
import Testing

@testable import MediaServing

/// A directory that a test owns; gone when the value goes.
final class TestFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/marquee-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = "\(path)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }

    @discardableResult
    func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

    /// A film made by ffmpeg; `options` are what comes after the two test sources (0: picture, 1: sound).
    func film(_ name: String, seconds: Int, rate: String = "25", _ options: [String]) async throws -> String {
        let file = "\(path)/\(name)"
        _ = try await MediaProgram.ffmpeg.output(
            [
                "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=size=320x180:rate=\(rate)",
                "-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000",
            ] + options + ["-pix_fmt", "yuv420p", "-t", "\(seconds)", file], limit: 1 << 20, within: .seconds(60))
        return file
    }

    /// A picture of 320 by 180 points.
    func picture(_ name: String) async throws -> String {
        let file = "\(path)/\(name)"
        _ = try await MediaProgram.ffmpeg.output(
            ["-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=size=320x180", "-frames:v", "1", file],
            limit: 1 << 20, within: .seconds(60))
        return file
    }
}

/// Packet times (seconds) of one kind of stream ("v" or "a") in a file, in the order of the file.
func packetTimes(_ path: String, _ kind: String) async throws -> [Double] {
    let bytes = try await MediaProgram.ffprobe.output(
        ["-v", "error", "-select_streams", kind, "-show_entries", "packet=pts_time", "-of", "csv=p=0", path],
        limit: 8 << 20, within: .seconds(30))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
        line.split(separator: ",").first.flatMap { Double($0) }
    }
}

let quiet: Logger = {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    return logger
}()
