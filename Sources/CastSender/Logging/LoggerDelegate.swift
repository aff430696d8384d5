public import Logging

/// Receives the framework's log messages, on the main actor.
///
/// From the Cast SDK: `GCKLoggerDelegate`.
@MainActor
public protocol LoggerDelegate: AnyObject {
    /// A message has passed the filter. `function` has the class in front:
    /// `SessionManager.startSession(with:options:)`; `location` is file and line: `CastSender/SessionManager.swift:47`.
    func logMessage(
        _ message: String, at level: LoggerLevel, fromFunction function: String, location: String)
}

/// Brings what `CastLogger` lets through into an app's own swift-log, with function and location as metadata, on the
/// main actor.
@MainActor
public final class LogForwarder: LoggerDelegate {
    private let logger: Logger

    /// Brings messages to this logger, whose own level decides what becomes of them.
    public init(to logger: Logger) {
        self.logger = logger
    }

    public func logMessage(
        _ message: String, at level: LoggerLevel, fromFunction function: String, location: String
    ) {
        guard let level = level.swiftLogLevel else { return }
        logger.log(
            level: level, "\(message)", metadata: ["function": "\(function)", "location": "\(location)"],
            source: "CastSender")
    }
}
