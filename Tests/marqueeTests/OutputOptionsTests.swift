import ArgumentParser
import Testing

@testable import CastSender
@testable import marquee

@Suite struct OutputOptionsTests {
    @Test("Nothing is told unless it is asked for")
    func silence() throws {
        #expect(try OutputOptions.parse([]).isLogSilent)
        let some = [["-v"], ["--log", "error"], ["--log-class", "A=debug"], ["--log-match", "x"], ["--log-files"]]
        for arguments in some {
            #expect(try !OutputOptions.parse(arguments).isLogSilent, "\(arguments)")
        }
    }

    @Test("The level is the one that is named", arguments: [
        ([], LoggerLevel.info), (["-v"], .verbose), (["--verbose"], .verbose), (["--log", "verbose"], .verbose),
        (["--log", "ERROR"], .error), (["-v", "--log", "warning"], .warning), (["--log", "none"], .none),
    ])
    func levels(arguments: [String], level: LoggerLevel) throws {
        #expect(try OutputOptions.parse(arguments).logFilter().minimumLevel == level)
    }

    @Test("What is no level, no rule or no pattern is wrong use; the sentence says what would be right", arguments: [
        (["--log", "loud"], "verbose, debug, info"), (["--log-class", "Session"], "SessionManager=debug"),
        (["--log-class", "=debug"], "SessionManager=debug"), (["--log-class", "a=b=c"], "SessionManager=debug"),
        (["--log-class", "A=loud"], "\"loud\" is not a log level"), (["--log-match", "("], "regular expression"),
    ])
    func mistakes(arguments: [String], words: String) {
        do {
            _ = try OutputOptions.parse(arguments)
            Issue.record("taken")
        } catch {
            #expect(OutputOptions.fullMessage(for: error).contains(words))
        }
    }

    @Test("The help names every level that is taken", arguments: LoggerLevel.allCases)
    func help(level: LoggerLevel) throws {
        #expect(OutputOptions.helpMessage(columns: 500).contains(level.name))
        #expect(throws: Never.self) { try OutputOptions.parse(["--log", level.name]) }
    }
}
