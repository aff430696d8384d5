import Foundation
import Testing

/// The articles on each subject: what they show is compiled.
struct SubjectArticlesTests {
    private func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test func everyLineOfTheArticlesIsCompiledHere() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let catalogue = root.appending(path: "Sources/CastSender/CastSender.docc")
        let compiled = lines(try String(contentsOf: folder.appending(path: "Subjects.swift"), encoding: .utf8))
        var shown = 0
        for article in try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
        where article.pathExtension == "md" && article.lastPathComponent != "CastingAFilm.md" {
            let text = try String(contentsOf: article, encoding: .utf8)
            for part in text.components(separatedBy: "```swift\n").dropFirst() {
                let block = try #require(part.components(separatedBy: "\n```").first)
                #expect(compiled.contains(sequence: lines(block)), "\(article.lastPathComponent): \(block)")
                shown += 1
            }
        }
        #expect(shown == 19)
    }
}
