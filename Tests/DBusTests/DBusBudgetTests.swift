import Testing

@testable import DBus

@Suite struct DBusBudgetTests {
    @Test func whatIsBeyondTheBudgetIsNoMessage() throws {
        var budget = DBusBudget(values: 2, bytes: 10)
        try budget.spend(values: 1)
        try budget.spend(bytes: 10)
        try budget.spend(values: 1)
        #expect(throws: DBusError.self) { try budget.spend(values: 1) }
        var other = DBusBudget(values: 2, bytes: 10)
        #expect(throws: DBusError.self) { try other.spend(bytes: 11) }
    }

    @Test func aThousandSignalsThatWaitAreBounded() throws {
        var budget = DBusBudget.signal
        try budget.spend(values: 1_024, bytes: 64 << 10)
        #expect(throws: DBusError.self) { try budget.spend(bytes: 1) }
    }
}
