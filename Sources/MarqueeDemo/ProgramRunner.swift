import Casting
import MediaServing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Runs ffmpeg for the demo.
enum ProgramRunner {
    /// Longer than the slowest machine needs for a minute of film.
    private static let patience = Duration.seconds(300)

    static func ffmpeg(_ arguments: [String]) async throws {
        _ = try await output(arguments, limit: 65_536)
    }

    /// Decodes a picture to 8-bit RGB of the given size.
    static func decode(png: [UInt8], width: Int, height: Int) async throws -> Picture {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(png).write(to: file)
        let rgb = try await output(
            [
                "-v", "error", "-nostdin", "-i", file.path, "-vf", "scale=\(width):\(height)", "-f", "rawvideo",
                "-pix_fmt", "rgb24", "pipe:1",
            ],
            limit: width * height * 3)
        guard let picture = Picture(width: width, height: height, rgb: rgb) else {
            throw CastFailure(.refused, "the screenshot of the receiver's screen could not be decoded")
        }
        return picture
    }

    private static func output(_ arguments: [String], limit: Int) async throws -> [UInt8] {
        do {
            return try await MediaProgram.ffmpeg.output(arguments, limit: limit, within: patience)
        } catch let error as ServingError {
            throw CastFailure(.wrongUse, error.description)
        }
    }
}
