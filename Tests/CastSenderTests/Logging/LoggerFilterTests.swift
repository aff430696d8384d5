import Testing

@testable import CastSender
@testable import SenderCore

/// S0-19 to S0-21, and the rest of the filter.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LoggerFilterTests {
    // S0-19
    @Test(arguments: [
        // Of the class, of the message; the global minimum is info.
        (LoggerLevel.verbose, LoggerLevel.verbose, true), (.debug, .verbose, false), (.debug, .debug, true),
        (.error, .warning, false), (.error, .error, true), (.none, .assert, false),
    ])
    func aClassLevelGoesBeforeTheMinimum(rule: LoggerLevel, level: LoggerLevel, passes: Bool) {
        let bench = LogBench()
        bench.target.filter.setLoggingLevel(rule, forClasses: ["SessionManager", "Session"])
        #expect(bench.hears("text", level, class: "SessionManager") == passes)
        #expect(bench.hears("text", level, class: "Session") == passes)
        #expect(bench.hears("text", level, class: "Sessions") == (level >= .info))
    }

    // S0-20: the list of the documents' own sample.
    @Test func namesOfOtherPeoplesClassesAreTaken() {
        let bench = LogBench()
        let names = ["GCKUICastButton", "GCKUIImageCache", "NSMutableDictionary", "", "[", "ключ", "a b", "\0"]
        bench.target.filter.setLoggingLevel(.verbose, forClasses: names)
        #expect(!bench.hears("text", .verbose, class: "NSDictionary"))
        #expect(bench.hears("text", .verbose, class: "NSMutableDictionary"))
        #expect(bench.hears("text", .verbose, class: "GCKUIImageCache"))
        #expect(bench.hears("text", .verbose, class: "NSMutableDictionary(Extension)"))
        bench.target.filter.setLoggingLevel(.verbose, forClasses: ["**"])
        #expect(bench.hears("text", .verbose, class: "NSDictionary"))
    }

    // S0-21
    @Test(arguments: [
        ("GCKUI*", "GCKUICastButton", true), ("GCKUI*", "GCKUI", true), ("GCKUI*", "GCKSession", false),
        ("GCK*Session", "GCKCastSession", true), ("GCK*Session", "GCKSession", true),
        ("GCK*Session", "GCKSessionManager", false), ("*Session", "CastSession", true), ("*", "Anything", true),
        ("*", "", true), ("**", "x", true), ("", "", true), ("", "x", false), ("a*b*c", "aXbYbZc", true),
        ("a*b*c", "aXbYbZ", false), ("*a*", "banana", true), ("gckui*", "GCKUICastButton", false),
        ("Session", "session", false), ("Cast.Session", "Cast.Session", true), ("Cast.Session", "CastXSession", false),
        (".*", "Session", false), ("S.*n", "Session", false), ("[S]*", "Session", false), ("Sessio?", "Session", true),
        ("Session?", "Session", false), ("a*a*a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 200), false),
    ])
    func globs(pattern: String, name: String, matches: Bool) {
        #expect(GlobPattern(pattern).matches(name) == matches)
        guard !name.isEmpty else { return }
        let bench = LogBench(.none)
        bench.target.filter.setLoggingLevel(.info, forClasses: [pattern])
        #expect(bench.hears("text", .error, class: name) == matches)
    }

    @Test func anExtensionIsNamedWithItsClassAndGoesWithIt() {
        let bench = LogBench(.none)
        bench.target.filter.setLoggingLevel(.info, forClasses: ["Session(Start)"])
        #expect(bench.hears(class: "Session(Start)"))
        #expect(!bench.hears(class: "Session") && !bench.hears(class: "Session(End)"))
        bench.target.filter.reset()
        bench.target.filter.minimumLevel = .none
        bench.target.filter.setLoggingLevel(.info, forClasses: ["Session"])
        #expect(bench.hears(class: "Session(End)") && bench.hears(class: "Session"))
        let record = LogRecord(
            level: .info, message: "", functionName: "run()", fileID: "CastSender/SessionCore+Start.swift", line: 1)
        #expect(record.className == "SessionCore(Start)" && record.function == "SessionCore.run()")
    }

    @Test func ofSeveralRulesTheLastOneCounts() {
        let bench = LogBench()
        bench.target.filter.setLoggingLevel(.error, forClasses: ["*"])
        bench.target.filter.setLoggingLevel(.debug, forClasses: ["Session*"])
        #expect(bench.hears("text", .debug, class: "SessionManager") && !bench.hears("text", .info, class: "Device"))
        bench.target.filter.setLoggingLevel(.error, forClasses: ["*"])
        #expect(!bench.hears("text", .debug, class: "SessionManager"))
    }

    @Test(arguments: ["run", "run(with:)", "Some.run*", "*", "ru?"])
    func aFunctionsLevelGoesBeforeItsClass(pattern: String) {
        let bench = LogBench()
        bench.target.filter.setLoggingLevel(.none, forClasses: ["Some"])
        #expect(!bench.hears(function: "run(with:)"))
        bench.target.filter.setLoggingLevel(.verbose, forFunctions: [pattern])
        #expect(bench.hears("text", .verbose, function: "run(with:)"))
        #expect(bench.hears("text", .error, function: "walk()") == (pattern == "*"))
    }

    @Test func messagePatternsChooseByTheText() throws {
        let bench = LogBench()
        try bench.target.filter.addMessagePatterns([#"code \d+"#, "^The"])
        #expect(bench.hears("it has code 12") && bench.hears("The end"))
        #expect(!bench.hears("it has code x") && !bench.hears("the end"))
        try bench.target.filter.addMessagePatterns(["^the"], caseInsensitive: true)
        #expect(bench.hears("THE end"))
        #expect(!bench.hears("The end", .debug), "a pattern does not lower the level")
        bench.target.filter.reset()
        #expect(bench.hears("anything"))
    }

    @Test func whatIsNoRegularExpressionIsRefusedWhole() {
        var filter = LoggerFilter()
        do throws(CastError) {
            try filter.addMessagePatterns(["fine", "("])
            Issue.record("taken")
        } catch {
            #expect(error.code == .invalidRequest && error.description.contains("\"(\""))
        }
        let record = LogRecord(level: .error, message: "text", functionName: "run()", fileID: "a/B.swift", line: 1)
        #expect(filter.admits(record), "none of them was added")
    }
}
