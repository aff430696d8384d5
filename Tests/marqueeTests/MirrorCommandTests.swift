import ArgumentParser
import Foundation
import Testing

@testable import CastSender
@testable import ScreenBroadcast
@testable import marquee

@Suite struct MirrorCommandTests {
    private func parse(_ more: String...) throws -> MirrorCommand {
        try MirrorCommand.parse(["--to", "TV", "--source", "synthetic"] + more)
    }

    @Test(
        "Wrong arguments are refused before anything happens",
        arguments: [
            ["--resolution", "big"], ["--fps", "0"], ["--fps", "121"], ["--bitrate", "lots"], ["--delay", "10"],
            ["--delay", "5001"], ["--max-delay", "5001"], ["--max-delay", "10"], ["--max-delay", "399"],
            ["--delay", "500", "--max-delay", "499"], ["--max-delay", "soon"], ["--duration", "0"],
            ["--duration", "soon"], ["--duration", "168:00:01"], ["--duration", "1e9"], ["--codec", "theora"],
            ["--impair", "loss=lots"], ["--impair", "nonsense"], ["--audio-codec", "mp3"],
            ["--no-audio", "--audio-codec", "opus"], ["--audio", "none", "--audio-codec", "opus"],
            ["--no-audio", "--audio", "system"], ["--audio", "app:"], ["--audio", "loud"], ["--audio", ""],
        ])
    func refuses(arguments: [String]) {
        #expect(throws: (any Error).self) {
            _ = try MirrorCommand.parse(["--to", "TV", "--source", "synthetic"] + arguments)
        }
    }

    @Test("All its options together are one command line")
    func all() throws {
        let command = try parse(
            "--duration", "10", "--resolution", "1080p", "--fps", "60", "--bitrate", "8M", "--codec", "h264", "--delay",
            "200", "--max-delay", "1000", "--no-audio", "--impair",
            "loss=5%,delay=20ms,jitter=10ms,reorder=1%,rate=3mbit,seed=7", "--json")
        #expect(command.codec == .h264)
        #expect(command.sound.isSilent)
        #expect(command.maxDelay == 1000)
    }

    @Test("Sound goes with a screen by itself, with a window where it is asked for, and not in place of a film's own")
    func sound() throws {
        func sent(_ source: BroadcastRequest.Source, _ more: String...) throws -> BroadcastRequest.Audio? {
            try parse(more).sound.request(source)
        }
        func parse(_ more: [String]) throws -> MirrorCommand {
            try MirrorCommand.parse(["--to", "TV", "--source", "screen"] + more)
        }
        #expect(try sent(.screen(nil)) == .init())
        #expect(try sent(.window(7)) == nil)
        #expect(try sent(.window(7), "--audio", "app:mpv") == .init(capture: .application("mpv")))
        #expect(try sent(.screen(nil), "--audio", "none") == nil)
        #expect(try sent(.screen(nil), "--no-audio", "--audio", "none") == nil)
        #expect(
            try sent(.screen(nil), "--audio", "system+mic", "--audio-codec", "aac")
                == .init(codec: "aac", capture: .systemAndMicrophone))
        #expect(try sent(.file("/f"), "--audio-codec", "opus") == .init(codec: "opus"))
        let asked = try parse(["--audio", "mic"]).sound
        try asked.check(.window(7))
        for source in [BroadcastRequest.Source.synthetic, .file("/f")] {
            let failure = #expect(throws: CommandFailure.self) { try asked.check(source) }
            #expect(failure?.status == .wrongUse)
        }
    }

    @Test(
        "What would do nothing is refused, with what to leave out",
        arguments: [
            (["--list", "--to", "TV"], "leave out --to"), (["--list", "--source", "screen"], "leave out --source"),
            (["--list", "--detach", "--name", "x"], "leave out --detach, --name"),
            (["--list", "--impair", "loss=5%"], "leave out --impair"), (["--list", "--cursor", "on"], "--cursor"),
            (["--list", "--quality", "motion", "--no-audio"], "leave out --quality, --no-audio"),
            (["--list", "--host", "192.0.2.1"], "leave out --host"),
            (["--source", "page:https://example.org", "--cursor", "off"], "a screen or a window"),
            (["--source", "film.mkv", "--cursor", "on"], "a screen or a window"),
            (["--source", "synthetic", "--cursor", "off"], "a screen or a window"),
            (["--source", "synthetic", "--force"], "--to names no file"),
            (["--source", "synthetic", "--to", "rtmp://h/live/key", "--to", "TV", "--force"], "--to names no file"),
        ])
    func needless(arguments: [String], words: String) throws {
        let error = #expect(throws: (any Error).self) { _ = try MirrorCommand.parse(arguments) }
        #expect(MirrorCommand.message(for: try #require(error)).contains(words))
    }

    @Test("Pointers and files have what others have not")
    func fitting() throws {
        for source in ["screen", "screen:2", "window", "window:0x7", "virtual"] {
            #expect(try MirrorCommand.parse(["--source", source, "--cursor", "off"]).cursor == .off)
        }
        for output in ["a.mkv", "@/run/key"] {
            #expect(try MirrorCommand.parse(["--source", "screen", "--to", output, "--force"]).outputs.force)
        }
        #expect(try MirrorCommand.parse(["--list", "--json"]).list)
    }

    @Test("A longest delay below the shortest is refused with what to write")
    func longestDelay() throws {
        #expect(try parse("--max-delay", "400").maxDelay == 400)
        #expect(try parse("--delay", "20", "--max-delay", "5000").delay == 20)
        let refused = [(["--delay", "500", "--max-delay", "300"], "500"), (["--max-delay", "300"], "400")]
        for (arguments, least) in refused {
            let error = #expect(throws: (any Error).self) {
                _ = try MirrorCommand.parse(["--to", "TV", "--source", "synthetic"] + arguments)
            }
            let message = MirrorCommand.message(for: try #require(error))
            #expect(message.contains("--max-delay 300 is less than") && message.contains("write \(least) or more"))
        }
    }

    @Test("A duration that is too long is refused with the longest")
    func longestDuration() throws {
        #expect(try parse("--duration", "168:00:00").duration == "168:00:00")
        let error = #expect(throws: (any Error).self) { try parse("--duration", "604801") }
        #expect(MirrorCommand.message(for: try #require(error)).contains("more than 0 and at most 168:00:00"))
    }

    @Test("Pictures are among what may be mirrored, and the help says so")
    func help() {
        #expect(MirrorCommand.helpMessage().contains("still picture"))
    }

    @Test("A source is the synthetic one or a file that can be shown; what is wrong with another is said")
    func sources() async throws {
        #expect(try await MirrorCommand.read("synthetic") == .synthetic)
        #expect(try await MirrorCommand.read("screen:2") == .screen("2"))
        #expect(try await MirrorCommand.read("window:0x1e00007") == .window(0x1e00007))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mirror-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
        try Data(Self.silence).write(to: URL(fileURLWithPath: path("sound.wav")))
        try Data().write(to: URL(fileURLWithPath: path("empty.mkv")))
        try Data(repeating: 1, count: 5_000).write(to: URL(fileURLWithPath: path("broken.mkv")))
        #expect(mkfifo(path("pipe.mkv"), 0o600) == 0)
        #expect(try await MirrorCommand.read(path("sound.wav")) == .file(path("sound.wav")))
        let wrong = [
            ("https://example.com/film.mp4", "marquee cast"),
            ("nothing.mkv", "takes screen, window:ID, virtual, page:URL, synthetic, or a file"),
            ("window:film", "names no window"), ("screen:", "names no screen"), ("Screen", "names no screen"),
            (folder.path, "is not a file"), (path("pipe.mkv"), "is not a file"), (path("empty.mkv"), "is empty"),
            (path("broken.mkv"), "is not a film, picture or song"), ("", "no file"),
        ]
        for (argument, words) in wrong {
            let failure = await #expect(throws: CommandFailure.self) { try await MirrorCommand.read(argument) }
            #expect(failure?.status == .wrongUse && failure?.description.contains(words) == true, "\(argument)")
        }
    }

    /// A WAV file: a tenth of a second of silence, 8 kHz, 8 bits.
    private static let silence: [UInt8] =
        Array("RIFF".utf8) + [0x44, 3, 0, 0] + Array("WAVEfmt ".utf8)
        + [16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x40, 0x1F, 0, 0, 1, 0, 8, 0] + Array("data".utf8)
        + [0x20, 3, 0, 0] + [UInt8](repeating: 0x80, count: 800)

    @Test("A device that says it has no screen gets the sound of files alone; one that says nothing is tried")
    @MainActor func noScreen() throws {
        var device = Device(address: "192.0.2.1")
        func request(_ source: BroadcastRequest.Source, sound: Bool = true) -> BroadcastRequest {
            BroadcastRequest(device: .init(device), source: source, audio: sound ? .init() : nil)
        }
        try MirrorRun.check(request(.synthetic))
        device.capabilities = [.videoOut, .audioOut]
        try MirrorRun.check(request(.synthetic))
        device.capabilities = [.audioOut]
        #expect(request(.synthetic).device?.hasScreen == false)
        for refused in [request(.synthetic), request(.file("/song.ogg"), sound: false)] {
            let failure = #expect(throws: CommandFailure.self) { try MirrorRun.check(refused) }
            #expect(failure?.status == .refused && failure?.description.contains("--source FILE") == true)
        }
        try MirrorRun.check(request(.file("/song.ogg")))
    }

    @Test("A found device goes to the upload process as it is")
    func destination() {
        var device = Device(
            deviceID: "id", friendlyName: "TV", networkAddresses: ["192.0.2.1", "::1"], servicePort: 8010)
        device.modelName = "M"
        device.capabilities = [.videoOut]
        let destination = BroadcastRequest.Destination(device)
        #expect(
            destination
                == .init(
                    id: "id", name: "TV", model: "M", addresses: ["192.0.2.1", "::1"], port: 8010, capabilities: 1))
    }
}

@Suite struct MirrorEndingTests {
    @Test(
        "Each ending has its exit status",
        arguments: [
            (BroadcastEnding.Kind.finished, marquee.ExitStatus?.none), (.stopped, nil), (.wrongUse, .wrongUse),
            (.unsupported, .wrongUse), (.noDevice, .noDevice), (.notTrusted, .notTrusted), (.refused, .refused),
            (.lost, .lost), (.failed, .failedHere), (.init(rawValue: "of a later version"), .lost),
        ])
    func endings(kind: BroadcastEnding.Kind, status: marquee.ExitStatus?) {
        let failure = MirrorEnding.failure(BroadcastEnding(kind, "why"), outcome: nil)
        #expect(failure?.status == status)
        #expect(failure == nil || failure?.description == "why")
    }

    @Test("A process that went without a word is no loss of the device, and how it went is told")
    func withoutWord() {
        let failure = MirrorEnding.failure(nil, outcome: ProgramOutcome(.signalled(9, word: "Killed")))
        #expect(failure?.status == .failedHere)
        #expect(
            failure?.description
                == "the upload process has ended: marquee-broadcast was ended by signal 9 (Killed)")
        #expect(MirrorEnding.failure(nil, outcome: ProgramOutcome(.exited(0)))?.status == .failedHere)
    }

    @Test(
        "A process that broke before it mirrored is this machine's failure",
        arguments: [BroadcastError.Code.programFailed, .timedOut, .badMessage])
    func broken(code: BroadcastError.Code) {
        #expect(CommandFailure(BroadcastError(code, "why")).status == .failedHere)
    }

    @Test(
        "What is missing in the installation is wrong use, with the way on",
        arguments: [
            BroadcastError.Code.programMissing, .libraryMissing, .otherVersion, .socketFailed,
        ])
    func missing(code: BroadcastError.Code) {
        #expect(CommandFailure(BroadcastError(code, "why")).status == .wrongUse)
    }
}

@Suite struct BroadcastCheckupTests {
    private typealias Encoder = EncoderReport.Encoder

    @Test("The doctor names each codec once, with its best encoder")
    func good() {
        let report = EncoderReport(
            program: "x",
            video: [
                Encoder(codec: "h264", name: "h264_vaapi", isHardware: true),
                Encoder(codec: "h264", name: "libx264", isHardware: false),
                Encoder(codec: "vp8", name: "libvpx", isHardware: false),
            ],
            audio: [Encoder(codec: "opus", name: "libopus", isHardware: false)])
        let finding = BroadcastCheckup.finding(of: report)
        #expect(finding.verdict == .good)
        #expect(finding.finding == "video: h264 (h264_vaapi, hardware), vp8 (libvpx); audio: opus (libopus)")
    }

    @Test("Without an encoder, a program or a library mirroring is said to be missing")
    func missing() {
        let none = BroadcastCheckup.finding(of: EncoderReport(program: "x", video: [], audio: []))
        #expect(none.verdict == .missing)
        #expect(none.remedy != nil)
        let program = BroadcastCheckup.finding(of: BroadcastError(.programMissing, "it is missing"))
        #expect(program.finding == "it is missing; `marquee mirror` can't work")
        #expect(program.remedy == "make install")
    }
}
