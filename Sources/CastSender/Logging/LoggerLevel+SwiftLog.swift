public import Logging

extension LoggerLevel {
    /// Creates the level from one of swift-log, which has seven levels while the Cast SDK has six.
    public init(_ level: Logger.Level) {
        switch level {
        case .trace: self = .verbose
        case .debug: self = .debug
        case .info, .notice: self = .info
        case .warning: self = .warning
        case .error: self = .error
        case .critical: self = .assert
        }
    }

    /// The level in swift-log; nil for `.none`.
    public var swiftLogLevel: Logger.Level? {
        switch self {
        case .none: nil
        case .verbose: .trace
        case .debug: .debug
        case .info: .info
        case .warning: .warning
        case .error: .error
        case .assert: .critical
        }
    }
}
