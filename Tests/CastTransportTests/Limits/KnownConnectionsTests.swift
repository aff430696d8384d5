import NIOCore
import Testing

@testable import CastTransport
@testable import MulticastDNS

/// Of an HTTP port: those who know a secret, those who don't, and programs of this machine.
@Suite struct KnownConnectionsTests {
    private let now = ContinuousClock.now

    private func ledger(
        _ connections: Int = 8, perAddress: Int = 3, forOthers: Int = 0, known: Int = 2,
        _ change: (inout PlaceLimits) -> Void = { _ in }
    ) -> ConnectionLedger {
        var limits = PlaceLimits(connections: connections, forOthers: forOthers, perAddress: perAddress)
        limits.knownAddresses = known
        change(&limits)
        return ConnectionLedger(limits: limits)
    }

    private func host(_ number: Int) -> PeerAddress {
        PeerAddress(.v4(IPv4Address(rawValue: 0xC612_0000 + UInt32(number))))
    }

    private func take(_ address: PeerAddress, in ledger: inout ConnectionLedger) -> ConnectionLedger.Place? {
        switch ledger.arrive(from: address, at: now) {
        case .taken(let place), .takenFrom(_, let place): place
        case .refused: nil
        }
    }

    private func loser(of address: PeerAddress, in ledger: inout ConnectionLedger) -> ConnectionLedger.Place? {
        guard case .takenFrom(let loser, _) = ledger.arrive(from: address, at: now) else { return nil }
        return loser
    }

    /// Comes and shows that it knows the secret.
    private func owner(_ address: PeerAddress, in ledger: inout ConnectionLedger) throws -> ConnectionLedger.Place {
        let place = try #require(take(address, in: &ledger))
        ledger.proved(place)
        return place
    }

    @Test func anAddressDisplacesItsOwnConnectionsFirst() throws {
        var ledger = ledger()
        _ = try #require(take("192.0.2.1", in: &ledger))
        let bad = try (0..<3).map { _ in try #require(take("192.0.2.2", in: &ledger)) }
        #expect(loser(of: "192.0.2.2", in: &ledger) == bad[0])
        #expect(loser(of: "192.0.2.2", in: &ledger) == bad[1])
        #expect(ledger.count == 4)
    }

    @Test func strangersNeverTakeAnOwnersPlaceHoweverManyTheyAre() throws {
        var ledger = ledger()
        let own = try (0..<3).map { _ in try owner("192.0.2.1", in: &ledger) }
        for number in 0..<1_000 { #expect(take(host(number), in: &ledger) != nil) }
        for _ in 0..<1_000 { _ = take("192.0.2.2", in: &ledger) }
        #expect(own.allSatisfy { ledger.holds($0) } && ledger.count == 8)
    }

    @Test func anOwnerGetsInHoweverFullItIs() throws {
        var ledger = ledger()
        for number in 0..<8 { _ = take(host(number), in: &ledger) }
        let first = try #require(take("192.0.2.1", in: &ledger))
        ledger.proved(first)
        ledger.left(first)
        for number in 10..<20 { _ = take(host(number), in: &ledger) }
        // It has shown that it knows the secret, so its next connection outlives all strangers.
        let next = try #require(take("192.0.2.1", in: &ledger))
        for number in 21..<100 { #expect(take(host(number), in: &ledger) != nil) }
        #expect(ledger.holds(next))
    }

    @Test func strangersLeavePlacesForOthers() throws {
        var ledger = ledger(8, perAddress: 8, forOthers: 3)
        for _ in 0..<5 { #expect(take("192.0.2.2", in: &ledger) != nil) }
        #expect(take("192.0.2.2", in: &ledger) == nil, "the rest is not for strangers")
        #expect(take("192.0.2.3", in: &ledger) != nil && ledger.count == 5, "who has most gives way")
        for _ in 0..<2 { #expect(take("127.0.0.1", in: &ledger) != nil) }
        let own = try owner("192.0.2.3", in: &ledger)
        #expect(ledger.holds(own) && ledger.count == 7)
    }

    @Test func programsOfThisMachineProveThemselvesOneByOne() throws {
        var ledger = ledger(4, perAddress: 2)
        let page = try owner("127.0.0.1", in: &ledger)
        let silent = try #require(take("127.0.0.1", in: &ledger))
        for _ in 0..<100 { _ = take("127.0.0.1", in: &ledger) }
        #expect(ledger.holds(page) && !ledger.holds(silent), "the address alone says nothing")
    }

    @Test func refusedRequestsOfItsOwnAddressDoNotKeepAnOwnerOut() throws {
        for address: PeerAddress in ["127.0.0.1", "192.0.2.1"] {
            var ledger = self.ledger { $0.hasProofs = true }
            let page = try owner(address, in: &ledger)
            let bad = try (0..<2).map { _ in try #require(take(address, in: &ledger)) }
            for place in bad { ledger.spoke(place) }
            #expect(loser(of: address, in: &ledger) == bad[0])
            #expect(ledger.holds(page) && ledger.holds(bad[1]))
        }
    }

    @Test func anAddressThatHasMostGivesUpItsOwnWhereAllPlacesAreTaken() throws {
        var ledger = self.ledger(6, perAddress: 4) { $0.hasProofs = true }
        let own = try (0..<3).map { _ in try #require(take("127.0.0.1", in: &ledger)) }
        let others = try (0..<3).map { _ in try #require(take("127.0.0.2", in: &ledger)) }
        for place in own + others { ledger.spoke(place) }
        #expect(loser(of: "127.0.0.1", in: &ledger) == own[0])
    }

    @Test func whereNobodyCanProveItselfTheQuietestThatSpeaksGivesWay() throws {
        var ledger = self.ledger { $0.quietestGivesWay = true }
        let lines = try (0..<3).map { _ in try #require(take("127.0.0.1", in: &ledger)) }
        for place in lines { ledger.spoke(place) }
        ledger.active(lines[0])
        #expect(loser(of: "127.0.0.1", in: &ledger) == lines[1])
    }

    @Test func ofAnOwnersConnectionsTheOneThatIsQuietForLongestGivesWayWherePlayersComeAgain() throws {
        var ledger = ledger { $0.quietestGivesWay = true }
        let own = try (0..<3).map { _ in try owner("192.0.2.1", in: &ledger) }
        ledger.active(own[0])
        guard case .takenFrom(own[1], let silent) = ledger.arrive(from: "192.0.2.1", at: now) else {
            return #expect(Bool(false), "another one gave way")
        }
        // One that has asked for nothing goes before one that plays.
        ledger.active(own[0])
        #expect(loser(of: "192.0.2.1", in: &ledger) == silent)
        var fixed = self.ledger()
        for _ in 0..<3 { _ = try owner("192.0.2.1", in: &fixed) }
        #expect(take("192.0.2.1", in: &fixed) == nil, "elsewhere a page keeps the streams that it has")
    }

    @Test func whereAllAreOwnersAStrangerIsRefusedAndAnOwnerIsNot() throws {
        var ledger = ledger(4, known: 8) { $0.quietestGivesWay = true }
        let own = try (0..<4).map { try owner(host($0), in: &ledger) }
        #expect(take("192.0.2.1", in: &ledger) == nil)
        #expect(loser(of: host(2), in: &ledger) == own[2], "each has one, so it replaces its own")
        #expect(ledger.count == 4)
    }

    /// Anybody in the network can ask the TV for the film's path.
    @Test(arguments: [8, 60]) func ofThoseWhoKnowThePathTheAddressWithTheMostGivesWay(attackers: Int) throws {
        var ledger = ledger(256, perAddress: 32, known: 64) { $0.quietestGivesWay = true }
        let reader = try owner("192.0.2.1", in: &ledger)
        for number in 0..<2_000 {
            let place = take(host(number % attackers), in: &ledger)
            if let place { ledger.proved(place) }
        }
        #expect(ledger.holds(reader) && ledger.count == 256, "an active reader stays, however little it reads")
        for _ in 0..<20 {
            let again = try owner("192.0.2.1", in: &ledger)
            #expect(ledger.holds(reader))
            ledger.left(again)
        }
        for number in 100..<140 {
            let place = try #require(take(host(number), in: &ledger), "a new reader is let in")
            for known in 0..<8 { _ = take(host(known), in: &ledger) }
            #expect(ledger.holds(place), "and has time to ask for the film")
            ledger.proved(place)
        }
        #expect(ledger.holds(reader))
    }

    @Test func whoKnowsNoPathTakesNoneOfAReadersPlacesWhileOthersLikeItHaveSome() throws {
        var ledger = ledger(64, perAddress: 16, known: 64) { $0.quietestGivesWay = true }
        let own = try (0..<12).map { _ in try owner("192.0.2.1", in: &ledger) }
        for number in 0..<1_000 { _ = take(host(number), in: &ledger) }
        #expect(own.allSatisfy { ledger.holds($0) })
    }

    @Test func neighboursOfAReaderThatHoldTheMostGiveWayToIt() throws {
        var ledger = ledger(64, perAddress: 16, known: 64) { $0.quietestGivesWay = true }
        func neighbor(_ number: UInt64) -> PeerAddress {
            PeerAddress(.v6(IPv6Address(high: 0x2001_0DB8_0000_0000, low: number)))
        }
        let reader = try owner(neighbor(1), in: &ledger)
        for number in 0..<400 as Range<UInt64> {
            if let place = take(neighbor(10 + number % 8), in: &ledger) { ledger.proved(place) }
        }
        #expect(ledger.holds(reader) && ledger.count == 64)
        #expect(take(neighbor(1), in: &ledger) != nil && take(neighbor(2), in: &ledger) != nil)
        #expect(ledger.holds(reader))
    }

    @Test func onlySoManyAddressesAreRemembered() throws {
        var ledger = ledger(4, known: 2)
        for number in 0..<3 { ledger.left(try owner(host(number), in: &ledger)) }
        let others = try (10..<14).map { try #require(take(host($0), in: &ledger)) }
        for place in others { ledger.proved(place) }
        #expect(take(host(0), in: &ledger) == nil)
    }

    @Test func neighboursInOneNetworkDoNotTakeAnOwnersPlace() throws {
        var ledger = ledger(20, perAddress: 4) { $0.perNetwork = 5 }
        let own = try owner("2001:db8::1", in: &ledger)
        for number in 2..<200 {
            _ = take(PeerAddress(.v6(IPv6Address(high: 0x2001_0DB8_0000_0000, low: UInt64(number)))), in: &ledger)
        }
        #expect(ledger.holds(own) && ledger.count == 5)
        #expect(take("2001:db8::1", in: &ledger) != nil, "its address is known")
    }
}
