import Logging

/// The destination of the framework's own messages. There is one for the process, usable before and without a context.
///
/// Until a delegate is set, no message is written, not even an error, neither to the console nor to files. `filter`
/// decides which messages pass, and each property takes effect at once. No line contains a credential, a token or more
/// of a URL than its host.
///
/// The framework logs through swift-log (`CastOptions.logger`), whose default handler, `CastLogHandler`, leads here. If
/// an app sets its own `Logger` there, the messages go to its own log instead. An app that wants both sets a
/// `LogForwarder` as the delegate.
///
/// Its properties belong to the main actor. From the Cast SDK: `GCKLogger`.
@MainActor
public final class CastLogger {
    /// The process's logger. Its properties belong to the main actor; `log(_:at:function:fileID:line:)` can be called
    /// on any thread.
    public nonisolated static let shared = CastLogger()

    /// Receives every message that passes, in order, on the main actor. It is held weakly; without it nothing is
    /// logged.
    public weak var delegate: (any LoggerDelegate)? {
        didSet { settings.hasDelegate = delegate != nil }
    }
    /// Whether anything is logged. The default is true.
    public var loggingEnabled: Bool {
        get { settings.isEnabled }
        set { settings.isEnabled = newValue }
    }
    /// Whether messages also go to standard error. The default is false.
    public var consoleLoggingEnabled: Bool {
        get { settings.writesToConsole }
        set { settings.writesToConsole = newValue }
    }
    /// Whether messages also go to files (`logFolder`). The default is false.
    public var fileLoggingEnabled: Bool {
        get { settings.writesFiles }
        set { settings.writesFiles = newValue }
    }
    /// The size of one log file in bytes: at least 32 KiB. 0 stands for the default of 2 MiB.
    public var maxLogFileSize: Int {
        get { settings.fileSize }
        set { settings.fileSize = newValue }
    }
    /// The number of files that are kept: at least 2, which is the default. The oldest is deleted when a new one is
    /// begun.
    public var maxLogFileCount: Int {
        get { settings.fileCount }
        set { settings.fileCount = newValue }
    }
    /// The folder of the log files, by default `$XDG_STATE_HOME/marquee/logs`. It is made when the first line is
    /// written.
    public var logFolder: String {
        get { settings.folder }
        set { settings.folder = newValue }
    }
    /// Decides which messages pass. A change applies from the next message on.
    public var filter: LoggerFilter {
        get { settings.filter }
        set { settings.filter = newValue }
    }
    /// The filter's minimum level.
    public var minimumLevel: LoggerLevel {
        get { settings.filter.minimumLevel }
        set { settings.filter.minimumLevel = newValue }
    }

    private nonisolated let router: LogRouter
    private var settings = LogSettings() { didSet { router.apply(settings) } }

    nonisolated init(router: LogRouter = LogRouter()) {
        self.router = router
    }

    /// Logs a message of the app's own, from any thread, in the same way as the framework's messages.
    public nonisolated func log(
        _ message: @autoclosure () -> String, at level: LoggerLevel, function: String = #function,
        fileID: String = #fileID, line: UInt = #line
    ) {
        guard isLogged(level) else { return }
        take(LogRecord(level: level, message: message(), functionName: function, fileID: fileID, line: line))
    }

    /// Returns whether a message of this level could pass.
    nonisolated func isLogged(_ level: LoggerLevel) -> Bool {
        lowestLevel.map { level >= $0 } ?? false
    }

    nonisolated var lowestLevel: LoggerLevel? { router.lowestLevel }

    nonisolated func take(_ record: LogRecord) {
        guard router.take(record) else { return }
        Task { @MainActor in flush() }
    }

    /// Stops logging, because this process is about to end.
    ///
    /// It waits at most a second for a line that another thread is writing, so that each line is complete in all of its
    /// destinations.
    package nonisolated func finish() { router.finish(within: .seconds(1)) }

    /// Delivers the waiting messages to the delegate now instead of in the main actor's next turn.
    package func flush() {
        let records = router.takeAll()
        // A delegate that was released without being unset counts as none from here on.
        guard let delegate else { return settings.hasDelegate = false }
        LogDelivery.run {
            for record in records {
                delegate.logMessage(
                    record.message, at: record.level, fromFunction: record.function, location: record.location)
            }
        }
    }
}
