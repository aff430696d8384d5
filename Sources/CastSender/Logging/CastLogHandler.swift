public import Logging

/// The swift-log handler whose messages go to `CastLogger`: what the framework itself logs with, and for an app that
/// wants its own messages beside the framework's, under the same filter.
///
/// The class is named after the source file, or as the metadata `class` says; other metadata follows the text. The
/// level of a logger reads at least as high as what `CastLogger` lets through, so that nothing is made up for nobody.
public struct CastLogHandler: LogHandler {
    static let classKey = "class"

    public var metadata: Logger.Metadata = [:]
    public var metadataProvider: Logger.MetadataProvider?
    private var ownLevel = Logger.Level.trace
    private let target: CastLogger

    /// A handler for a `Logger` of swift-log. The label is not shown: the class is.
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
    /// The framework's own: leads to `CastLogger`.
    public static var castSender: Logger {
        Logger(label: "marquee.sender", factory: { CastLogHandler(label: $0) })
    }
}
