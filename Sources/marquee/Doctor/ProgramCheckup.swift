import CastReceiver
import MediaServing
import PlatformFoundation

/// Checks the external programs that Marquee starts.
enum ProgramCheckup {
    static func findings() async -> [Finding] {
        [
            await find(
                "ffmpeg", arguments: ["-version"], package: "ffmpeg",
                need: "films that need conversion can't be cast"),
            await find(
                "ffprobe", arguments: ["-version"], package: "ffmpeg",
                need: "no local file can be examined or cast"),
            await find(
                "heif-convert", arguments: ["--help"], package: "libheif-examples",
                need: "HEIC pictures, as phones make them, can't be cast"),
            await find(
                browser, arguments: ["--version"], package: "chromium chromium-sandbox",
                need: "`marquee receiver` has no screen; --player clock needs no screen"),
        ]
    }

    /// The browser that the receiver would start, by its name in PATH; Debian's browser if there is none.
    private static var browser: String {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let found = BrowserFinder.find(nil, path: path)
        return found.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "chromium"
    }

    private static func find(_ program: String, arguments: [String], package: String, need: String) async -> Finding {
        guard
            let output = try? await MediaProgram(name: program).output(arguments, limit: 65_536, within: .seconds(10))
        else {
            return Finding(
                subject: program, verdict: .missing, finding: "not found, so \(need)",
                remedy: "apt-get install \(package)")
        }
        let version =
            String(decoding: output, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? "installed"
        return Finding(subject: program, verdict: .good, finding: String(version.prefix(80)))
    }
}
