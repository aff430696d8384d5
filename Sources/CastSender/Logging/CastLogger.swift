import Logging

/// Where the framework's own messages go. One for the process, usable before there is a context and without one.
///
/// Nothing is put out, errors included, until a delegate is set: neither to the console nor to files. What passes is
/// decided by `filter`, and each property takes effect at once. No line has a credential, a token or more of a URL than
/// its host.
///
/// The framework logs through swift-log (`CastOptions.logger`), whose default handler, `CastLogHandler`, leads here. An
/// app that gives its own `Logger` there has the messages in its own log instead; one that wants both sets a
/// `LogForwarder` as delegate.
///
/// Its properties belong to the main actor. From the Cast SDK: `GCKLogger`.
@MainActor
public final class CastLogger {
    /// The process's logger. Its properties belong to the main actor; `log(_:at:function:fileID:line:)` is for any
    /// thread.
    public nonisolated static let shared = CastLogger()

    /// Told every message that passes, on the main actor's turns, in order. Held weakly; without one nothing is logged.
    public weak var delegate: (any LoggerDelegate)? {
        didSet { settings.hasDelegate = delegate != nil }
    }
    /// Off: nothing is logged at all. Default: on.
    public var loggingEnabled: Bool {
        get { settings.isEnabled }
        set { settings.isEnabled = newValue }
    }
    /// Messages go to standard error too. Default: off.
    public var consoleLoggingEnabled: Bool {
        get { settings.writesToConsole }
        set { settings.writesToConsole = newValue }
    }
    /// Messages go to files too (`logFolder`). Default: off.
    public var fileLoggingEnabled: Bool {
        get { settings.writesFiles }
        set { settings.writesFiles = newValue }
    }
    /// Bytes of one log file; at least 32 KiB, and 0 stands for the default of 2 MiB.
    public var maxLogFileSize: Int {
        get { settings.fileSize }
        set { settings.fileSize = newValue }
    }
    /// Files that are kept; at least 2, which is the default. The oldest goes when a new one is begun.
    public var maxLogFileCount: Int {
        get { settings.fileCount }
        set { settings.fileCount = newValue }
    }
    /// Where the log files are. Default: `$XDG_STATE_HOME/marquee/logs`. Made when the first line is written.
    public var logFolder: String {
        get { settings.folder }
        set { settings.folder = newValue }
    }
    /// Which messages pass. A change counts from the next message on.
    public var filter: LoggerFilter {
        get { settings.filter }
        set { settings.filter = newValue }
    }
    /// The filter's.
    public var minimumLevel: LoggerLevel {
        get { settings.filter.minimumLevel }
        set { settings.filter.minimumLevel = newValue }
    }

    private nonisolated let router: LogRouter
    private var settings = LogSettings() { didSet { router.apply(settings) } }

    nonisolated init(router: LogRouter = LogRouter()) {
        self.router = router
    }

    /// Logs a message of the app's own, from any thread, as the framework logs its own.
    public nonisolated func log(
        _ message: @autoclosure () -> String, at level: LoggerLevel, function: String = #function,
        fileID: String = #fileID, line: UInt = #line
    ) {
        guard isLogged(level) else { return }
        take(LogRecord(level: level, message: message(), functionName: function, fileID: fileID, line: line))
    }

    /// Whether a message of that level might pass at all.
    nonisolated func isLogged(_ level: LoggerLevel) -> Bool {
        lowestLevel.map { level >= $0 } ?? false
    }

    nonisolated var lowestLevel: LoggerLevel? { router.lowestLevel }

    nonisolated func take(_ record: LogRecord) {
        guard router.take(record) else { return }
        Task { @MainActor in flush() }
    }

    /// Logs nothing more in this process, which is about to end: a line that another thread writes is whole wherever it
    /// goes, and there is none in one place that is not in the others. Waits for it a second at the longest.
    package nonisolated func finish() { router.finish(within: .seconds(1)) }

    /// Tells the delegate what waits for it, now rather than in the main actor's next turn.
    package func flush() {
        let records = router.takeAll()
        // One that has gone without being unset counts as none from here on.
        guard let delegate else { return settings.hasDelegate = false }
        LogDelivery.run {
            for record in records {
                delegate.logMessage(
                    record.message, at: record.level, fromFunction: record.function, location: record.location)
            }
        }
    }
}
