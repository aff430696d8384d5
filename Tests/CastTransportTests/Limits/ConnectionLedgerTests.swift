import Testing

@testable import CastTransport

@Suite struct ConnectionLedgerTests {
    private let now = ContinuousClock.now

    private func budget(_ change: (inout ConnectionBudget) -> Void = { _ in }) -> ConnectionBudget {
        var budget = ConnectionBudget()
        (budget.arrivals, budget.arrivalsSaved) = (1e6, 1e6)
        change(&budget)
        return budget
    }

    /// Comes in, agrees on TLS and speaks.
    @discardableResult
    private func speaker(_ address: String, in ledger: inout ConnectionLedger) -> ConnectionLedger.Place? {
        switch ledger.arrive(from: address, at: now) {
        case .taken(let place), .takenFrom(_, let place):
            ledger.established(place)
            ledger.spoke(place)
            return place
        case .refused: return nil
        }
    }

    @Test func oneAddressLeavesPlacesForTheOthers() {
        var ledger = ConnectionLedger(budget: budget())
        for _ in 0..<300 { speaker("192.0.2.1", in: &ledger) }
        #expect(ledger.count == ConnectionBudget().connectionsPerAddress)
        #expect(speaker("192.0.2.2", in: &ledger) != nil)
        #expect(ledger.arrive(from: "192.0.2.1", at: now) == .refused)
    }

    @Test func aServiceOfThisMachineHasMore() {
        var ledger = ConnectionLedger(budget: budget())
        for _ in 0..<300 { speaker("::ffff:127.0.0.1", in: &ledger) }
        #expect(ledger.count == ConnectionBudget().connectionsPerLoopbackAddress)
    }

    @Test func aNewcomerFromElsewhereTakesAPlaceOfWhoHasMost() throws {
        var ledger = ConnectionLedger(budget: budget { $0.connections = 10 })
        let first = try #require(speaker("192.0.2.1", in: &ledger))
        var last = first
        for _ in 0..<6 { last = try #require(speaker("192.0.2.1", in: &ledger)) }
        for _ in 0..<3 { speaker("192.0.2.2", in: &ledger) }
        guard case .takenFrom(let loser, _) = ledger.arrive(from: "192.0.2.3", at: now) else {
            return #expect(Bool(false), "the newcomer found no place")
        }
        #expect(loser == last)
        #expect(ledger.count == 10)
        #expect(ledger.arrive(from: "192.0.2.1", at: now) == .refused)
    }

    @Test func whoHasSaidNothingGivesWayBeforeWhoSpeaks() throws {
        var ledger = ConnectionLedger(budget: budget { $0.connections = 4 })
        speaker("192.0.2.1", in: &ledger)
        guard case .taken(let silent) = ledger.arrive(from: "192.0.2.1", at: now) else { return }
        ledger.established(silent)
        guard case .taken(let handshaking) = ledger.arrive(from: "192.0.2.1", at: now) else { return }
        speaker("192.0.2.1", in: &ledger)
        for loser in [handshaking, silent] {
            guard case .takenFrom(loser, let place) = ledger.arrive(from: "192.0.2.2", at: now) else {
                return #expect(Bool(false), "another one gave way")
            }
            ledger.established(place)
            ledger.spoke(place)
        }
        #expect(ledger.arrive(from: "192.0.2.2", at: now) == .refused, "now both have as many")
    }

    @Test func halfOpenConnectionsGiveWayToTheirOwnAddress() throws {
        var ledger = ConnectionLedger(budget: budget())
        speaker("192.0.2.1", in: &ledger)
        var places: [ConnectionLedger.Place] = []
        for _ in 0..<ConnectionBudget().handshakesPerAddress {
            guard case .taken(let place) = ledger.arrive(from: "192.0.2.1", at: now) else { continue }
            places.append(place)
        }
        guard case .takenFrom(let oldest, _) = ledger.arrive(from: "192.0.2.1", at: now) else {
            return #expect(Bool(false), "no place")
        }
        #expect(oldest == places.first)
        #expect(ledger.count == ConnectionBudget().handshakesPerAddress + 1)
    }

    @Test func anAddressBeginsOnlySoManyASecond() {
        let budget = ConnectionBudget()
        var ledger = ConnectionLedger(budget: budget)
        var taken = 0
        for _ in 0..<1_000 {
            if ledger.arrive(from: "192.0.2.1", at: now) != .refused { taken += 1 }
        }
        #expect(taken == Int(budget.arrivalsSaved))
        #expect(ledger.arrive(from: "192.0.2.2", at: now) != .refused)
        let later = now + .seconds(1)
        let more = (0..<1_000).count { _ in ledger.arrive(from: "192.0.2.1", at: later) != .refused }
        #expect(more == Int(budget.arrivals))
    }

    @Test func placesThatAreLeftAreFree() throws {
        var ledger = ConnectionLedger(budget: budget { $0.connectionsPerAddress = 1 })
        let place = try #require(speaker("192.0.2.1", in: &ledger))
        #expect(ledger.arrive(from: "192.0.2.1", at: now) == .refused)
        ledger.left(place)
        ledger.left(place)
        #expect(ledger.count == 0 && speaker("192.0.2.1", in: &ledger) != nil)
    }
}
