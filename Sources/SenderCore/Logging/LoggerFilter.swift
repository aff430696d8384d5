/// Decides which log messages pass: by a minimum level, by other levels for classes and functions, and by patterns of
/// the text.
///
/// A rule for the function takes precedence over a rule for the class, and that over the minimum level. If several
/// rules of a kind match, the last one set applies. Names are literal or globs (`GCKUI*`, `GCK*Session`), and upper and
/// lower case differ. Any name is allowed, including classes that are not in this framework. A class's extension is
/// written `MyClass(Extension)`; the class's name alone covers all of its extensions. If there are message patterns, a
/// message also has to match one of them.
///
/// From the Cast SDK: `GCKLoggerFilter`.
public struct LoggerFilter: Sendable {
    /// The level for all messages without a rule. By default, debug and verbose messages are hidden.
    public var minimumLevel = LoggerLevel.info

    private struct Rule: Sendable {
        let pattern: GlobPattern
        let level: LoggerLevel
    }

    private var classRules: [Rule] = []
    private var functionRules: [Rule] = []
    private var messagePatterns: [MessagePattern] = []

    /// Creates a filter without rules, which passes messages of level `.info` and above.
    public init() {}

    /// Sets the level for classes, by literal name or glob.
    public mutating func setLoggingLevel(_ level: LoggerLevel, forClasses classNames: [String]) {
        Self.set(level, for: classNames, in: &classRules)
    }

    /// Sets the level for functions, by literal name or glob: `start`, `start(with:)` or `SessionManager.start*`.
    public mutating func setLoggingLevel(_ level: LoggerLevel, forFunctions functionNames: [String]) {
        Self.set(level, for: functionNames, in: &functionRules)
    }

    /// Adds regular expressions, one of which has to match some part of a message's text.
    ///
    /// - Throws: `.invalidRequest` if one of them is not valid; then none is added.
    public mutating func addMessagePatterns(_ patterns: [String], caseInsensitive: Bool = false) throws(CastError) {
        var added: [MessagePattern] = []
        for pattern in patterns { added.append(try MessagePattern(pattern, caseInsensitive: caseInsensitive)) }
        messagePatterns += added
    }

    /// Removes all rules and patterns and restores the default minimum level.
    public mutating func reset() {
        self = LoggerFilter()
    }

    /// The lowest level that can pass, or nil if none can.
    package var lowestLevel: LoggerLevel? {
        ([minimumLevel] + classRules.map(\.level) + functionRules.map(\.level)).filter { $0 != .none }.min()
    }

    package func admits(_ record: LogRecord) -> Bool {
        guard level(of: record).admits(record.level) else { return false }
        return messagePatterns.isEmpty || messagePatterns.contains { $0.matches(record.message) }
    }

    private func level(of record: LogRecord) -> LoggerLevel {
        if !functionRules.isEmpty {
            let names = record.functionNames
            if let rule = functionRules.last(where: { rule in names.contains(where: rule.pattern.matches) }) {
                return rule.level
            }
        }
        if !classRules.isEmpty {
            let names = record.classNames
            if let rule = classRules.last(where: { rule in names.contains(where: rule.pattern.matches) }) {
                return rule.level
            }
        }
        return minimumLevel
    }

    private static func set(_ level: LoggerLevel, for names: [String], in rules: inout [Rule]) {
        for name in names {
            rules.removeAll { $0.pattern.text == name }
            rules.append(Rule(pattern: GlobPattern(name), level: level))
        }
    }
}

/// A regular expression that is searched for in a message.
// Regex is not Sendable because its builder may capture values. A regex made from text captures nothing, and it is not
// changed after its creation.
private struct MessagePattern: @unchecked Sendable {
    private let regex: Regex<AnyRegexOutput>

    init(_ text: String, caseInsensitive: Bool) throws(CastError) {
        do {
            let regex = try Regex(text)
            self.regex = caseInsensitive ? regex.ignoresCase() : regex
        } catch {
            throw CastError(
                .invalidRequest, "\"\(text)\" is not a regular expression; correct it or leave it out.",
                underlying: error)
        }
    }

    func matches(_ message: String) -> Bool {
        (try? regex.firstMatch(in: message)) != nil
    }
}
