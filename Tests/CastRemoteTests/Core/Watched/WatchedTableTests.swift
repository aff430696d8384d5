import Testing

@testable import CastRemote

@Suite struct WatchedTableTests {
    @Test func whatWasSeenAlmostToItsEndIsFinished() {
        var table = WatchedTable()
        table.saw("a", at: 1_000, of: 6_000, now: 1)
        #expect(table.resumption(of: "a") == 1_000 && table.mark(of: "a")?.finished == false)
        table.saw("a", at: 5_699, of: 6_000, now: 2)
        #expect(table.mark(of: "a")?.finished == false)
        table.saw("a", at: 5_700, of: 6_000, now: 3)
        #expect(table.mark(of: "a")?.finished == true && table.resumption(of: "a") == nil)
    }

    @Test func whoLooksInLeavesNoMarkAndTakesNoneAway() {
        var table = WatchedTable()
        let isKept = table.saw("a", at: 14, of: 100, now: 1)
        #expect(!isKept && table.mark(of: "a") == nil)
        table.set("a", finished: true, now: 2)
        table.saw("a", at: 3, of: 100, now: 3)
        #expect(table.mark(of: "a")?.finished == true)
        table.saw("a", at: 40, of: 100, now: 4)
        #expect(table.mark(of: "a")?.finished == false)
    }

    @Test func littleIsNotWrittenDownAndNonsenseNever() {
        var table = WatchedTable()
        let kept = [50.0, 53, 56].map { table.saw("a", at: $0, of: 100, now: Int64($0)) }
        #expect(kept == [true, false, true])
        let wrong = [Double.nan, .infinity, -1, 1e300].map { table.saw("b", at: $0, of: 100, now: 4) }
        #expect(wrong == [false, false, false, false])
        table.saw("live", at: 90_000, of: nil, now: 5)
        #expect(table.mark(of: "live")?.finished == false)
    }

    @Test func theOldestGoWhereThereAreTooMany() {
        var table = WatchedTable()
        for number in 0...WatchedTable.limit { table.set("\(number)", finished: true, now: Int64(number)) }
        #expect(table.marks.count <= WatchedTable.limit && table.mark(of: "0") == nil)
        #expect(table.mark(of: "\(WatchedTable.limit)") != nil)
    }

    @Test func aFileReadsAsItWasWritten() throws {
        var table = WatchedTable()
        table.saw("a", at: 50.25, of: 100, now: 1)
        table.set("b", finished: true, now: 2)
        #expect(WatchedRecords.read(WatchedRecords.bytes(of: table)) == table)
        #expect(WatchedRecords.read(Array("{".utf8)) == nil)
        let strange = #"{"version":1,"marks":{"a":{"position":-1,"finished":false,"at":1}}}"#
        #expect(WatchedRecords.read(Array(strange.utf8))?.marks == [:])
    }
}
