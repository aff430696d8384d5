import ArgumentParser
import CastSender
import Casting

struct CastCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "cast", abstract: "Cast films, music and pictures, from files or URLs.",
        discussion: """
            This machine serves a file to the device for as long as the file plays. Subtitle files beside it are \
            offered as tracks. Several files or URLs make a queue, which any sender can control.

            Before a URL is cast, marquee asks its server for the file. The server has to answer with the right type, \
            support range requests, and send the CORS headers that the device needs. If something is wrong, marquee \
            prints a warning (a warning event with --json), and the device tries to play the URL anyway. Only the \
            status 401, 404 or 410 ends the cast.

            Pictures in formats that devices do not show (HEIC, TIFF and others) are converted to JPEG or PNG.

            Keys in the terminal: \(ForegroundControls.help).
            """)

    @Argument(help: ArgumentHelp("The files or URLs to cast.", valueName: "file-or-url"))
    var sources: [String] = []

    @Option(
        name: .customLong("from-mpv"),
        help: ArgumentHelp(
            """
            Cast the current file of an mpv player, from its current position and with its subtitles. mpv is paused \
            once the device plays. The value is the socket of mpv's --input-ipc-server.
            """,
            valueName: "socket"))
    var mpvSocket: String?

    @Option(
        name: .long, parsing: .singleValue,
        help: ArgumentHelp(
            """
            A subtitle file to show (SubRip, ASS, MicroDVD or WebVTT). For a URL, the URL of a WebVTT file. \
            Repeatable. burn:1 draws the first picture subtitle track of the film (PGS or VobSub) into the video.
            """,
            valueName: "file-url-or-burn:n"))
    var subtitles: [String] = []

    @Option(help: ArgumentHelp("The start position: 90, 1:30 or 1:02:03.", valueName: "time"))
    var start: String?

    @Flag(help: "Play on without this terminal. `marquee stop` ends the cast.")
    var detach = false

    @Option(
        help: ArgumentHelp(
            """
            The port that files are served on, for a firewall. Several files use this port and the following ports. \
            0 means any free port.
            """,
            valueName: "port"))
    var servePort: Int = 0

    @Option(help: ArgumentHelp("Time limit for reconnecting to a lost device, in seconds.", valueName: "seconds"))
    var patience = 120

    @Flag(help: "Hide the cast from the desktop's media controls.")
    var noNowPlaying = false

    /// True in the detached process itself.
    @Flag(name: .customLong("serving-child"), help: .hidden)
    var isServingChild = false

    @OptionGroup var media: CastMediaOptions
    @OptionGroup var sound: CastSoundOptions
    @OptionGroup var details: CastDetailOptions
    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard mpvSocket == nil || sources.isEmpty else {
            throw ValidationError("--from-mpv can't be combined with other files or URLs")
        }
        // The same words as ArgumentParser's for a missing argument. ArgumentParser knows of no alternative to it.
        guard !sources.isEmpty || mpvSocket != nil else {
            throw ValidationError("Missing expected argument '<file-or-url> ...'")
        }
        guard (0...65_536 - max(1, sources.count)).contains(servePort) else {
            throw ValidationError("--serve-port takes a port: 0 to 65535")
        }
        guard (0...86_400).contains(patience) else { throw ValidationError("--patience takes seconds: 0 to 86400") }
        if let start, TimeText.parse(start) == nil {
            throw ValidationError("\"\(start)\" is not a time; write 90, 1:30 or 1:02:03")
        }
        guard subtitles.isEmpty || sources.count <= 1 else {
            throw ValidationError("--subtitles is for a single film; cast one film at a time")
        }
    }

    @MainActor func run() async throws {
        // Signals count from the start, because ffprobe may be busy with a malicious file for a long time.
        let wishes = WishBox(StopSignals().wishes)
        let (looked, wish) = await wishes.cancelling { try await look() }
        guard wish == nil else { throw CommandFailure(.interrupted, "interrupted; nothing was cast") }
        let (items, mpv) = try looked.get()
        try media.check(items)
        try checkStart(items.first)
        if detach, !isServingChild {
            try await DetachedCast.start(console: output.console, wishes)
            return
        }
        let startTime = start.flatMap(TimeText.parse) ?? mpv?.handOver.start
        let casting = CastingOptions(startTime: startTime, servePort: servePort, slideTime: media.slideTime)
        let request = try options.request()
        // From here on the voice controls the terminal, and restores it.
        let voice = isServingChild ? DetachedVoice() : Self.voice(output)
        let run = CastRun(items, casting, on: request, patience: .seconds(patience), voice: voice)
        run.showsNowPlaying = !noNowPlaying
        if let mpv { run.addListener(MPVPause(mpv.player, tell: output.console.talk)) }
        try await run.play(wishes)
    }

    /// Examines the items to be cast, before a device is disturbed.
    @MainActor private func look() async throws -> ([CastItem], MPVSource?) {
        var mpv: MPVSource?
        if let mpvSocket { mpv = try await MPVSource(mpvSocket) }
        var items: [CastItem] = []
        if let mpv { items.append(try await mpv.item(named: subtitles, audio: sound.audio, tell: output.console.talk)) }
        var shown = details.details
        shown.contentType = media.contentType
        for source in sources {
            items.append(
                try await CastItem(
                    try CastSource(source), subtitles: subtitles, called: "--subtitles",
                    arriving: details.arriving, details: shown, audio: sound.audio))
        }
        return (items, mpv)
    }

    /// - Throws: `.wrongUse` if the start position is beyond the end of the film. The duration of a URL is not known
    ///   here.
    private func checkStart(_ item: CastItem?) throws {
        guard let start, let seconds = TimeText.parse(start), let item, let duration = item.duration, duration > 0,
            seconds >= duration
        else { return }
        throw CommandFailure(
            .wrongUse,
            "the start position \(start) is beyond the end: \"\(sources.first ?? item.name)\" is "
                + "\(TimeText.format(duration)) long")
    }

    @MainActor static func voice(_ output: OutputOptions) -> any CastVoice {
        output.json ? LineVoice(console: output.console) : TerminalVoice(console: output.console)
    }
}
