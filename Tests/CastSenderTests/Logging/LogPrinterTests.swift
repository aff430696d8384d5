import Logging
import Testing

@testable import CastSender

/// S0-89, and swift-log both ways.
@MainActor
@Suite struct LogPrinterTests {
    private func lines(_ format: LogPrinter.Format, isEnabled: Bool = true) -> (lines: [String], count: Int) {
        var lines: [String] = []
        let printer = LogPrinter(format: format) { lines.append($0) }
        printer.isEnabled = isEnabled
        printer.logMessage(
            "It's on – now", at: .debug, fromFunction: "-[GCKSession start]", location: "GCKSession.m:12")
        return (lines, printer.messageCount)
    }

    // S0-89
    @Test func printsTheTwoFormsOfTheDocumentsByteForByte() {
        #expect(lines(.brief).lines.map { Array($0.utf8) } == [Array("-[GCKSession start] - It's on – now".utf8)])
        #expect(
            lines(.located).lines.map { Array($0.utf8) }
                == [Array("-[GCKSession start] - It's on – now, GCKSession.m:12".utf8)])
    }

    // S0-89
    @Test(arguments: LogPrinter.Format.allCases)
    func switchedOffItIsToldAndPrintsNothing(format: LogPrinter.Format) {
        #expect(lines(format, isEnabled: false) == ([], 1))
        #expect(lines(format).count == 1)
    }

    // S0-89: one line for each message, on standard output, whatever the message.
    @Test func aMessageIsOneLineOfTheProcessesOutput() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let printer = LogPrinter()
                CastLogger.shared.delegate = printer
                CastLogger.shared.log("two\nlines", at: .error, function: "run()", fileID: "App/Main.swift", line: 3)
                CastLogger.shared.flush()
                printer.isEnabled = false
                CastLogger.shared.log("hidden", at: .error)
                CastLogger.shared.flush()
                #expect(printer.messageCount == 2)
            }
        }
        #expect(String(decoding: result.standardOutputContent, as: UTF8.self) == "Main.run() - two\\u{a}lines\n")
    }

    @Test func swiftLogsMessagesComeToTheDelegate() {
        let bench = LogBench(.debug)
        var logger = bench.logger
        logger[metadataKey: "device"] = "TV"
        #expect(logger.logLevel == .debug)
        logger.trace("hidden")
        logger.debug(
            "said", metadata: ["class": "Engine", "at": "3"], file: "App/File.swift", function: "go()", line: 9)
        logger.critical("worst", file: "App/File.swift", function: "go()", line: 10)
        bench.target.flush()
        #expect(
            bench.spy.lines == [
                .init(
                    message: "said at=3 device=TV", level: .debug, function: "Engine.go()",
                    location: "App/File.swift:9"),
                .init(
                    message: "worst device=TV", level: .assert, function: "File.go()", location: "App/File.swift:10"),
            ])
        logger.logLevel = .error
        logger.warning("below the logger's own level")
        bench.target.minimumLevel = .none
        logger.error("below the filter's")
        bench.target.flush()
        #expect(bench.spy.lines.count == 2)
    }

    @Test func aForwarderBringsMessagesToSwiftLog() {
        let bench = LogBench(hasDelegate: false)
        let kept = LogLines()
        let forwarder = LogForwarder(to: kept.logger)
        bench.target.delegate = forwarder
        bench.log("said", .warning, class: "Engine")
        bench.log("worst", .assert)
        #expect(
            kept.lines == [
                "warning said function=Engine.run() location=Test/Some.swift:7",
                "critical worst function=Some.run() location=Test/Some.swift:7",
            ])
    }
}
