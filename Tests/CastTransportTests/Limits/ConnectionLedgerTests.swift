import NIOCore
import Testing

@testable import CastTransport
@testable import MulticastDNS

extension PeerAddress: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(try? SocketAddress(ipAddress: text, port: 0)) }
}

@Suite struct ConnectionLedgerTests {
    private let now = ContinuousClock.now

    private func budget(_ change: (inout ConnectionBudget) -> Void = { _ in }) -> ConnectionBudget {
        var budget = ConnectionBudget()
        (budget.arrivals, budget.arrivalsSaved) = (1e6, 1e6)
        (budget.networkArrivals, budget.networkArrivalsSaved) = (1e6, 1e6)
        (budget.allArrivals, budget.allArrivalsSaved) = (1e6, 1e6)
        budget.grace = .zero
        change(&budget)
        return budget
    }

    /// Comes in, agrees on TLS and speaks.
    @discardableResult
    private func speaker(
        _ address: PeerAddress, in ledger: inout ConnectionLedger, at now: ContinuousClock.Instant? = nil
    ) -> ConnectionLedger.Place? {
        switch ledger.arrive(from: address, at: now ?? self.now) {
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
        guard case .taken(let silent) = ledger.arrive(from: "192.0.2.1", at: now) else {
            Issue.record("no place")
            return
        }
        ledger.established(silent)
        guard case .taken(let handshaking) = ledger.arrive(from: "192.0.2.1", at: now) else {
            Issue.record("no place")
            return
        }
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

    private func neighbour(_ number: Int, in network: UInt64 = 0x2001_0DB8_0000_0001) -> PeerAddress {
        PeerAddress(.v6(IPv6Address(high: network, low: UInt64(number))))
    }

    private func host(_ number: Int) -> PeerAddress {
        PeerAddress(.v4(IPv4Address(rawValue: 0xC612_0000 + UInt32(number))))
    }

    @Test func addressesCountForTheirNetworkWhereOneComputerMayHaveMany() {
        #expect(neighbour(1).network == neighbour(2).network)
        #expect(neighbour(1).network != neighbour(1, in: 0x2001_0DB8_0000_0002).network)
        #expect(("fe80::1" as PeerAddress).network == ("fe80::2" as PeerAddress).network)
        for own in ["::1", "192.0.2.1", "::ffff:192.0.2.1"] as [PeerAddress] { #expect(own.network == own) }
        #expect("::ffff:192.0.2.1" as PeerAddress == "192.0.2.1")
    }

    @Test func theManyAddressesOfOneComputerLeavePlacesForTheOthers() throws {
        let budget = budget()
        var ledger = ConnectionLedger(budget: budget)
        for number in 0..<500 { speaker(neighbour(number), in: &ledger) }
        #expect(ledger.count == budget.connectionsPerNetwork)
        for number in 0..<60 { #expect(speaker(host(number), in: &ledger) != nil) }
        #expect(ledger.count == budget.connectionsPerNetwork + 60)
        // A neighbour of the same network finds one too.
        #expect(speaker(neighbour(1_000), in: &ledger) != nil)
    }

    @Test func anAddressDoesNotTakeItsWholeNetwork() {
        var ledger = ConnectionLedger(budget: budget())
        for _ in 0..<300 { speaker(neighbour(1), in: &ledger) }
        for number in 2..<60 { #expect(speaker(neighbour(number), in: &ledger) != nil) }
    }

    @Test func aNetworkBeginsOnlySoManyASecond() {
        var budget = ConnectionBudget()
        (budget.allArrivals, budget.allArrivalsSaved) = (1e6, 1e6)
        (budget.connections, budget.connectionsPerNetwork) = (10_000, 10_000)
        var ledger = ConnectionLedger(budget: budget)
        let taken = (0..<1_000).count { ledger.arrive(from: neighbour($0), at: now) != .refused }
        #expect(taken == Int(budget.networkArrivalsSaved - budget.networkArrivalsForKnown))
        #expect(ledger.arrive(from: "192.0.2.2", at: now + .seconds(1)) != .refused)
    }

    @Test func allAddressesTogetherBeginOnlySoManyASecond() throws {
        var budget = ConnectionBudget()
        (budget.connections, budget.grace) = (10_000, .zero)
        var ledger = ConnectionLedger(budget: budget)
        try #require(speaker("192.0.2.1", in: &ledger) != nil)
        let begun = (0..<5_000).count { ledger.arrive(from: host($0), at: now) != .refused }
        #expect(begun < Int(budget.allArrivalsSaved))
        // What is kept back is for who speaks already, and programs of this machine are not counted.
        #expect(ledger.arrive(from: "192.0.2.1", at: now) != .refused)
        #expect(ledger.arrive(from: "127.0.0.1", at: now) != .refused)
        #expect(ledger.arrive(from: "192.0.2.2", at: now) == .refused)
        let later = now + .seconds(1)
        let more = (5_000..<10_000).count { ledger.arrive(from: host($0), at: later) != .refused }
        #expect(more <= Int(budget.allArrivals))
        #expect(more > 100)
    }

    @Test func aNewcomerHasTimeToSpeakBeforeAnotherTakesItsPlace() throws {
        var budget = budget()
        budget.grace = .seconds(1)
        var ledger = ConnectionLedger(budget: budget)
        for number in 0..<budget.connections { speaker(host(number), in: &ledger) }
        let later = now + .seconds(2)
        guard case .takenFrom(_, let honest) = ledger.arrive(from: "192.0.2.1", at: later) else {
            return #expect(Bool(false), "the newcomer found no place")
        }
        for number in 1_000..<1_100 { speaker(host(number), in: &ledger, at: later + .milliseconds(500)) }
        #expect(ledger.holds(honest))
        // After that it gives way as before.
        speaker(host(2_000), in: &ledger, at: later + .seconds(1))
        #expect(!ledger.holds(honest))
    }

    @Test func aNewcomerDoesNotCostItsAddressAnOlderConnection() throws {
        var budget = budget()
        budget.grace = .seconds(1)
        var ledger = ConnectionLedger(budget: budget)
        let old = try #require(speaker("192.0.2.1", in: &ledger))
        for number in 0..<budget.connections - 2 { speaker(host(number), in: &ledger) }
        let later = now + .seconds(2)
        speaker("192.0.2.1", in: &ledger, at: later)
        #expect(ledger.count == budget.connections)
        for number in 1_000..<1_010 { speaker(host(number), in: &ledger, at: later) }
        #expect(ledger.holds(old))
    }

    @Test func everNewAddressesDoNotMakeTheirArrivalsForgotten() {
        var budget = budget()
        (budget.arrivals, budget.arrivalsSaved, budget.connections) = (30, 150, 10_000)
        var ledger = ConnectionLedger(budget: budget)
        for _ in 0..<200 { _ = ledger.arrive(from: "192.0.2.1", at: now) }
        #expect(ledger.arrive(from: "192.0.2.1", at: now) == .refused)
        var others = 0
        for number in 0..<3 * PointStores.addressesKept {
            guard case .taken(let place) = ledger.arrive(from: host(number), at: now) else { continue }
            others += 1
            ledger.left(place)
        }
        #expect(others == 3 * PointStores.addressesKept)
        #expect(ledger.arrive(from: "192.0.2.1", at: now) == .refused)
        #expect(ledger.arrive(from: "192.0.2.2", at: now) != .refused, "what all may begin is not used up")
    }

    /// Connections that have just come are passed over for their grace: what speaks must not go in their place.
    @Test(arguments: [4, 17]) func aBurstOfNewConnectionsTakesNoPlaceOfOneThatSpeaks(addresses: Int) throws {
        var ledger = ConnectionLedger(budget: budget { $0.grace = .seconds(1) })
        let bystander = try #require(speaker("192.0.2.1", in: &ledger))
        let later = now + .seconds(5)
        for number in 0..<400 {
            _ = ledger.arrive(
                from: PeerAddress(.v4(IPv4Address(rawValue: 0xC612_0000 + UInt32(number % addresses)))), at: later)
        }
        #expect(ledger.count == ledger.limits.connections)
        #expect(ledger.arrive(from: "192.0.2.9", at: later) != .refused)
        #expect(ledger.arrive(from: "192.0.2.1", at: later) != .refused, "it gets a second one")
        #expect(ledger.holds(bystander))
    }

    @Test func aBurstFromANetworksManyAddressesTakesNoPlaceOfItsNeighbours() throws {
        var ledger = ConnectionLedger(budget: budget { $0.grace = .seconds(1) })
        let bystanders = try (1...5).map { try #require(speaker(neighbour($0), in: &ledger)) }
        let later = now + .seconds(5)
        for number in 10..<400 { _ = ledger.arrive(from: neighbour(number), at: later) }
        #expect(bystanders.allSatisfy { ledger.holds($0) })
        // Nor do ports where nobody has a grace.
        ledger.limits.grace = .zero
        for number in 400..<800 { _ = ledger.arrive(from: neighbour(number), at: later + .seconds(1)) }
        #expect(bystanders.allSatisfy { ledger.holds($0) })
    }
}
