import Foundation
import Testing

/// README's example is compiled as `ReadmeExample.swift`, and never run.
@Suite struct ReadmeExampleTests {
    @Test func whatIsCompiledIsWhatReadmeShows() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let root = tests.deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let compiled = try String(contentsOf: tests.appending(path: "ReadmeExample.swift"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
        #expect(blocks.count == 2, "each of them is compiled in one module's tests")
        #expect(blocks.contains { $0.hasPrefix(compiled + "```") })
    }
}
