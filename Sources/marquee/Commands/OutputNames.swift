import ArgumentParser
import ScreenBroadcast

/// Where pictures and sound are sent to, given once for each.
struct OutputNames: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Where to: a device by its name, id or address, a server as rtmp://HOST/APPLICATION/KEY, rtmps://… or \
            srt://HOST:PORT, or a file (.mp4, .mkv, .webm, .ts, .flv). May be given again, eight times in all. \
            @FILE reads it from a file that only you may read: everybody on this machine sees what is typed here.
            """,
            valueName: "device|url|file"))
    var to: [String] = []

    @Flag(help: "Write over files that are there already.")
    var force = false

    func validate() throws {
        guard to.count <= BroadcastRequest.mostOutputs else {
            throw ValidationError("--to may be given \(BroadcastRequest.mostOutputs) times")
        }
        for name in to {
            try DeviceName.check(name, "--to")
            if let complaint = OutputText.complaint(name) { throw ValidationError(complaint) }
        }
        guard Set(to).count == to.count else { throw ValidationError("--to names the same twice") }
        guard !force || to.contains(where: Self.mayBeFile) else {
            throw ValidationError("--force writes over a file that is there already, and --to names none: leave it out")
        }
    }

    private static func mayBeFile(_ name: String) -> Bool {
        switch OutputText.output(name) {
        case .file, .written: true
        case .device, .server: false
        }
    }

    /// What a person may see of them, before anything is found.
    var shown: String {
        guard !to.isEmpty else { return "the device" }
        return to.map { name in
            switch OutputText.output(name) {
            case .server(let url): OutputText.shown(url)
            case .device(let name), .file(let name): name
            case .written(let path): "what \(path) says"
            }
        }.joined(separator: ", ")
    }
}
