package import CastWire

/// The importance of a log message, with the numbers of the Cast SDK.
///
/// As a limit, a level passes messages of that level and above; `.none` passes nothing.
public enum LoggerLevel: Int, Sendable, CaseIterable, Comparable {
    /// Not a message's level; as a limit it passes nothing.
    case none = 0
    /// Every step.
    case verbose = 1
    /// Details for developers of the framework.
    case debug = 2
    /// Normal events.
    case info = 3
    /// Problems that were handled.
    case warning = 4
    /// Failures.
    case error = 5
    /// Violated assumptions.
    case assert = 6

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The name that log files use.
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
