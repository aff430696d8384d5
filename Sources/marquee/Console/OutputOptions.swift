import ArgumentParser
import CastSender
import Casting
import Logging
import PlatformC
import SystemEvents

/// The options for output and logging.
///
/// Nothing is logged unless the user asks for it. Log messages go to standard error, and with `--log-files` also to
/// files. No message contains a credential or a token.
struct OutputOptions: ParsableArguments {
    @Flag(help: "Print answers as JSON, one object per line.")
    var json = false

    @Flag(
        name: [.customShort("v"), .long],
        help: "Log everything. The same as --log verbose; --log takes precedence.")
    var verbose = false

    @Option(
        name: .customLong("log"),
        help: ArgumentHelp("The minimum level of log messages: \(Self.levels).", valueName: "level"))
    var level: String?

    @Option(
        name: .customLong("log-class"),
        help: ArgumentHelp(
            "A log level for a class or a pattern of classes, such as Cast*=debug. Repeatable.",
            valueName: "name=level"))
    var classes: [String] = []

    @Option(
        name: .customLong("log-match"),
        help: ArgumentHelp("Log only messages that match this regular expression. Repeatable.", valueName: "pattern"))
    var patterns: [String] = []

    @Flag(name: .customLong("log-files"), help: "Write log messages to files too, in the state folder's marquee/logs.")
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

    /// - Throws: `.wrongUse` for an unknown level, a malformed class rule or an invalid pattern.
    func logFilter() throws -> LoggerFilter {
        var filter = LoggerFilter()
        filter.minimumLevel = try level.map(Self.level(named:)) ?? (verbose ? .verbose : .info)
        for rule in classes {
            let parts = rule.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw CommandFailure(
                    .wrongUse, "\"\(rule)\" is not a class and its level; write for example SessionManager=debug")
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

    /// The log arguments for the upload process: its level only.
    ///
    /// Class rules and patterns apply to this process alone, because two processes must not write to the same log
    /// files.
    var broadcastArguments: [String] {
        isLogSilent ? [] : ["--log", level ?? (verbose ? "verbose" : "info")]
    }

    /// Forwards the standard error of the upload process to ours. Nil if no log was asked for.
    var errorForwarding: (@Sendable ([UInt8]) -> Void)? {
        guard !isLogSilent else { return nil }
        return { bytes in try? WholeWrite.write(bytes, to: STDERR_FILENO) }
    }

    /// All levels in the order of `LoggerLevel`: from `none`, which logs nothing, and `verbose`, which logs everything,
    /// to `assert`.
    private static let levels = LoggerLevel.allCases.map { $0.name.lowercased() }.joined(separator: ", ")

    private static func level(named name: String) throws -> LoggerLevel {
        let levels = LoggerLevel.allCases
        guard let level = levels.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            throw CommandFailure(.wrongUse, "\"\(name)\" is not a log level; the levels are \(Self.levels)")
        }
        return level
    }
}

/// A logger that is silent unless the user asked for a log. What a user should know is printed by the commands
/// themselves.
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

/// `CastLogger` needs a delegate to log at all; it writes to standard error by itself, so this delegate does nothing.
@MainActor private final class LogListener: LoggerDelegate {
    static let only = LogListener()

    func logMessage(_ message: String, at level: LoggerLevel, fromFunction function: String, location: String) {}
}
