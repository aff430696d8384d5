import NIOCore
import Testing

@testable import CastTransport
@testable import MulticastDNS

/// Floods of connections, as the devices' ports meet them, in simulated seconds.
@Suite struct ArrivalsTests {
    private let start = ContinuousClock.now

    private func host(_ number: Int) -> PeerAddress {
        PeerAddress(.v4(IPv4Address(rawValue: 0xC612_0000 + UInt32(number))))
    }

    /// What share of its connections an address gets that begins so many a second, in the second half of a flood of a
    /// minute from so many others, each of which tries a hundred times a second.
    private func share(of perSecond: Int, beside flooding: Int) -> Double {
        var arrivals = Arrivals(budget: ConnectionBudget())
        var (asked, got) = (0, 0)
        for step in 0..<6_000 {
            let now = start + .milliseconds(10 * step)
            for number in 0..<flooding { _ = arrivals.mayArrive(from: host(number), at: now, isKnown: false) }
            guard step % (100 / perSecond) == 0 else { continue }
            let mayArrive = arrivals.mayArrive(from: "192.0.2.1", at: now, isKnown: false)
            guard step >= 3_000 else { continue }
            asked += 1
            if mayArrive { got += 1 }
        }
        return Double(got) / Double(asked)
    }

    @Test(arguments: [8, 17, 60]) func aNewcomerIsServedWhileOthersFlood(flooding: Int) {
        #expect(share(of: 4, beside: flooding) > 0.95)
        #expect(share(of: 1, beside: flooding) > 0.95)
    }

    @Test func whoeverFloodsIsNotQuiet() {
        #expect(share(of: 50, beside: 17) < 0.5)
    }

    @Test func aFloodsAddressesAreQuietAgainOnceTheyAreForAWhile() {
        let budget = ConnectionBudget()
        var arrivals = Arrivals(budget: budget)
        for number in 0..<40 {
            for _ in 0..<1_000 { _ = arrivals.mayArrive(from: host(number), at: start, isKnown: false) }
        }
        let isOneMore = arrivals.mayArrive(from: host(0), at: start, isKnown: false)
        let later = start + .seconds(2 * budget.quietAttemptsSaved / budget.quietAttempts + 1)
        for now in [later, later + .seconds(1)] {
            for number in 100..<200 {
                for _ in 0..<100 { _ = arrivals.mayArrive(from: host(number), at: now, isKnown: false) }
            }
        }
        let isLoud = arrivals.mayArrive(from: host(100), at: later + .seconds(1), isKnown: false)
        let isQuiet = arrivals.mayArrive(from: host(0), at: later + .seconds(1), isKnown: false)
        #expect(!isOneMore && !isLoud && isQuiet)
    }

    @Test func allTogetherBeginNoMoreThanThereIsForAll() {
        let budget = ConnectionBudget()
        var arrivals = Arrivals(budget: budget)
        // Each of them is quiet: it comes once.
        var taken = 0
        for step in 0..<1_000 {
            let now = start + .milliseconds(10 * step)
            for number in 0..<20 where arrivals.mayArrive(from: host(step * 20 + number), at: now, isKnown: false) {
                taken += 1
            }
        }
        #expect(taken <= Int(budget.allArrivalsSaved + 10 * budget.allArrivals))
    }

    @Test func theManyAddressesOfOneComputerAreNotQuiet() {
        let budget = ConnectionBudget()
        var arrivals = Arrivals(budget: budget)
        var (asked, got) = (0, 0)
        for step in 0..<2_000 {
            let now = start + .milliseconds(10 * step)
            for number in 0..<20 { _ = arrivals.mayArrive(from: host(number), at: now, isKnown: false) }
            let neighbour = PeerAddress(.v6(IPv6Address(high: 0x2001_0DB8_0000_0001, low: UInt64(step))))
            let mayArrive = arrivals.mayArrive(from: neighbour, at: now, isKnown: false)
            guard step >= 1_000 else { continue }
            asked += 1
            if mayArrive { got += 1 }
        }
        #expect(Double(got) / Double(asked) < 0.6)
    }

    private func neighbour(_ number: UInt64) -> PeerAddress {
        PeerAddress(.v6(IPv6Address(high: 0x2001_0DB8_0000_0001, low: number)))
    }

    /// What share of its four connections a second an address gets, in the second half of a minute in which its
    /// neighbours in the same IPv6 network begin a hundred times `flooding` a second.
    private func share(isKnown: Bool, beside flooding: Int, neighbours: (_ step: Int, _ number: Int) -> UInt64)
        -> Double
    {
        var arrivals = Arrivals(budget: ConnectionBudget())
        var (asked, got) = (0, 0)
        for step in 0..<6_000 {
            let now = start + .milliseconds(10 * step)
            for number in 0..<flooding {
                _ = arrivals.mayArrive(from: neighbour(neighbours(step, number)), at: now, isKnown: false)
            }
            guard step % 25 == 0 else { continue }
            let mayArrive = arrivals.mayArrive(from: neighbour(1), at: now, isKnown: isKnown)
            guard step >= 3_000 else { continue }
            asked += 1
            if mayArrive { got += 1 }
        }
        return Double(got) / Double(asked)
    }

    @Test(arguments: [1, 4, 8]) func whoFloodsKeepsNobodyOfTheSameNetworkOut(flooding: Int) {
        #expect(share(isKnown: false, beside: flooding) { _, number in UInt64(number + 2) } > 0.95)
    }

    @Test func whoHasEverNewAddressesKeepsNoKnownNeighbourOut() {
        #expect(share(isKnown: true, beside: 2) { step, number in UInt64(step * 2 + number + 2) } > 0.95)
    }
}
