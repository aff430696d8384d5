import Foundation

/// Films that the ffmpeg program makes for a test, in a folder that goes with this object.
final class FilmMaker {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-pipeline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// - Parameter inputs: For example `["-f", "lavfi", "-i", "testsrc=..."]`.
    func make(_ name: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["ffmpeg", "-v", "error", "-nostdin", "-y"] + arguments + [path(name)]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
        return path(name)
    }

    struct Failure: Error { let status: Int32 }

    /// 25 pictures a second of 320x180, a tone of 440 Hz.
    func film(_ name: String = "film.mkv", seconds: Double = 1, size: String = "320x180") throws -> String {
        try make(name, [
            "-f", "lavfi", "-i", "testsrc=size=\(size):rate=25:duration=\(seconds)",
            "-f", "lavfi", "-i", "sine=frequency=440:sample_rate=44100:duration=\(seconds)",
            "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac",
        ])
    }
}
