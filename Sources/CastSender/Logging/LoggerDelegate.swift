public import Logging

/// Receives the framework's log messages on the main actor.
///
/// From the Cast SDK: `GCKLoggerDelegate`.
@MainActor
public protocol LoggerDelegate: AnyObject {
    /// Called for a message that has passed the filter.
    ///
    /// `function` includes the class: `SessionManager.startSession(with:options:)`. `location` is the file and line:
    /// `CastSender/SessionManager.swift:47`.
    func logMessage(
        _ message: String, at level: LoggerLevel, fromFunction function: String, location: String)
}

/// Passes the messages of `CastLogger` to an app's own swift-log logger on the main actor, with function and location
/// as metadata.
@MainActor
public final class LogForwarder: LoggerDelegate {
    private let logger: Logger

    /// Creates a forwarder to this logger, whose own level applies.
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
