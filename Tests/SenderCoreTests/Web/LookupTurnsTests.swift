import Testing

@testable import SenderCore

@Suite struct LookupTurnsTests {
    @Test func eachHasSoManyAtATimeAndKeepsNobodyWaiting() {
        var turns = LookupTurns()
        for id in 1...4 { turns.wait(id, of: "one") }
        turns.wait(5, of: "other")
        #expect((turns.next(of: "one"), turns.next(of: "one"), turns.next(of: "one")) == (1, 2, nil))
        #expect(turns.next(of: "other") == 5)
        turns.ended(of: "one")
        #expect((turns.next(of: "one"), turns.next(of: "one")) == (3, nil))
    }

    @Test func whoWaitsNoMoreLosesTheTurnAndWhoIsUnderWayKeepsIt() {
        var turns = LookupTurns()
        for id in 1...4 { turns.wait(id, of: "one") }
        #expect((turns.next(of: "one"), turns.next(of: "one")) == (1, 2))
        turns.cancel(1, of: "one")
        turns.cancel(3, of: "one")
        #expect(turns.next(of: "one") == nil)
        turns.ended(of: "one")
        #expect(turns.next(of: "one") == 4)
    }

    @Test func nothingIsKeptOfThoseWhoHaveEnded() {
        var turns = LookupTurns()
        for namer in 0..<100 {
            turns.wait(namer, of: "\(namer)")
            #expect(turns.next(of: "\(namer)") == namer)
            turns.ended(of: "\(namer)")
        }
        #expect(turns == LookupTurns())
    }
}
