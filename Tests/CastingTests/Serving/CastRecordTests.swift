import CastSender
import CastingFakes
import Foundation
import SenderFakes
import Testing

@testable import Casting

@MainActor @Suite(.timeLimit(.minutes(1))) struct CastRecordTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-\(UUID().uuidString)")

    /// With a cast that has a session, and nothing else.
    private func withRecord(_ body: (CastRecord, Cast, ServingRegistry) throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let registry = try ServingRegistry(folder: folder)
        let tv = FakeTV()
        tv.answer("LOAD", nil)
        let cast = Cast([try await CastItem(FakeTV.film)], on: .tv, in: .fake(tv))
        cast.start()
        await until { cast.session != nil }
        try body(CastRecord(registry: registry, pid: getpid()), cast, registry)
        cast.stop()
        _ = try? await cast.run()
    }

    private func item(_ index: Int, _ title: String) -> StartedItem {
        StartedItem(index: index, title: title, contentType: "video/mp4", servingAddress: nil, isConverted: false)
    }

    private func warning(_ sentence: String) -> CastWarning { CastWarning(kind: .serving, description: sentence) }

    @Test("What went wrong before the first start, and from there to the next item's, is kept")
    func troubles() async throws {
        try await withRecord { record, cast, registry in
            record.cast(cast, didWarn: warning("before"))
            #expect(registry.entries().isEmpty, "nothing plays yet")
            record.cast(cast, didStart: item(0, "first"))
            #expect(registry.entries().map(\.troubles) == [["before"]])
            record.cast(cast, didWarn: warning("between"))
            #expect(registry.entries().map(\.troubles) == [["before", "between"]])
            record.cast(cast, didStart: item(1, "second"))
            let entry = try #require(registry.entries().first)
            #expect(entry.title == "second" && entry.deviceName == "TV" && entry.troubles == ["before", "between"])
            record.close()
            #expect(registry.entries().isEmpty && registry.endings().isEmpty)
        }
    }

    @Test("A failure stays when it is over")
    func failure() async throws {
        try await withRecord { record, cast, registry in
            record.cast(cast, didStart: item(0, "first"))
            record.fail("the film is gone")
            record.close()
            #expect(registry.endings().map(\.reason) == ["the film is gone"])
        }
    }
}
