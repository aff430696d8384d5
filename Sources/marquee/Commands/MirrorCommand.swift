import ArgumentParser
import CastSender
import CastTransport
import Casting
import FileAccess
import MediaServing
import ScreenBroadcast

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct MirrorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mirror", abstract: "Sends live pictures and sound to devices, streaming servers and files.",
        discussion: """
            The pictures are encoded here, by the program marquee-broadcast, and sent at once: a film that the device \
            could not play is shown all the same, at the price of this machine's work. The source `synthetic` is a \
            moving picture with a frame counter and a time code, for trying out a network. `screen` is all that this \
            desktop shows, `screen:2` one monitor and `window:0x1e00007` one window, as --list tells them; under Wayland \
            the desktop asks which screen, or which window where it is `window` alone, and remembers the answer, and \
            `virtual` is a screen that it makes for this. A screen is sent with what the machine plays, a window \
            without sound (--audio says otherwise), and what does not change costs next to nothing. \
            `page:https://example.org/board` is a web \
            page that nobody looks at, with its sound: a Chromium of its own shows it on a display of its own (Xvfb), \
            and is started again whenever it dies or the page hangs; a page that can't be loaded any more is tried \
            again until it can. A picture (PNG, JPEG and the like) \
            stays until it is stopped. A device without a screen gets the sound of a file. In the terminal: \
            q stops.
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
            "What to mirror: a screen, a window, a web page, synthetic, a film, a still picture or a piece of music.",
            valueName: "screen[:n]|window[:id]|virtual[:size]|page:url|synthetic|file"),
        completion: .file())
    var source: String?

    @Flag(help: "Tell which screens and windows can be mirrored here, and what can be heard, and end.")
    var list = false

    enum Visibility: String, ExpressibleByArgument, CaseIterable {
        case on, off
    }

    @Option(help: "Whether a screen or a window is sent with its pointer; without it, it is.")
    var cursor: Visibility?

    @Option(
        help: ArgumentHelp("End after this time of pictures: 10, 1:30 or 1:02:03; a week at most.", valueName: "time"))
    var duration: String?

    @Option(
        help: ArgumentHelp(
            """
            The largest size of the pictures: 1280x720, 720p, 1080p or 4k. Without it that of --quality, or what the \
            device asks for.
            """,
            valueName: "size"))
    var resolution: String?

    @Option(
        help: ArgumentHelp(
            "Pictures a second at most, 1 to 120; a film of fewer keeps its own. Without it that of --quality.",
            valueName: "number"))
    var fps: Double?

    @Option(
        help: ArgumentHelp(
            """
            What counts. motion: 30 pictures a second of 720p, up to 5 Mbit/s, seen after 400 ms; where there is no room \
            they become coarse. text: 15 a second in the screen's own size up to 1080p, up to 8 Mbit/s, after 400 ms \
            (1000 at most); letters stay sharp (quantiser 40 of 63 at most), pictures become fewer, and what stays is \
            sent once more, finer (14). game: 60 a second of 720p where the device takes them, up to 8 Mbit/s, after \
            100 ms. --fps, --resolution, --bitrate and --delay win. Without it, motion.
            """))
    var quality: Quality?

    @Option(
        help: ArgumentHelp(
            "What the pictures may take at most: 5M, 800k or bits a second. Their size and motion set a least.",
            valueName: "bits"))
    var bitrate: String?

    @Option(help: "The codec of the pictures; without it, the best that this machine and the device both have.")
    var codec: VideoCodec?

    @Option(
        help: ArgumentHelp(
            "When a picture is to be seen, in milliseconds after its capture: 20 to 5000. Less means fewer repairs.",
            valueName: "ms"))
    var delay: Int?

    @Option(
        help: ArgumentHelp(
            "How long that may become while pictures come too late, in milliseconds up to 5000; without it, no longer.",
            valueName: "ms"))
    var maxDelay: Int?

    @Option(
        help: ArgumentHelp(
            """
            Spoil the network, both ways, for experiments: \
            loss=5%,delay=20ms,jitter=10ms,reorder=1%,rate=3mbit,seed=7.
            """,
            valueName: "faults"))
    var impair: String?

    @Flag(
        help: """
            Let it go on without this terminal, once the first picture is seen: `marquee broadcast` says how it goes, \
            pauses and ends it.
            """)
    var detach = false

    @Option(
        help: ArgumentHelp(
            "What a detached broadcast is called; without it, as its device.", valueName: "name"))
    var name: String?

    @OptionGroup var sound: SoundOptions
    @OptionGroup var outputs: OutputNames
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard list || source != nil else {
            throw ValidationError("--source says what to mirror: a screen, a window or a file; --list tells which")
        }
        try checkListing()
        try checkCursor()
        if let resolution, PictureText.size(resolution) == nil {
            throw ValidationError(
                "\"\(resolution)\" is no size of pictures; write 1280x720, 720p, 1080p or 4k, with even numbers from "
                    + "\(PictureText.sides.lowerBound) to \(PictureText.sides.upperBound)")
        }
        guard fps.map((1...120).contains) ?? true else {
            throw ValidationError("--fps takes pictures a second: 1 to 120")
        }
        if let bitrate, PictureText.bitRate(bitrate) == nil {
            throw ValidationError("\"\(bitrate)\" is no bitrate between 50k and 100M; write 5M, 800k or bits a second")
        }
        try checkDelays()
        if let duration {
            let longest = BroadcastRequest.longestDuration
            guard let seconds = TimeText.parse(duration), seconds > 0, seconds <= longest else {
                throw ValidationError(
                    "\"\(duration)\" is no time of pictures; write 10, 1:30 or 1:02:03, more than 0 and at most "
                        + TimeText.format(longest))
            }
        }
        if let impair { try Self.check(impairment: impair) }
    }

    private func checkListing() throws {
        guard list else { return }
        // With its type said: without it the compiler looks for one for three quarters of a minute.
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
                "--list tells what can be mirrored, and mirrors nothing: leave out \(given.joined(separator: ", "))")
        }
    }

    private func checkCursor() throws {
        guard cursor != nil, let source, SourceText.complaint(source) == nil,
            SourceText.source(source)?.hasPointer != true
        else { return }
        throw ValidationError("--cursor is for a screen or a window: this source has no pointer; leave it out")
    }

    private func checkDelays() throws {
        let range = BroadcastRequest.targetDelays
        for (name, value) in [("--delay", delay), ("--max-delay", maxDelay)] {
            guard let value, !range.contains(value) else { continue }
            throw ValidationError("\(name) takes milliseconds: \(range.lowerBound) to \(range.upperBound)")
        }
        let least = delay ?? (quality ?? .motion).asked.targetDelay
        guard let maxDelay, maxDelay < least else { return }
        let begins = delay == nil ? "the \(least) ms that it begins with" : "--delay \(least)"
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
    ///   - detached: it goes on when this command has ended.
    ///   - microphone: it is heard besides.
    @MainActor func mirror(detached: Bool, microphone: Bool = false) async throws {
        guard let source else {
            throw CommandFailure(.wrongUse, "`marquee mirror --list` tells what can be mirrored")
        }
        guard detached || name == nil else {
            throw CommandFailure(.wrongUse, "--name is for a broadcast that goes on without its terminal: say --detach")
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

    /// What is to be mirrored, looked at before any device is looked for.
    ///
    /// - Throws: `.wrongUse` with what is wrong with it.
    static func source(_ argument: String) async throws -> BroadcastRequest.Source {
        let source = try await read(argument)
        if SourceText.source(argument) != nil { try await CaptureListing.check(argument, source) }
        return source
    }

    /// A file is looked at as `marquee cast` does.
    static func read(_ argument: String) async throws -> BroadcastRequest.Source {
        if let source = SourceText.source(argument) { return source }
        if let complaint = SourceText.complaint(argument) { throw CommandFailure(.wrongUse, complaint) }
        guard case .file(let path) = try CastSource(argument) else {
            throw CommandFailure(.wrongUse, "--source takes a file of this machine; `marquee cast` plays URLs")
        }
        do {
            _ = try await MediaProbe().examine(path)
        } catch let error as ServingError {
            switch error.code {
            // Who decodes it will say what is wrong with it.
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
