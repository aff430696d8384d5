import Casting
import MediaServing
import PlatformFoundation

/// Runs ffmpeg for the demo.
enum ProgramRunner {
    /// More than the slowest machine needs for a film of one minute.
    private static let patience = Duration.seconds(300)

    /// Whether a program is in PATH.
    static func isThere(_ program: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }

    static func ffmpeg(_ arguments: [String]) async throws {
        _ = try await output(arguments, limit: 65_536)
    }

    /// Decodes a PNG to 8-bit RGB of the given size.
    static func decode(png: [UInt8], width: Int, height: Int) async throws -> Picture {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(png).write(to: file)
        return try await picture(of: ["-i", file.path], width: width, height: height)
    }

    /// The first frame of an ffmpeg input, scaled to fit the given size, with black borders.
    static func picture(of input: [String], width: Int, height: Int) async throws -> Picture {
        let size = "\(width):\(height)"
        let rgb = try await output(
            ["-v", "error", "-nostdin"] + input + [
                "-frames:v", "1", "-vf",
                "scale=\(size):force_original_aspect_ratio=decrease,pad=\(size):-1:-1", "-f", "rawvideo", "-pix_fmt",
                "rgb24", "pipe:1",
            ],
            limit: width * height * 3)
        guard let picture = Picture(width: width, height: height, rgb: rgb) else {
            throw CastFailure(.refused, "the picture of a screen could not be decoded")
        }
        return picture
    }

    /// Writes a PNG.
    ///
    /// - Parameters:
    ///   - path: an existing file is overwritten.
    ///   - folder: for a temporary file with the pixels.
    static func save(_ picture: Picture, to path: String, folder: URL) async throws {
        let file = folder.appendingPathComponent("picture.rgb")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(picture.rgb).write(to: file)
        try await ffmpeg([
            "-v", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-video_size",
            "\(picture.width)x\(picture.height)", "-i", file.path, "-frames:v", "1", "-update", "1", path,
        ])
    }

    private static func output(_ arguments: [String], limit: Int) async throws -> [UInt8] {
        do {
            return try await MediaProgram.ffmpeg.output(arguments, limit: limit, within: patience)
        } catch let error as ServingError {
            throw CastFailure(.wrongUse, error.description)
        }
    }
}
