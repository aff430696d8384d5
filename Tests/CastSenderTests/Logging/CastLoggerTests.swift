import Foundation
import Logging
import Testing

@testable import CastSender

/// S0-14 to S0-18, S0-22, S0-90.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CastLoggerTests {
    // S0-14
    @Test func thereIsOneLoggerWithTheDocumentedDefaults() {
        let shared = CastLogger.shared
        #expect(shared === CastLogger.shared)
        #expect(shared.loggingEnabled && !shared.consoleLoggingEnabled && !shared.fileLoggingEnabled)
        #expect(shared.minimumLevel == .info && shared.filter.minimumLevel == .info)
        #expect(shared.maxLogFileSize == 2 << 20 && shared.maxLogFileCount == 2)
        #expect(shared.delegate == nil)
    }

    // S0-15
    @Test func theDelegateGetsMessageLevelFunctionAndPlace() {
        let bench = LogBench()
        bench.target.log("It failed.", at: .error)
        let line = UInt(#line - 1)
        bench.target.flush()
        #expect(
            bench.spy.lines == [
                .init(
                    message: "It failed.", level: .error,
                    function: "CastLoggerTests.theDelegateGetsMessageLevelFunctionAndPlace()",
                    location: "CastSenderTests/CastLoggerTests.swift:\(line)")
            ])
    }

    // S0-15: nobody has to call flush().
    @Test func theDelegateIsToldByItselfInOrderFromAnyThread() async {
        let bench = LogBench()
        let target = bench.target
        await Task.detached {
            for number in 0..<100 { target.log("message \(number)", at: .warning) }
        }.value
        await bench.spy.wait(for: "message 99")
        #expect(bench.spy.messages == (0..<100).map { "message \($0)" })
    }

    @Test func whatADelegateHasNotTakenIsNotForTheNext() {
        let bench = LogBench()
        bench.target.take(
            LogRecord(
                level: .error, message: "for the first", className: "Some", functionName: "run()",
                fileID: "Test/Some.swift", line: 7))
        bench.target.delegate = nil
        let next = LogSpy()
        bench.target.delegate = next
        bench.target.flush()
        #expect(next.messages.isEmpty && bench.spy.messages.isEmpty)
    }

    // S0-16
    @Test func nothingIsSaidOrKeptUntilThereIsADelegate() {
        let bench = LogBench(.verbose, hasDelegate: false)
        bench.target.consoleLoggingEnabled = true
        bench.log("before", .error)
        bench.target.delegate = bench.spy
        bench.log("with", .error)
        bench.target.delegate = nil
        bench.log("after", .error)
        bench.target.delegate = bench.spy
        bench.target.flush()
        #expect(bench.spy.messages == ["with"])
        #expect(bench.console.lines.count == 1)
        #expect(bench.console.lines.first?.hasSuffix("Z error Some.run() - with") == true)
    }

    // S0-16, errors too, in a process of its own with the framework's own logger.
    @Test func aProcessWithoutADelegatePrintsNothingWhateverGoesWrong() async throws {
        let silent = try await #require(
            processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            await Self.failToConnect()
        }
        #expect(silent.standardOutputContent.isEmpty && silent.standardErrorContent.isEmpty)
        let loud = try await #require(
            processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            await MainActor.run { CastLogger.shared.consoleLoggingEnabled = true }
            let spy = await LogSpy()
            await MainActor.run { CastLogger.shared.delegate = spy }
            await Self.failToConnect()
            withExtendedLifetime(spy) {}
        }
        #expect(loud.standardOutputContent.isEmpty)
        let said = String(decoding: loud.standardErrorContent, as: UTF8.self)
        #expect(said.contains(" error SessionManager.sessionManager(_:didFailToStart:withError:) - "))
    }

    nonisolated private static func failToConnect() async {
        let context = await CastContext.fake(applicationID: "YouTube")
        await #expect(throws: CastError.self) { try await context.sessionManager.connect(to: .tv) }
    }

    @Test func aDelegateThatHasGoneIsNone() {
        let bench = LogBench(hasDelegate: false)
        var spy: LogSpy? = LogSpy()
        bench.target.delegate = spy
        bench.target.consoleLoggingEnabled = true
        #expect(bench.target.lowestLevel == .info)
        spy = nil
        bench.log()
        #expect(bench.target.lowestLevel == nil)
        let said = bench.console.lines.count
        bench.log()
        #expect(bench.console.lines.count == said)
        _ = spy
    }

    // S0-17
    @Test func levelsHaveTheirNumbersAndOrder() {
        #expect(LoggerLevel.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
        #expect(LoggerLevel.allCases == [.none, .verbose, .debug, .info, .warning, .error, .assert])
        #expect(LoggerLevel.allCases.sorted() == LoggerLevel.allCases)
        #expect(
            LoggerLevel.allCases.map(\.name) == ["none", "verbose", "debug", "info", "warning", "error", "assert"])
        for level in LoggerLevel.allCases { #expect(level.swiftLogLevel.map(LoggerLevel.init) ?? .none == level) }
        #expect(LoggerLevel(Logger.Level.notice) == .info)
    }

    // S0-18
    @Test(arguments: [
        (LoggerLevel?.none, [LoggerLevel.info, .warning, .error, .assert]),
        (.verbose, [.verbose, .debug, .info, .warning, .error, .assert]),
        (.debug, [.debug, .info, .warning, .error, .assert]), (.error, [.error, .assert]), (LoggerLevel.none, []),
    ])
    func theMinimumLevelDecidesWhatPasses(minimum: LoggerLevel?, passing: [LoggerLevel]) {
        let bench = LogBench(.none)
        var filter = LoggerFilter()
        if let minimum { filter.minimumLevel = minimum }
        bench.target.filter = filter
        #expect(LoggerLevel.allCases.filter { $0 != .none && bench.hears("text", $0) } == passing)
    }

    // S0-22
    @Test func aFilterHoldsFromTheNextMessageOn() {
        let bench = LogBench()
        #expect(!bench.hears("one", .debug))
        var filter = LoggerFilter()
        filter.minimumLevel = .verbose
        bench.target.filter = filter
        #expect(bench.hears("two", .debug))
        bench.target.filter = LoggerFilter()
        #expect(!bench.hears("three", .debug))
        bench.target.filter.setLoggingLevel(.debug, forClasses: ["Some"])
        #expect(bench.hears("four", .debug))
        bench.target.minimumLevel = .error
        bench.target.filter.reset()
        #expect(bench.target.minimumLevel == .info)
    }

    @Test func loggingCanBeSwitchedOff() {
        let bench = LogBench(.verbose)
        bench.target.loggingEnabled = false
        #expect(!bench.hears())
        bench.target.loggingEnabled = true
        #expect(bench.hears())
    }

    @Test func whatIsNotLoggedIsNotMade() {
        let bench = LogBench()
        var made = 0
        func make() -> String {
            made += 1
            return "text"
        }
        bench.target.log(make(), at: .debug)
        #expect(made == 0)
        bench.target.log(make(), at: .info)
        #expect(made == 1)
    }

    @Test func aDelegateThatLogsIsNotToldOfItButItsLaterTasksAreHeard() async {
        let bench = LogBench()
        let target = bench.target
        bench.spy.onMessage = { line in
            target.log("about \(line.message)", at: .error)
            if line.message == "text" { Task { target.log("later", at: .error) } }
        }
        bench.log()
        await bench.spy.wait(for: "later")
        target.flush()
        #expect(bench.spy.messages == ["text", "later"])
    }

    @Test func ofMessagesThatNobodyTakesTheNewestAreKept() {
        let bench = LogBench()
        for number in 0..<10_000 { bench.target.log("\(number)", at: .error) }
        bench.target.flush()
        #expect(bench.spy.messages.count <= LogRouter.outboxLimit && bench.spy.messages.count > 1000)
        #expect(bench.spy.messages.last == "9999")
    }

    // S0-90
    @Test func aDelegateThatIsSetRightAfterTheContextHearsDiscoveryStart() async {
        let bench = LogBench(hasDelegate: false)
        let context = CastContext.fake { $0.logger = bench.logger }
        bench.target.delegate = bench.spy
        #expect(context.discoveryManager.discoveryActive)
        await bench.spy.wait(for: "Looking for")
        #expect(bench.spy.messages == ["Looking for devices of the category com.google.CastDevice"])
        #expect(bench.spy.lines.first?.location.hasPrefix("CastSender/DiscoveryManager.swift:") == true)
    }

    // S0-90, with the one context and the one logger of a process.
    @Test func theSharedLoggerHearsTheSharedContextAndNeedsNone() async {
        await #expect(processExitsWith: .success) {
            let spy = await LogSpy()
            await MainActor.run { CastLogger.shared.delegate = spy }
            CastLogger.shared.log("no context yet", at: .info)
            await spy.wait(for: "no context yet")
            try await MainActor.run { try CastContext.setSharedInstance { CastContext.fake(isShared: true) } }
            await spy.wait(for: "Looking for devices")
        }
    }
}
