import Dispatch
import Foundation
import Testing

@testable import CastSender

@MainActor
@Suite(.timeLimit(.minutes(1)))
final class LogFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "logs-\(UUID().uuidString)")
        .path(percentEncoded: false)

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private func text(_ name: String = "cast-sender.log") -> String {
        FileManager.default.contents(atPath: "\(folder)/\(name)").map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func aLineHasTimeLevelFunctionAndText() throws {
        let target = CastLogger(router: LogRouter(now: { Date(timeIntervalSince1970: 1_000_000_000.25) }))
        let spy = LogSpy()
        target.delegate = spy
        target.logFolder = folder
        target.log("not yet", at: .error)
        #expect(names.isEmpty)
        target.fileLoggingEnabled = true
        target.log("It failed.", at: .error, function: "run()", fileID: "App/Main.swift", line: 1)
        target.log("hidden", at: .debug)
        target.fileLoggingEnabled = false
        target.log("no more", at: .error)
        #expect(text() == "2001-09-09T01:46:40.250Z error Main.run() - It failed.\n")
        #expect(try mode(folder) == 0o700)
        #expect(try mode("\(folder)/cast-sender.log") == 0o600)
    }

    @Test func noFileIsWrittenWithoutADelegate() {
        let target = CastLogger(router: LogRouter())
        target.logFolder = folder
        target.fileLoggingEnabled = true
        target.log("unheard", at: .assert)
        #expect(names.isEmpty)
    }

    @Test func aFullFileIsPutAsideAndTheOldestGoes() {
        var files = LogFiles(folder: folder, size: 30, count: 3)
        for number in 1...3 { files.append("line \(number) of 10") }
        // Two lines of 13 bytes fit into 30.
        #expect(names == ["cast-sender.1.log", "cast-sender.log"])
        #expect(text("cast-sender.1.log") == "line 1 of 10\nline 2 of 10\n")
        #expect(text() == "line 3 of 10\n")
        for number in 4...9 { files.append("line \(number) of 10") }
        #expect(names == ["cast-sender.1.log", "cast-sender.2.log", "cast-sender.log"])
        #expect(text("cast-sender.2.log") == "line 5 of 10\nline 6 of 10\n")
        #expect(text() == "line 9 of 10\n")
        files.append(String(repeating: "x", count: 100))
        #expect(text() == String(repeating: "x", count: 100) + "\n", "a line is never cut")
        files.close()
    }

    @Test func severalWritersShareTheFilesAndLoseNoLine() async {
        let folder = folder
        await withTaskGroup { group in
            for writer in 0..<4 {
                group.addTask {
                    var files = LogFiles(folder: folder, size: 4000, count: 100)
                    for number in 0..<200 { files.append("writer \(writer) line \(number)") }
                    files.close()
                }
            }
        }
        let lines = names.flatMap { text($0).split(separator: "\n") }
        #expect(lines.count == 800 && Set(lines).count == 800)
        #expect(names.count > 2 && names.allSatisfy { text($0).utf8.count <= 4000 })
    }

    @Test func theLimitsOfTheSettingsHold() {
        let target = LogBench().target
        target.maxLogFileSize = 1
        #expect(target.maxLogFileSize == 32 << 10)
        target.maxLogFileSize = 0
        #expect(target.maxLogFileSize == 2 << 20)
        target.maxLogFileSize = 1 << 20
        #expect(target.maxLogFileSize == 1 << 20)
        target.maxLogFileCount = 0
        #expect(target.maxLogFileCount == 2)
        target.maxLogFileCount = 5
        #expect(target.maxLogFileCount == 5)
    }

    @Test func theLoggersOwnFilesAreBoundedToo() {
        let target = CastLogger(router: LogRouter())
        let spy = LogSpy()
        target.delegate = spy
        target.logFolder = folder
        target.maxLogFileSize = 32 << 10
        target.fileLoggingEnabled = true
        for number in 0..<3000 { target.log("message \(number)", at: .error) }
        #expect(names == ["cast-sender.1.log", "cast-sender.log"])
        #expect(names.allSatisfy { (1...(32 << 10)).contains(text($0).utf8.count) })
        #expect(text().hasSuffix("message 2999\n"))
    }

    @Test func whatCannotBeWrittenIsLeftOut() throws {
        var nowhere = LogFiles(folder: "/proc/none/logs", size: 100, count: 2)
        nowhere.append("text")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/cast-sender.log", withDestinationPath: "\(folder)/elsewhere")
        var files = LogFiles(folder: folder, size: 100, count: 2)
        files.append("text")
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/elsewhere"), "a link is not followed")
    }

    @Test func theFolderIsTheUsers() {
        #expect(LogSettings().folder == UserFolders().state + "/logs")
    }

    /// A process that ends must not leave a line on the console whose file has none.
    @Test func theEndWaitsForTheLineThatIsBeingWritten() async {
        let (writing, go) = (AsyncStream.makeStream(of: Void.self), DispatchSemaphore(value: 0))
        let router = LogRouter(console: { _ in
            writing.continuation.yield()
            go.wait()
        })
        let target = CastLogger(router: router)
        let spy = LogSpy()
        target.delegate = spy
        target.logFolder = folder
        target.consoleLoggingEnabled = true
        target.fileLoggingEnabled = true
        let threads = [DispatchQueue(label: "writes"), DispatchQueue(label: "ends")]
        threads[0].async { target.log("the last one", at: .error) }
        for await _ in writing.stream { break }
        // A console that takes nothing is not waited for.
        router.finish(within: .zero)
        await withCheckedContinuation { ended in
            threads[1].async {
                router.finish(within: .seconds(50))
                ended.resume()
            }
            go.signal()
        }
        #expect(text().hasSuffix("the last one\n"))
        target.log("too late", at: .error)
        router.finish(within: .zero)
        #expect(!text().contains("too late"))
    }
}
