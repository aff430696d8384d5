public import Logging

/// The swift-log handler that sends messages to `CastLogger`.
///
/// The framework logs with it. An app can use it to log its own messages together with the framework's, under the same
/// filter. The class is named after the source file, or by the metadata `class`; other metadata follows the text. A
/// logger's level is at least the lowest level that `CastLogger` passes, so that no message is formatted without need.
public struct CastLogHandler: LogHandler {
    static let classKey = "class"

    public var metadata: Logger.Metadata = [:]
    public var metadataProvider: Logger.MetadataProvider?
    private var ownLevel = Logger.Level.trace
    private let target: CastLogger

    /// Creates a handler for a `Logger` of swift-log. The label is not shown; the class is shown instead.
    public init(label: String) {
        self.init(target: .shared)
    }

    init(target: CastLogger) {
        self.target = target
    }

    public var logLevel: Logger.Level {
        get { max(ownLevel, target.lowestLevel?.swiftLogLevel ?? .critical) }
        set { ownLevel = newValue }
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        let level = LoggerLevel(event.level)
        guard target.isLogged(level) else { return }
        var all = metadataProvider?.get() ?? [:]
        all.merge(metadata) { $1 }
        all.merge(event.metadata ?? [:]) { $1 }
        let className = all.removeValue(forKey: Self.classKey).map { "\($0)" }
        var message = event.message.description
        for (key, value) in all.sorted(by: { $0.key < $1.key }) { message += " \(key)=\(value)" }
        if let error = event.error { message += ": \(error)" }
        target.take(
            LogRecord(
                level: level, message: message, className: className, functionName: event.function,
                fileID: event.file, line: event.line))
    }
}

extension Logger {
    /// The framework's own logger, which leads to `CastLogger`.
    public static var castSender: Logger {
        Logger(label: "marquee.sender", factory: { CastLogHandler(label: $0) })
    }
}
