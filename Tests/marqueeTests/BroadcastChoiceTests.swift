import Foundation
import Testing

@testable import ScreenBroadcast
@testable import marquee

@Suite struct BroadcastChoiceTests {
    /// Those with `!` are gone.
    private func found(_ names: [String]) throws -> ([RunningBroadcast], home: URL) {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("choice-\(UUID().uuidString)")
        let folder = try BroadcastFolder(GroupContainer.create("g", environment: ["HOME": home.path]))
        let found = names.map { name in
            let process = name.hasSuffix("!") ? ProcessIdentity(processID: .max, start: "") : .own
            let record = BroadcastRecord(
                name: BroadcastName(name)!, program: "test", processID: process.processID, processStart: process.start,
                since: 1, source: "screen", destinations: [], socket: "s")
            return RunningBroadcast(record: record, folder: folder)
        }
        return (found, home)
    }

    @Test(
        "The one that is paused goes on before one that is gone; where several can be meant, it is asked which",
        arguments: [
            (["a", "old!", "p"], "p"), (["a", "old!"], "old"), (["a"], "a"), (["p", "paused"], nil),
            (["old!", "older!", "a"], nil), (["a", "b"], nil), ([], nil),
        ])
    func resumed(names: [String], name: String?) async throws {
        let (found, home) = try found(names)
        defer { try? FileManager.default.removeItem(at: home) }
        do {
            let choice = try await BroadcastChoice.toResume(found) { $0.name.hasPrefix("p") }
            #expect(choice.name == name)
        } catch let failure as CommandFailure {
            #expect(name == nil && failure.status == .wrongUse)
        }
    }
}
