import MediaServing

/// The programs of others that Marquee starts.
enum ProgramCheckup {
    static func findings() async -> [Finding] {
        [
            await find(
                "ffmpeg", arguments: ["-version"], package: "ffmpeg",
                need: "films that a receiver can't play as they are can't be repackaged"),
            await find(
                "ffprobe", arguments: ["-version"], package: "ffmpeg", need: "no local file can be looked into or cast"),
            await find(
                "chromium", arguments: ["--version"], package: "chromium chromium-sandbox",
                need: "`marquee receiver` has no screen; --player clock does without"),
        ]
    }

    private static func find(_ program: String, arguments: [String], package: String, need: String) async -> Finding {
        guard
            let output = try? await MediaProgram(name: program).output(arguments, limit: 65_536, within: .seconds(10))
        else {
            return Finding(
                subject: program, verdict: .missing, finding: "not found, so \(need)",
                remedy: "apt-get install \(package)")
        }
        let version = String(decoding: output, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? "there"
        return Finding(subject: program, verdict: .good, finding: String(version.prefix(80)))
    }
}
