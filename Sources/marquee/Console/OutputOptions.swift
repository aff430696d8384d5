import ArgumentParser
import CastSender
import Casting
import Logging
import SystemEvents

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How the command speaks, and what it tells of what happens underneath: nothing, unless asked. Messages go to standard
/// error, and to files with `--log-files`; no line has a credential or a token.
struct OutputOptions: ParsableArguments {
    @Flag(help: "Answer in JSON, one object a line.")
    var json = false

    @Flag(
        name: [.customShort("v"), .long],
        help: "The same as --log verbose, which tells all; where both stand, --log counts.")
    var verbose = false

    @Option(
        name: .customLong("log"),
        help: ArgumentHelp("Tell what happens underneath: \(Self.levels).", valueName: "level"))
    var level: String?

    @Option(
        name: .customLong("log-class"),
        help: ArgumentHelp(
            "Another level for a class, or for those that a pattern fits: Cast*=debug.", valueName: "name=level"))
    var classes: [String] = []

    @Option(
        name: .customLong("log-match"),
        help: ArgumentHelp("Only messages that this regular expression finds.", valueName: "pattern"))
    var patterns: [String] = []

    @Flag(name: .customLong("log-files"), help: "Write the messages to files too, in marquee/logs of the state folder.")
    var writesFiles = false

    func validate() throws {
        do {
            _ = try logFilter()
        } catch let failure as CommandFailure {
            throw ValidationError(failure.description)
        }
    }

    var console: Console { Console(isJSON: json) }

    var isLogSilent: Bool { !verbose && level == nil && classes.isEmpty && patterns.isEmpty && !writesFiles }

    /// - Throws: `.wrongUse` for a level that does not exist, or a pattern that is none.
    func logFilter() throws -> LoggerFilter {
        var filter = LoggerFilter()
        filter.minimumLevel = try level.map(Self.level(named:)) ?? (verbose ? .verbose : .info)
        for rule in classes {
            let parts = rule.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw CommandFailure(.wrongUse, "\"\(rule)\" is no rule for a class; write SessionManager=debug")
            }
            filter.setLoggingLevel(try Self.level(named: parts[1]), forClasses: [parts[0]])
        }
        do {
            try filter.addMessagePatterns(patterns)
        } catch {
            throw CommandFailure(.wrongUse, error.description)
        }
        return filter
    }

    /// The same for the upload process: its level. Rules for classes and patterns are for this process alone, and two
    /// processes don't write the same files.
    var broadcastArguments: [String] {
        isLogSilent ? [] : ["--log", level ?? (verbose ? "verbose" : "info")]
    }

    /// What the upload process says on its standard error goes to ours, where a log was asked for.
    var errorForwarding: (@Sendable ([UInt8]) -> Void)? {
        guard !isLogSilent else { return nil }
        return { bytes in try? WholeWrite.write(bytes, to: STDERR_FILENO) }
    }

    /// Those that --log and --log-class take, from the one that tells nothing to the one that tells all but assertions.
    private static let levels = LoggerLevel.allCases.map { $0.name.lowercased() }.joined(separator: ", ")

    private static func level(named name: String) throws -> LoggerLevel {
        let levels = LoggerLevel.allCases
        guard let level = levels.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            throw CommandFailure(.wrongUse, "\"\(name)\" is no level; there are \(Self.levels)")
        }
        return level
    }
}

/// Silent unless asked: what the person should know is said by the commands themselves.
@MainActor func makeLogger(_ output: OutputOptions) -> Logger {
    guard !output.isLogSilent, let filter = try? output.logFilter() else {
        return Logger(label: "marquee", factory: { _ in SwiftLogNoOpLogHandler() })
    }
    let shared = CastLogger.shared
    shared.filter = filter
    shared.consoleLoggingEnabled = true
    shared.fileLoggingEnabled = output.writesFiles
    shared.delegate = LogListener.only
    return Logger(label: "marquee", factory: { CastLogHandler(label: $0) })
}

/// The log needs somebody who listens; what it says goes to standard error without further help.
@MainActor private final class LogListener: LoggerDelegate {
    static let only = LogListener()

    func logMessage(_ message: String, at level: LoggerLevel, fromFunction function: String, location: String) {}
}
