import FilePaths

/// One log message with its origin.
///
/// The class is named after the source file unless the message names another one: `SessionCore+Start.swift` contains
/// `SessionCore(Start)`.
package struct LogRecord: Equatable, Sendable {
    package let level: LoggerLevel
    package let message: String
    package let className: String
    /// The function as in `#function`.
    package let functionName: String
    /// The module and file as in `#fileID`.
    package let fileID: String
    package let line: UInt

    package init(
        level: LoggerLevel, message: String, className: String? = nil, functionName: String, fileID: String, line: UInt
    ) {
        self.level = level
        self.message = message
        self.className = className ?? Self.className(ofFile: fileID)
        self.functionName = functionName
        self.fileID = fileID
        self.line = line
    }

    /// The class with the function: `SessionManager.startSession(with:options:)`.
    package var function: String { "\(plainClassName).\(functionName)" }

    /// The file and line: `CastSender/SessionManager.swift:47`.
    package var location: String { "\(fileID):\(line)" }

    /// The names that a filter's class rules are compared with.
    var classNames: [String] {
        plainClassName.count == className.count ? [className] : [className, String(plainClassName)]
    }

    /// The names that a filter's function rules are compared with: without arguments, complete, and with the class.
    var functionNames: [String] {
        [String(functionName.prefix { $0 != "(" }), functionName, function]
    }

    package func redacted() -> LogRecord {
        LogRecord(
            level: level, message: LogRedaction.redacted(PathText.shown(message)), className: className,
            functionName: functionName,
            fileID: fileID, line: line)
    }

    private var plainClassName: Substring { className.prefix { $0 != "(" } }

    private static func className(ofFile fileID: String) -> String {
        let file = fileID.split(separator: "/").last ?? ""
        let parts = file.prefix { $0 != "." }.split(separator: "+", maxSplits: 1)
        guard let name = parts.first else { return "" }
        return parts.count == 2 ? "\(name)(\(parts[1]))" : String(name)
    }
}
