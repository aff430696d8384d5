import Testing

@testable import SenderCore

@Suite struct ImageTurnsTests {
    private static func begun(_ turns: inout ImageTurns) -> [Int] {
        var ids: [Int] = []
        while let id = turns.next() { ids.append(id) }
        return ids
    }

    @Test func oneDeviceHasHalfOfThePlacesAndTheLastThatWasAskedForIsFirst() {
        var turns = ImageTurns()
        for id in 0..<10 { _ = turns.wait(id, of: "slow") }
        for id in 10..<12 { _ = turns.wait(id, of: "other") }
        for id in 12..<20 { _ = turns.wait(id, of: nil) }
        let first = Self.begun(&turns)
        #expect(first == [19, 18, 17, 16, 15, 14, 13, 12], "the app itself may have all")
        for _ in first { turns.ended(of: nil) }
        let then = Self.begun(&turns)
        #expect(then == [11, 10, 9, 8, 7, 6])
        turns.ended(of: "other")
        let none = turns.next()
        #expect(none == nil, "the other places are not for the slow one")
        turns.ended(of: "slow")
        let next = Self.begun(&turns)
        #expect(next == [5])
    }

    @Test func whereTooManyWaitTheOldestGivesUp() {
        var turns = ImageTurns()
        for id in 0..<ImageTurns.waitingLimit {
            let loser = turns.wait(id, of: "tv")
            #expect(loser == nil)
        }
        let first = turns.wait(100, of: "tv")
        let second = turns.wait(101, of: nil)
        #expect(first == 0 && second == 1)
        let isGone = turns.cancel(0)
        let isThere = turns.cancel(2)
        #expect(!isGone && isThere)
        let third = turns.wait(102, of: "tv")
        #expect(third == nil)
    }

    @Test func whatHasEndedLeavesNothing() {
        var turns = ImageTurns()
        _ = turns.wait(1, of: "tv")
        _ = turns.wait(2, of: nil)
        for _ in Self.begun(&turns) {}
        turns.ended(of: "tv")
        turns.ended(of: nil)
        #expect(turns == ImageTurns())
    }
}
