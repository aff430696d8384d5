/// Which log messages pass: a minimum level, other levels for classes and functions, and patterns of the text.
///
/// A rule for the function goes before one for the class, and that before the minimum level; of several rules of a kind
/// that match, the last one set counts. Names are literal or globs (`GCKUI*`, `GCK*Session`), capitals count, and any
/// name is legal, of classes that are not this framework's too. A class's extension is written `MyClass(Extension)`;
/// the class's name alone stands for all of its extensions. Where there are message patterns, a message has to match
/// one of them besides.
///
/// From the Cast SDK: `GCKLoggerFilter`.
public struct LoggerFilter: Sendable {
    /// For all that no rule names. Default: debug and verbose messages are hidden.
    public var minimumLevel = LoggerLevel.info

    private struct Rule: Sendable {
        let pattern: GlobPattern
        let level: LoggerLevel
    }

    private var classRules: [Rule] = []
    private var functionRules: [Rule] = []
    private var messagePatterns: [MessagePattern] = []

    /// A filter without rules, which lets messages through from `.info` on.
    public init() {}

    /// Sets the level for classes, by literal name or glob.
    public mutating func setLoggingLevel(_ level: LoggerLevel, forClasses classNames: [String]) {
        Self.set(level, for: classNames, in: &classRules)
    }

    /// Sets the level for functions, by literal name or glob: `start`, `start(with:)` or `SessionManager.start*`.
    public mutating func setLoggingLevel(_ level: LoggerLevel, forFunctions functionNames: [String]) {
        Self.set(level, for: functionNames, in: &functionRules)
    }

    /// Lets only messages through whose text one of the regular expressions matches somewhere.
    ///
    /// - Throws: `.invalidRequest` for one that is none; none of them is added then.
    public mutating func addMessagePatterns(_ patterns: [String], caseInsensitive: Bool = false) throws(CastError) {
        var added: [MessagePattern] = []
        for pattern in patterns { added.append(try MessagePattern(pattern, caseInsensitive: caseInsensitive)) }
        messagePatterns += added
    }

    /// Forgets all rules and patterns and goes back to the default minimum level.
    public mutating func reset() {
        self = LoggerFilter()
    }

    /// The lowest level that can pass; nil where none can.
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

/// A regular expression that is looked for in a message.
// Regex is not Sendable because of what its builder may capture; one that is made from text captures nothing, and it
// is not changed after it was made.
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
