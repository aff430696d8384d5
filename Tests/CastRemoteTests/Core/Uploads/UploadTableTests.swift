import Testing

@testable import CastRemote

@Suite struct UploadTableTests {
    private static let room: Int64 = 1 << 50

    private static func budget() -> UploadBudget {
        var budget = UploadBudget()
        (budget.atOnce, budget.files, budget.bytesEach, budget.bytesInAll, budget.spare) = (2, 3, 100, 250, 10)
        return budget
    }

    private static func code(_ body: () throws -> Void) -> RemoteRefusal.Code? {
        do { try body() } catch { return (error as? RemoteRefusal)?.code }
        return nil
    }

    @Test func eachLimitHasItsAnswer() throws {
        var table = UploadTable(budget: Self.budget())
        #expect(Self.code { try table.begin("a", name: "a", length: nil, free: Self.room) } == .badRequest)
        #expect(Self.code { try table.begin("a", name: "a", length: 0, free: Self.room) } == .badRequest)
        #expect(Self.code { try table.begin("a", name: "a", length: -5, free: Self.room) } == .badRequest)
        #expect(Self.code { try table.begin("a", name: "a", length: 101, free: Self.room) } == .tooLarge)
        #expect(Self.code { try table.begin("a", name: "a", length: .max, free: Self.room) } == .tooLarge)
        #expect(Self.code { try table.begin("a", name: "a", length: 100, free: 109) } == .noRoom)
        try table.begin("a", name: "a", length: 100, free: 110)
        #expect(Self.code { try table.begin("b", name: "b", length: 1, free: 110) } == .noRoom, "a's is spoken for")
        try table.begin("b", name: "b", length: 100, free: Self.room)
        #expect(Self.code { try table.begin("c", name: "c", length: 50, free: Self.room) } == .tooMany)
        table.set("a", .preparing)
        #expect(Self.code { try table.begin("c", name: "c", length: 51, free: Self.room) } == .noRoom)
        try table.begin("c", name: "c", length: 50, free: Self.room)
        table.set("b", .playing)
        #expect(Self.code { try table.begin("d", name: "d", length: 1, free: Self.room) } == .tooMany)
        table.set("a", .done)
        try table.begin("d", name: "d", length: 1, free: Self.room)
    }

    @Test func noMoreIsTakenThanWasSaidAndNothingOnceItIsCancelled() throws {
        var table = UploadTable(budget: Self.budget())
        try table.begin("a", name: "a", length: 10, free: Self.room)
        try table.received(10, of: "a")
        #expect(Self.code { try table.received(1, of: "a") } == .tooLarge)
        table.set("a", .cancelled)
        #expect(Self.code { try table.received(0, of: "a") } == .conflict)
        table.set("a", .playing)
        #expect(table.upload("a")?.state == .cancelled)
    }

    @Test func twentyAreToldOfTheNewestFirst() throws {
        var table = UploadTable(budget: Self.budget())
        for number in 0..<50 {
            try table.begin("\(number)", name: "x", length: 1, free: Self.room)
            table.set("\(number)", .failed, error: "it broke off")
        }
        #expect(table.uploads.map(\.id) == (30..<50).reversed().map { "\($0)" })
    }

    @Test func sizesAreToldAsFileManagersDo() {
        let sizes: [Int64] = [0, 999, 1_000, 9_949, 9_950, 999_500, 64 << 30, 1_250_000_000_000]
        #expect(
            sizes.map(UploadBudget.text) == ["0 B", "999 B", "1 kB", "9.9 kB", "10 kB", "1 MB", "69 GB", "1.3 TB"])
    }
}
