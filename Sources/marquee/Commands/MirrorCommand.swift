import ArgumentParser
import CastSender
import CastTransport
import Casting
import FileAccess
import MediaServing
import PlatformFoundation
import ScreenBroadcast

struct MirrorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mirror",
        abstract: "Mirror a screen, window, web page or file live to devices, streaming servers and files.",
        discussion: """
            Sources:
              screen            All monitors of this desktop.
              screen:2          One monitor, as printed by --list.
              window:0x1e00007  One window, as printed by --list.
              window            Under Wayland, a window that the desktop asks for.
              virtual           Under Wayland, a new virtual screen.
              page:URL          A web page with its audio, in a browser of its own.
              synthetic         A moving test pattern with a frame counter and a time
                                code, for testing a network.
              FILE              A film, a still picture or a piece of music.

            The program marquee-broadcast encodes the video on this machine and sends it at once. Films in formats \
            that the device can't play are therefore shown too, at the cost of CPU time on this machine.

            Under Wayland the desktop asks which screen or window to share, and remembers the answer. A screen is sent \
            with the audio of this machine, a window without audio; --audio changes this. Parts of a screen that do \
            not change cost almost nothing.

            A web page runs in its own Chromium on its own display (Xvfb), which nobody sees. The browser is restarted \
            if it crashes or the page hangs. If the page no longer loads, it is retried until it loads.

            A picture (PNG, JPEG and the like) is shown until the mirroring is stopped. A device without a screen gets \
            the audio of a file.

            In the terminal, q stops the mirroring.
            """)

    enum VideoCodec: String, ExpressibleByArgument, CaseIterable {
        case vp8, vp9, h264, av1
    }

    enum Quality: String, ExpressibleByArgument, CaseIterable {
        case motion, text, game

        fileprivate var asked: BroadcastRequest.Quality {
            switch self {
            case .motion: .motion
            case .text: .text
            case .game: .game
            }
        }
    }

    @Option(
        help: ArgumentHelp(
            "What to mirror: a screen, a window, a web page, a test pattern (synthetic) or a file.",
            valueName: "screen[:n]|window[:id]|virtual[:size]|page:url|synthetic|file"),
        completion: .file())
    var source: String?

    @Flag(help: "List the screens, windows and audio sources of this machine, then exit.")
    var list = false

    enum Visibility: String, ExpressibleByArgument, CaseIterable {
        case on, off
    }

    @Option(help: "Include the pointer of a screen or a window. Default: on.")
    var cursor: Visibility?

    @Option(
        help: ArgumentHelp("Stop after this duration: 10, 1:30 or 1:02:03, at most a week.", valueName: "time"))
    var duration: String?

    @Option(
        help: ArgumentHelp(
            """
            The maximum frame size: 1280x720, 720p, 1080p or 4k. Default: the size of --quality, or the size that the \
            device asks for.
            """,
            valueName: "size"))
    var resolution: String?

    @Option(
        help: ArgumentHelp(
            """
            The maximum frame rate, in frames per second: 1 to 120. A film with a lower frame rate keeps its own. \
            Default: the frame rate of --quality.
            """,
            valueName: "number"))
    var fps: Double?

    @Option(
        help: ArgumentHelp(
            """
            The goal of the encoding. motion: up to 30 frames per second, 720p, up to 5 Mbit/s, target delay 400 ms; \
            on a slow network the frames become coarse. text: up to 15 frames per second, the screen's own size up to \
            1080p, up to 8 Mbit/s, target delay 400 to 1000 ms; letters stay sharp (quantizer at most 40 of 63), on a \
            slow network the frame rate drops, and a frame that stays is sent again in finer quality (quantizer 14). \
            game: up to 60 frames per second if the device accepts them, 720p, up to 8 Mbit/s, target delay 100 ms. \
            --fps, --resolution, --bitrate and --delay take precedence. Default: motion.
            """))
    var quality: Quality?

    @Option(
        help: ArgumentHelp(
            "The maximum video bit rate: 5M, 800k or bits per second. Frame size and motion set a minimum.",
            valueName: "bits"))
    var bitrate: String?

    @Option(help: "The video codec. Default: the best codec that this machine and the device both support.")
    var codec: VideoCodec?

    @Option(
        help: ArgumentHelp(
            """
            The target delay from the capture of a frame to its display, in milliseconds: 20 to 5000. A shorter delay \
            leaves less time for retransmissions. Default: the delay of --quality.
            """,
            valueName: "ms"))
    var delay: Int?

    @Option(
        help: ArgumentHelp(
            """
            The maximum target delay while frames arrive too late, in milliseconds, up to 5000. Default: the target \
            delay does not grow, except with --quality text.
            """,
            valueName: "ms"))
    var maxDelay: Int?

    @Option(
        help: ArgumentHelp(
            """
            Simulate a bad network in both directions, for experiments: \
            loss=5%,delay=20ms,jitter=10ms,reorder=1%,rate=3mbit,seed=7.
            """,
            valueName: "faults"))
    var impair: String?

    @Flag(
        help: """
            Go on without this terminal once the first frame is shown. `marquee broadcast` shows, pauses and stops the \
            broadcast.
            """)
    var detach = false

    @Option(
        help: ArgumentHelp(
            "The name of a detached broadcast. Default: the name of its device.", valueName: "name"))
    var name: String?

    @OptionGroup var sound: SoundOptions
    @OptionGroup var outputs: OutputNames
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard list || source != nil else {
            throw ValidationError("--source is missing: a screen, window, web page or file; --list shows what there is")
        }
        try checkListing()
        try checkCursor()
        if let resolution, PictureText.size(resolution) == nil {
            throw ValidationError(
                "\"\(resolution)\" is not a frame size; write 1280x720, 720p, 1080p or 4k, with even numbers from "
                    + "\(PictureText.sides.lowerBound) to \(PictureText.sides.upperBound)")
        }
        guard fps.map((1...120).contains) ?? true else {
            throw ValidationError("--fps takes frames per second: 1 to 120")
        }
        if let bitrate, PictureText.bitRate(bitrate) == nil {
            throw ValidationError(
                "\"\(bitrate)\" is not a bit rate from 50k to 100M; write 5M, 800k or a number of bits per second")
        }
        try checkDelays()
        if let duration {
            let longest = BroadcastRequest.longestDuration
            guard let seconds = TimeText.parse(duration), seconds > 0, seconds <= longest else {
                throw ValidationError(
                    "\"\(duration)\" is not a duration; write 10, 1:30 or 1:02:03, more than 0 and at most "
                        + TimeText.format(longest))
            }
        }
        if let impair { try Self.check(impairment: impair) }
    }

    private func checkListing() throws {
        guard list else { return }
        // The explicit type saves the compiler 45 seconds of type inference.
        let options: [(name: String, isGiven: Bool)] = [
            ("--source", source != nil), ("--to", !outputs.to.isEmpty), ("--force", outputs.force),
            ("--cursor", cursor != nil), ("--duration", duration != nil), ("--resolution", resolution != nil),
            ("--fps", fps != nil), ("--quality", quality != nil), ("--bitrate", bitrate != nil),
            ("--codec", codec != nil), ("--delay", delay != nil), ("--max-delay", maxDelay != nil),
            ("--impair", impair != nil), ("--detach", detach), ("--name", name != nil),
            ("--audio", sound.audio != nil), ("--audio-codec", sound.audioCodec != nil), ("--no-audio", sound.noAudio),
            ("--interface", !search.interfaces.isEmpty), ("--host", !search.hosts.isEmpty),
        ]
        let given = options.filter(\.isGiven).map(\.name)
        guard given.isEmpty else {
            throw ValidationError(
                "--list only lists what can be mirrored: leave out \(given.joined(separator: ", "))")
        }
    }

    private func checkCursor() throws {
        guard cursor != nil, let source, SourceText.complaint(source) == nil,
            SourceText.source(source)?.hasPointer != true
        else { return }
        throw ValidationError("--cursor is for a screen or a window; this source has no pointer: leave out --cursor")
    }

    private func checkDelays() throws {
        let range = BroadcastRequest.targetDelays
        for (name, value) in [("--delay", delay), ("--max-delay", maxDelay)] {
            guard let value, !range.contains(value) else { continue }
            throw ValidationError("\(name) takes milliseconds: \(range.lowerBound) to \(range.upperBound)")
        }
        let least = delay ?? (quality ?? .motion).asked.targetDelay
        guard let maxDelay, maxDelay < least else { return }
        let begins = delay == nil ? "the initial delay of \(least) ms" : "--delay \(least)"
        throw ValidationError(
            "--max-delay \(maxDelay) is less than \(begins); write \(least) or more, or a shorter --delay")
    }

    private static func check(impairment: String) throws {
        do {
            _ = try Impairment(parsing: impairment)
        } catch {
            throw ValidationError("--impair: \(error)")
        }
    }

    @MainActor func run() async throws {
        guard !list else { return try await CaptureListing.tell(output.console) }
        try await mirror(detached: detach)
    }

    /// - Parameters:
    ///   - detached: true if the mirroring goes on when this command ends.
    ///   - microphone: true to add the microphone.
    @MainActor func mirror(detached: Bool, microphone: Bool = false) async throws {
        guard let source else {
            throw CommandFailure(.wrongUse, "--source is missing; `marquee mirror --list` shows what can be mirrored")
        }
        guard detached || name == nil else {
            throw CommandFailure(.wrongUse, "--name is for a detached broadcast: add --detach")
        }
        let what = try await Self.source(source)
        try sound.check(what, microphone: microphone)
        let voice = MirrorVoice(console: output.console, device: outputs.shown)
        let finder = OutputFinder(names: outputs, search: search, output: output)
        var run = MirrorRun(finder: finder, output: output, voice: voice) { destinations in
            request(what, destinations, microphone: microphone)
        }
        if detached { run.staying = try StayingMirror(name) }
        try await run.run()
    }

    /// The source, checked before any device is searched for.
    ///
    /// - Throws: `.wrongUse` with what is wrong with the source.
    static func source(_ argument: String) async throws -> BroadcastRequest.Source {
        let source = try await read(argument)
        if SourceText.source(argument) != nil { try await CaptureListing.check(argument, source) }
        return source
    }

    /// Parses `--source`. A file is examined as `marquee cast` does.
    static func read(_ argument: String) async throws -> BroadcastRequest.Source {
        if let source = SourceText.source(argument) { return source }
        if let complaint = SourceText.complaint(argument) { throw CommandFailure(.wrongUse, complaint) }
        guard case .file(let path) = try CastSource(argument) else {
            throw CommandFailure(.wrongUse, "--source takes a local file; `marquee cast` plays URLs")
        }
        do {
            _ = try await MediaProbe().examine(path)
        } catch let error as ServingError {
            switch error.code {
            // The decoder will report what is wrong with the file.
            case .programMissing, .programFailed, .timedOut: break
            case .fileMissing:
                throw CommandFailure(
                    .wrongUse,
                    "\(error.description) --source takes screen, window:ID, virtual, page:URL, synthetic, or a file.")
            default: throw CommandFailure(.wrongUse, error.description)
            }
        }
        return .file(ProcessPaths.absolute(path))
    }

    func request(
        _ source: BroadcastRequest.Source, _ destinations: [BroadcastRequest.Output], microphone: Bool
    ) -> BroadcastRequest {
        let size = resolution.flatMap(PictureText.size)
        var request = BroadcastRequest(
            outputs: destinations, source: source,
            video: .init(
                width: size?.width, height: size?.height, framesPerSecond: fps,
                bitRate: bitrate.flatMap(PictureText.bitRate), codec: codec?.rawValue),
            audio: sound.request(source, microphone: microphone))
        request.quality = quality == .motion ? nil : quality?.asked
        request.targetDelay = delay
        request.maximumTargetDelay = maxDelay
        request.duration = duration.flatMap(TimeText.parse)
        request.impairment = impair
        if outputs.force { request.overwrites = true }
        if source.hasPointer { request.showsCursor = cursor != .off }
        return request
    }
}

extension BroadcastRequest.Source {
    fileprivate var hasPointer: Bool {
        switch self {
        case .screen, .window, .virtual: true
        case .synthetic, .file, .page, .samples, .other: false
        }
    }
}
