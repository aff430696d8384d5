import Foundation
import Testing

@testable import BrowserProcess

@Suite struct UnattendedProgramTests {
    /// A shell that tells in a file what it finds.
    private func run(_ script: String) async throws -> String {
        let file = FileManager.default.temporaryDirectory.path + "/marquee-unattended-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        UnattendedProgram.start(["/bin/sh", "-c", "{ \(script); } > \(file).new; mv \(file).new \(file)"])
        for _ in 0..<500 {
            if let text = try? String(contentsOfFile: file, encoding: .utf8) { return text }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("the program did not run")
        return ""
    }

    @Test func openFilesAreNotForIt() async throws {
        // Not closed on exec, and a number that nothing else in this process has.
        let descriptor = open("/dev/null", O_RDONLY)
        let high = dup2(descriptor, 517)
        defer { for descriptor in [descriptor, high] { close(descriptor) } }
        try #require(high == 517)
        #expect(try await run("test -e /proc/self/fd/517 && echo open || echo closed") == "closed\n")
    }

    @Test func ctrlCIsNotForIt() async throws {
        // The fifth word is its group, as proc(5) has it, and the first its own number.
        let words = try await run("cat /proc/$$/stat").split(separator: " ")
        try #require(words.count > 5)
        #expect(words[4] == words[0])
    }

    @Test func itHasThisProcessesEnvironment() async throws {
        #expect(try await run("echo \"$PATH\"") == (ProcessInfo.processInfo.environment["PATH"] ?? "") + "\n")
    }

    @Test func oneThatCantBeStartedIsPassedOver() {
        UnattendedProgram.start(["/nonexistent/program"])
    }
}
