import ArgumentParser
import CastSender
import Casting

struct CastCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "cast", abstract: "Casts films, music and pictures: files of this machine, or URLs.",
        discussion: """
            A file is served to the device from this machine for as long as it plays; subtitles beside it are offered. \
            Several make a queue, in which any sender can go back and forth. A URL is tried first: \
            marquee asks its server whether it answers, with the right type, in parts, and with the CORS headers that \
            the device will need. marquee says what is wrong (with --json as a warning event), and the device tries \
            all the same. Only a refusal ends the cast (status 401, 404 or 410). Pictures of kinds that the device does not show (HEIC, TIFF and others) are \
            made into a JPEG or PNG. In the terminal: \(ForegroundControls.help).
            """)

    @Argument(help: ArgumentHelp("What to cast.", valueName: "file-or-url"))
    var sources: [String] = []

    @Option(
        name: .customLong("from-mpv"),
        help: ArgumentHelp(
            """
            Cast what mpv plays, from where it is, with its subtitles, and pause mpv once the device plays. The socket \
            is the one of mpv's --input-ipc-server.
            """,
            valueName: "socket"))
    var mpvSocket: String?

    @Option(
        name: .long, parsing: .singleValue,
        help: ArgumentHelp(
            """
            A subtitle file to show (SubRip, ASS, MicroDVD, WebVTT), for a URL the URL of a WebVTT file; may be given \
            again. burn:1 draws the film's first subtitles that are pictures (PGS, VobSub) into the film.
            """,
            valueName: "file-url-or-burn:n"))
    var subtitles: [String] = []

    @Option(help: ArgumentHelp("Where to start: 90, 1:30 or 1:02:03.", valueName: "time"))
    var start: String?

    @Flag(help: "Let it play without this terminal; `marquee stop` ends it.")
    var detach = false

    @Option(
        help: ArgumentHelp(
            "Serve files on this port, for a firewall (several: on this and the next ones); 0 takes any.",
            valueName: "port"))
    var servePort: Int = 0

    @Option(help: ArgumentHelp("How long to try to get a lost device back, in seconds.", valueName: "seconds"))
    var patience = 120

    @Flag(help: "Keep it out of the desktop's media controls.")
    var noNowPlaying = false

    /// Set where this process is the detached one.
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
            throw ValidationError("--from-mpv casts what mpv plays, and nothing beside it")
        }
        // In the words of a parser that knows of no other way.
        guard !sources.isEmpty || mpvSocket != nil else {
            throw ValidationError("Missing expected argument '<file-or-url> ...'")
        }
        guard (0...65_536 - max(1, sources.count)).contains(servePort) else {
            throw ValidationError("--serve-port takes a port: 0 to 65535")
        }
        guard (0...86_400).contains(patience) else { throw ValidationError("--patience takes seconds: 0 to 86400") }
        if let start, TimeText.parse(start) == nil {
            throw ValidationError("\"\(start)\" is no time; write 90, 1:30 or 1:02:03")
        }
        guard subtitles.isEmpty || sources.count <= 1 else {
            throw ValidationError("--subtitles belongs to one film; cast one at a time")
        }
    }

    @MainActor func run() async throws {
        // From the first moment on: a file may keep ffprobe busy for as long as its author likes.
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
        // From here on the terminal is in the voice's hands, and given back by it.
        let voice = isServingChild ? DetachedVoice() : Self.voice(output)
        let run = CastRun(items, casting, on: request, patience: .seconds(patience), voice: voice)
        run.showsNowPlaying = !noNowPlaying
        if let mpv { run.addListener(MPVPause(mpv.player, tell: output.console.talk)) }
        try await run.play(wishes)
    }

    /// Looks at what is to be cast, before any device is disturbed.
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

    /// - Throws: `.wrongUse` for a start that is not within the film; of a URL the length is not known here.
    private func checkStart(_ item: CastItem?) throws {
        guard let start, let seconds = TimeText.parse(start), let item, let duration = item.duration, duration > 0,
            seconds >= duration
        else { return }
        throw CommandFailure(
            .wrongUse,
            "it can't start at \(start): \"\(sources.first ?? item.name)\" is \(TimeText.format(duration)) long")
    }

    @MainActor static func voice(_ output: OutputOptions) -> any CastVoice {
        output.json ? LineVoice(console: output.console) : TerminalVoice(console: output.console)
    }
}
