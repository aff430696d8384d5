import Testing

@testable import DBusValues

@Suite struct DBusBudgetTests {
    @Test func whatIsBeyondTheBudgetIsNoMessage() throws {
        var budget = DBusBudget(values: 2, bytes: 10 + 2 * DBusBudget.bytesOfValue)
        try budget.spend(values: 1)
        try budget.spend(bytes: 10)
        try budget.spend(values: 1)
        #expect(throws: DBusError.self) { try budget.spend(values: 1) }
        var other = DBusBudget(values: 2, bytes: 10)
        #expect(throws: DBusError.self) { try other.spend(bytes: 11) }
    }

    @Test func aThousandSignalsThatWaitAreBounded() throws {
        var budget = DBusBudget.signal
        try budget.spend(bytes: 64 << 10)
        #expect(throws: DBusError.self) { try budget.spend(bytes: 1) }
    }

    /// Numbers have no text, and take memory all the same: a thousand signals of them hold no more than those of text.
    @Test func aValueCountsForTheMemoryThatItTakes() throws {
        var budget = DBusBudget.signal
        var count = 0
        while (try? budget.spend(values: 1)) != nil { count += 1 }
        #expect(count == (64 << 10) / DBusBudget.bytesOfValue)
        var answer = DBusBudget.reply
        try answer.spend(values: 65_536, bytes: 4 << 20)
        #expect(throws: DBusError.self) { try answer.spend(bytes: 1) }
    }
}
