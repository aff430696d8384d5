import ArgumentParser
import ScreenBroadcast

/// The option `--to` of `marquee mirror`, once for each output.
struct OutputNames: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Where to send: a device by name, id or address; a server as rtmp://HOST/APPLICATION/KEY, rtmps://… or \
            srt://HOST:PORT; or a file (.mp4, .mkv, .webm, .ts, .flv). Repeatable, up to eight times. @FILE reads the \
            value from a file that only you can read; all users of this machine can see the command line.
            """,
            valueName: "device|url|file"))
    var to: [String] = []

    @Flag(help: "Overwrite existing files.")
    var force = false

    func validate() throws {
        guard to.count <= BroadcastRequest.mostOutputs else {
            throw ValidationError("--to may be given at most \(BroadcastRequest.mostOutputs) times")
        }
        for name in to {
            try DeviceName.check(name, "--to")
            if let complaint = OutputText.complaint(name) { throw ValidationError(complaint) }
        }
        guard Set(to).count == to.count else { throw ValidationError("--to names the same output twice") }
        guard !force || to.contains(where: Self.mayBeFile) else {
            throw ValidationError("--force overwrites files, and --to names no file: leave out --force")
        }
    }

    private static func mayBeFile(_ name: String) -> Bool {
        switch OutputText.output(name) {
        case .file, .written: true
        case .device, .server: false
        }
    }

    /// The outputs as a user may see them, without secrets, before any device is found.
    var shown: String {
        guard !to.isEmpty else { return "the device" }
        return to.map { name in
            switch OutputText.output(name) {
            case .server(let url): OutputText.shown(url)
            case .device(let name), .file(let name): name
            case .written(let path): "the output in \(path)"
            }
        }.joined(separator: ", ")
    }
}
