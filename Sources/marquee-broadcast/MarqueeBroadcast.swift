import ArgumentParser
import CastSender
import FileAccess
import Logging
import MediaPipeline
import PlatformC
import PlatformFoundation
import ScreenBroadcast
import SystemEvents

/// The upload process of a broadcast: encodes video and audio and sends them to outputs, as its host requests.
///
/// It is a separate program because only it links FFmpeg, and so that it does not end with its host.
@main
struct MarqueeBroadcast: AsyncParsableCommand {
    static let name = "marquee-broadcast 0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "marquee-broadcast", abstract: "Encodes and sends live pictures and sound; started by marquee.",
        discussion: """
            `marquee mirror` starts it by itself. By hand it only tells which encoders are there, and what of this \
            desktop can be captured.
            """,
        version: "0.1.0")

    @Flag(help: "Print which encoders work here, as one JSON object, and end.")
    var probe = false

    @Flag(help: "Print which screens, windows and sounds can be captured here, as one JSON object, and end.")
    var list = false

    @Flag(help: "Print this program's manifest as an upload extension, and end.")
    var manifest = false

    @Option(
        help: ArgumentHelp(
            "Print whether this screen or window can be captured now, as one JSON object, and end.",
            valueName: "source"))
    var check: String?

    @Option(help: ArgumentHelp("The host's socket.", valueName: "path"))
    var socket: String?

    @Option(name: .customLong("log"), help: "Tell what happens underneath: \(Self.levels).")
    var level: String?

    func validate() throws {
        guard [probe, list, manifest, check != nil, socket != nil].count(where: { $0 }) == 1 else {
            throw ValidationError(
                "say --probe, --list, --check or --manifest; what else there is to do `marquee mirror` says through "
                    + "--socket")
        }
        if let level, Self.level(named: level) == nil {
            throw ValidationError("\"\(level)\" is no level; there are \(Self.levels)")
        }
    }

    /// Ends with 0 if everything went well or the host got the error, 1 without a host, and 2 for wrong use, as
    /// `marquee` does. ArgumentParser would use the number of sysexits.h.
    @MainActor static func main() async {
        signal(SIGPIPE, SIG_IGN)
        do {
            try await parse(Array(ProcessPaths.arguments.dropFirst())).run()
        } catch {
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            try? WholeWrite.write((fullMessage(for: error) + "\n").utf8, to: STDERR_FILENO)
            endProcess(2)
        }
    }

    @MainActor func run() async throws {
        let logger = makeLogger()
        if probe {
            var report = EncoderReport(EncoderProbe.probe(), program: Self.name)
            report.protocols = ["rtmp", "rtmps", "srt"].filter(OutputProtocols.names.contains)
            return try print(report)
        }
        if list { return try print(await captureReport()) }
        if let check { return try print(checkReport(check)) }
        if manifest {
            let own = ExtensionManifest.marquee(executable: BroadcastProgram.ownPath)
            return try WholeWrite.write(own, to: STDOUT_FILENO)
        }
        guard let socket else { return }
        do {
            let connection = try BroadcastConnection.connect(to: socket)
            _ = PipelineEncoderProvider.probing
            await BroadcastRun(connection: connection, logger: logger).run()
        } catch {
            try? WholeWrite.write("marquee-broadcast: \(error)\n".utf8, to: STDERR_FILENO)
            throw ExitCode.failure
        }
    }

    private func captureReport() async -> CaptureReport {
        let session = DesktopSession.current
        var report = displayReport()
        report.pages = CaptureReport.Pages(problem: PagePrograms.problem)
        report.sounds = SoundListing.read().map(CaptureReport.sounds)
        guard session.hasWayland else { return report }
        do throws(PipelineError) {
            report.add(.success(try await PortalScreen.offers(desktop: session.desktop)))
        } catch {
            report.add(.failure(error))
        }
        return report
    }

    private func displayReport() -> CaptureReport {
        do throws(PipelineError) {
            let found = try X11Listing.read()
            var report = CaptureReport(found.monitors, found.windows, program: Self.name)
            if !found.notes.isEmpty { report.notes = found.notes }
            return report
        } catch {
            return CaptureReport(program: Self.name, sources: [], problem: error.description)
        }
    }

    /// Does not check what the desktop's user has to allow, since that would open a dialog.
    private func checkReport(_ text: String) -> CaptureReport {
        let problem: String?
        do throws(PipelineError) {
            try SourceText.source(text)?.check()
            problem = nil
        } catch {
            problem = error.description
        }
        return CaptureReport(program: Self.name, sources: [], problem: problem)
    }

    private func print(_ report: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try WholeWrite.write(try encoder.encode(report) + Array("\n".utf8), to: STDOUT_FILENO)
    }

    /// Logs nothing unless requested; then to standard error, which the host passes on.
    @MainActor private func makeLogger() -> Logger {
        guard let level = level.flatMap(Self.level(named:)) else {
            return Logger(label: "marquee-broadcast", factory: { _ in SwiftLogNoOpLogHandler() })
        }
        let shared = CastLogger.shared
        shared.minimumLevel = level
        shared.consoleLoggingEnabled = true
        shared.delegate = LogListener.only
        let logger = Logger(label: "marquee-broadcast", factory: { CastLogHandler(label: $0) })
        PipelineLog.use(logger)
        return logger
    }

    private static let levels = LoggerLevel.allCases.map { $0.name.lowercased() }.joined(separator: ", ")

    private static func level(named name: String) -> LoggerLevel? {
        LoggerLevel.allCases.first { $0.name.lowercased() == name.lowercased() }
    }
}

/// The log needs a delegate. Its messages go to standard error anyway.
@MainActor private final class LogListener: LoggerDelegate {
    static let only = LogListener()

    func logMessage(_ message: String, at level: LoggerLevel, fromFunction function: String, location: String) {}
}

// Inside the type, `exit` is ArgumentParser's.
private func endProcess(_ status: Int32) -> Never {
    exit(status)
}
