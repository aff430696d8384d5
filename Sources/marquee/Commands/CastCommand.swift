import ArgumentParser
import CastSender

struct CastCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cast", abstract: "Casts films, music and pictures: files of this machine, or URLs.",
        discussion: """
            A file is served to the device from this machine for as long as it plays; subtitles beside it are offered. \
            Several are played one after the other. In the terminal: \(ForegroundControls.help).
            """)

    @Argument(help: ArgumentHelp("What to cast.", valueName: "file-or-url"))
    var sources: [String]

    @Option(
        name: .long, parsing: .singleValue,
        help: ArgumentHelp("A subtitle file to show (SubRip, ASS, MicroDVD, WebVTT); may be given again.", valueName: "file"))
    var subtitles: [String] = []

    @Option(help: ArgumentHelp("Where to start: 90, 1:30 or 1:02:03.", valueName: "time"))
    var start: String?

    @Flag(help: "Let it play without this terminal; `marquee stop` ends it.")
    var detach = false

    @Option(help: ArgumentHelp("Serve files on this port, for a firewall; 0 takes any.", valueName: "port"))
    var servePort: Int = 0

    /// Set where this process is the detached one.
    @Flag(name: .customLong("serving-child"), help: .hidden)
    var isServingChild = false

    @OptionGroup var options: DeviceOptions

    func validate() throws {
        guard !sources.isEmpty else { throw ValidationError("say what to cast: a file or a URL") }
        guard (0...65_535).contains(servePort) else { throw ValidationError("--serve-port takes a port: 0 to 65535") }
        if let start, TimeText.parse(start) == nil {
            throw ValidationError("\"\(start)\" is no time; write 90, 1:30 or 1:02:03")
        }
        guard subtitles.isEmpty || sources.count == 1 else {
            throw ValidationError("--subtitles belongs to one film; cast one at a time")
        }
    }

    @MainActor func run() async throws {
        var inspected: [InspectedSource] = []
        for source in sources {
            inspected.append(try await InspectedSource(try CastSource(source), subtitles: subtitles))
        }
        if detach, !isServingChild {
            try await DetachedCast.start(console: options.output.console)
            return
        }
        let link = try await DeviceLink.launch(options)
        let startTime = start.flatMap(TimeText.parse)
        let run = CastRun(link: link, servePort: servePort, voice: makeVoice(link))
        try await run.play(inspected, startTime: startTime)
    }

    @MainActor private func makeVoice(_ link: DeviceLink) -> any CastVoice {
        if isServingChild { return DetachedVoice(link: link) }
        if options.output.json { return LineVoice(link: link) }
        return TerminalVoice(link: link)
    }
}
