import Testing

@testable import ServingCore

@Suite struct ConnectionTableTests {
    private func table(inAll: Int = 8, perHost: Int = 3, knownHosts: Int = 2) -> ConnectionTable<Int> {
        var limits = ConnectionLimits()
        (limits.inAll, limits.perHost, limits.knownHosts) = (inAll, perHost, knownHosts)
        return ConnectionTable(limits: limits)
    }

    @Test func anAddressDisplacesItsOwnConnectionsFirst() {
        var table = table()
        #expect(table.opened(0, from: "tv") == .admitted)
        for id in 1...3 { #expect(table.opened(id, from: "bad") == .admitted) }
        #expect(table.opened(4, from: "bad") == .inPlace(of: 1))
        #expect(table.opened(5, from: "bad") == .inPlace(of: 2))
        #expect(table.count == 4)
    }

    @Test func strangersNeverTakeAReceiversPlaceHoweverManyTheyAre() {
        var table = table()
        for id in 0..<3 {
            #expect(table.opened(id, from: "tv") == .admitted)
            table.proved(id)
        }
        for id in 3..<1000 {
            if case .inPlace(let other) = table.opened(id, from: "stranger \(id)") { #expect(other >= 3) }
        }
        #expect((0..<3).allSatisfy { table.isProven($0) })
        #expect(table.count == 8)
    }

    @Test func aReceiverGetsInHoweverFullItIs() {
        var table = table()
        for id in 0..<8 { _ = table.opened(id, from: "stranger \(id)") }
        #expect(table.opened(8, from: "tv") == .inPlace(of: 0))
        table.proved(8)
        table.closed(8)
        for id in 10..<20 { _ = table.opened(id, from: "stranger \(id)") }
        // It has shown that it knows a path, so its next connection outlives all strangers.
        _ = table.opened(20, from: "tv")
        for id in 21..<100 { #expect(table.opened(id, from: "stranger \(id)") != .inPlace(of: 20)) }
        table.proved(20)
        #expect(table.isProven(20))
    }

    @Test func ofAReceiversOwnTheOneThatIsQuietForLongestGivesWay() {
        var table = table()
        for id in 0..<3 {
            _ = table.opened(id, from: "tv")
            table.proved(id)
        }
        table.active(0)
        #expect(table.opened(3, from: "tv") == .inPlace(of: 1))
        // One that has asked for nothing goes before one that plays.
        table.active(0)
        #expect(table.opened(4, from: "tv") == .inPlace(of: 3))
    }

    @Test func whereAllAreReceiversAStrangerIsRefusedAndAReceiverIsNot() {
        var table = table(inAll: 4, perHost: 3, knownHosts: 8)
        for id in 0..<4 {
            _ = table.opened(id, from: "tv \(id)")
            table.proved(id)
        }
        #expect(table.opened(4, from: "stranger") == .refused)
        #expect(table.opened(5, from: "tv 2") == .inPlace(of: 0))
        #expect(table.count == 4)
    }

    @Test func onlySoManyAddressesAreRemembered() {
        var table = table(inAll: 4, perHost: 3, knownHosts: 2)
        for id in 0..<3 {
            _ = table.opened(id, from: "tv \(id)")
            table.proved(id)
            table.closed(id)
        }
        for id in 10..<14 { _ = table.opened(id, from: "tv \(id)") }
        for id in 10..<14 { table.proved(id) }
        #expect(table.opened(20, from: "tv 0") == .refused)
    }
}
