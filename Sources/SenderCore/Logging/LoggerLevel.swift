package import CastWire

/// How much a log message matters. Numbers as in the Cast SDK.
///
/// As a limit, a level lets through its like and all above; `.none` as a limit lets nothing through.
public enum LoggerLevel: Int, Sendable, CaseIterable, Comparable {
    case none = 0
    /// Every step.
    case verbose = 1
    case debug = 2
    case info = 3
    case warning = 4
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
