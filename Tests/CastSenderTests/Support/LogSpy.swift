import Logging
import Synchronization

@testable import CastSender

/// A log delegate that keeps what it is told.
@MainActor
final class LogSpy: LoggerDelegate {
    struct Line: Equatable {
        let message: String
        let level: LoggerLevel
        let function: String
        let location: String
    }

    private(set) var lines: [Line] = []
    var messages: [String] { lines.map(\.message) }
    var onMessage: (@MainActor (Line) -> Void)?

    func logMessage(_ message: String, at level: LoggerLevel, fromFunction function: String, location: String) {
        let line = Line(message: message, level: level, function: function, location: location)
        lines.append(line)
        onMessage?(line)
    }

    /// Lets tasks that are ready run until a message begins so.
    func wait(for beginning: String) async {
        while !messages.contains(where: { $0.hasPrefix(beginning) }), !Task.isCancelled { await Task.yield() }
    }
}

/// A logger of the test's own, with a spy for delegate and another in place of the console.
@MainActor
struct LogBench {
    final class Console: Sendable {
        private let state = Mutex<[String]>([])
        var lines: [String] { state.withLock { $0 } }
        func write(_ line: String) { state.withLock { $0.append(line) } }
    }

    let spy = LogSpy()
    let console = Console()
    let target: CastLogger

    init(_ level: LoggerLevel = .info, hasDelegate: Bool = true) {
        target = CastLogger(router: LogRouter(console: { [console] in console.write($0) }))
        target.minimumLevel = level
        if hasDelegate { target.delegate = spy }
    }

    /// What leads there through swift-log, as the framework's own logger leads to the shared one.
    var logger: Logger {
        Logger(label: "test", factory: { [target] _ in CastLogHandler(target: target) })
    }

    /// Logs as `name` and tells the delegate at once.
    func log(
        _ message: String = "text", _ level: LoggerLevel = .error, class name: String = "Some",
        function: String = "run()"
    ) {
        target.take(
            LogRecord(
                level: level, message: message, className: name, functionName: function, fileID: "Test/Some.swift",
                line: 7))
        target.flush()
    }

    /// Whether a message passes.
    func hears(
        _ message: String = "text", _ level: LoggerLevel = .error, class name: String = "Some",
        function: String = "run()"
    ) -> Bool {
        let before = spy.lines.count
        log(message, level, class: name, function: function)
        return spy.lines.count > before
    }
}

/// Keeps what is logged to swift-log.
final class LogLines: Sendable {
    private let state = Mutex<[String]>([])
    var lines: [String] { state.withLock { $0 } }

    var logger: Logger {
        Logger(label: "test", factory: { _ in Handler(lines: self) })
    }

    private struct Handler: LogHandler {
        let lines: LogLines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let details = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
            lines.state.withLock { $0.append("\(event.level) \(event.message)\(details.joined())") }
        }
    }
}
