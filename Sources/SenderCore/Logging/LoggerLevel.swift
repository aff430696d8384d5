package import CastWire

/// How much a log message matters. Numbers as in the Cast SDK.
///
/// As a limit, a level lets through its like and all above; `.none` as a limit lets nothing through.
public enum LoggerLevel: Int, Sendable, CaseIterable, Comparable {
    /// No level of a message; as a limit it lets nothing through.
    case none = 0
    /// Every step.
    case verbose = 1
    /// What helps who works on the framework.
    case debug = 2
    /// What happens in the ordinary course.
    case info = 3
    /// What is wrong, and is got over.
    case warning = 4
    /// What has failed.
    case error = 5
    /// What can't be, and was.
    case assert = 6

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// As it is written in log files.
    public var name: String {
        switch self {
        case .none: "none"
        case .verbose: "verbose"
        case .debug: "debug"
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        case .assert: "assert"
        }
    }

    func admits(_ level: LoggerLevel) -> Bool {
        self != .none && level >= self
    }
}

extension MessageSummary {
    package var level: LoggerLevel {
        switch importance {
        case .detail: .debug
        case .step: .info
        case .refusal: .warning
        }
    }
}
