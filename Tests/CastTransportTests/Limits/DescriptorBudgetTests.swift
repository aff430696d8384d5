import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import CastTransport
@testable import MulticastDNS

@Suite struct DescriptorBudgetTests {
    /// A process: what it has open beside the connections of its ports, and these.
    private final class Process: Sendable {
        let limit: Int
        let open: Mutex<Int>
        let closed = Mutex(0)

        init(limit: Int, open: Int) {
            self.limit = limit
            self.open = Mutex(open)
        }

        func makeBudget() -> DescriptorBudget {
            DescriptorBudget(limit: { self.limit }, used: { self.open.withLock { $0 } })
        }

        /// A connection is accepted, and closed at once where there is no place for it.
        func accept(_ address: PeerAddress, at places: PortPlaces, _ now: ContinuousClock.Instant) -> Tenant? {
            open.withLock { $0 += 1 }
            guard let tenant = places.take(address, at: now) else {
                open.withLock { $0 -= 1 }
                return nil
            }
            let isHeld = tenant.whenEvicted {
                self.open.withLock { $0 -= 1 }
                self.closed.withLock { $0 += 1 }
            }
            #expect(isHeld)
            return tenant
        }
    }

    private let now = ContinuousClock.now

    private func host(_ number: Int) -> PeerAddress {
        PeerAddress(.v4(IPv4Address(rawValue: 0xC612_0000 + UInt32(number))))
    }

    private func port(_ budget: DescriptorBudget, files: Int = 0) -> PortPlaces {
        PortPlaces(PlaceLimits(connections: 256, perAddress: 64), files: files, budget: budget)
    }

    @Test(arguments: [64, 256, 1_024]) func floodsOnAllPortsLeaveTheReserve(limit: Int) {
        let process = Process(limit: limit, open: 30)
        let budget = process.makeBudget()
        let ports = (0..<9).map { _ in port(budget) }
        for number in 0..<5_000 { _ = process.accept(host(number % 200), at: ports[number % 9], now) }
        #expect(process.open.withLock { $0 } == limit - DescriptorShares(limit: limit).reserve - 1)
        #expect(budget.count == process.open.withLock { $0 } - 30)
    }

    @Test func anAddressThatHasNoneGetsThePlaceOfWhoHasMostAtAnotherPort() throws {
        let process = Process(limit: 64, open: 30)
        let budget = process.makeBudget()
        let (one, other) = (port(budget), port(budget))
        let flood = (0..<100).compactMap { _ in process.accept(host(1), at: one, now) }
        #expect(flood.count == 100, "its own oldest has given way to each of them")
        let (before, closed) = (process.open.withLock { $0 }, process.closed.withLock { $0 })
        #expect(process.accept(host(2), at: other, now) != nil)
        #expect(process.open.withLock { $0 } == before && process.closed.withLock { $0 } == closed + 1)
        #expect(one.count == 100 - closed - 1 && other.count == 1)
    }

    @Test func whoIsKnownKeepsItsPlaceAtEachPort() throws {
        let process = Process(limit: 64, open: 30)
        let budget = process.makeBudget()
        let (one, other) = (port(budget), port(budget))
        let own = try (0..<4).map { _ in try #require(process.accept(host(1), at: one, now)) }
        for tenant in own { tenant.proved() }
        for number in 2..<500 { _ = process.accept(host(number), at: other, now) }
        #expect(one.count == 4)
        #expect(process.accept(host(1), at: one, now) != nil, "its address is known, and strangers give way")
    }

    @Test func placesThatAreLeftAreLeftInTheProcessToo() throws {
        let process = Process(limit: 256, open: 30)
        let budget = process.makeBudget()
        let places = port(budget)
        let tenants = (0..<50).compactMap { process.accept(host($0), at: places, now) }
        #expect(budget.count == 50 && places.count == 50)
        for tenant in tenants {
            tenant.leave()
            tenant.leave()
        }
        #expect(budget.count == 0 && places.count == 0)
    }

    @Test func aPortsOwnNewcomerTakesTheProcesssPlaceOfItsLoser() throws {
        let process = Process(limit: 64, open: 30)
        let budget = process.makeBudget()
        let small = PortPlaces(PlaceLimits(connections: 2, perAddress: 2), budget: budget)
        for number in 0..<2 { #expect(process.accept(host(number), at: small, now) != nil) }
        for _ in 0..<100 { _ = process.accept(host(9), at: port(budget), now) }
        // All of the process are taken, but this one costs none.
        #expect(process.accept(host(3), at: small, now) != nil)
        #expect(small.count == 2)
    }

    @Test func whatConnectionsMayOpenIsKeptForThem() {
        let process = Process(limit: 256, open: 30)
        let budget = process.makeBudget()
        let files = port(budget, files: 1)
        for number in 0..<1_000 { _ = process.accept(host(number), at: files, now) }
        let count = files.count
        #expect(process.open.withLock { $0 } + count <= 256 - DescriptorShares(limit: 256).reserve + 1)
        #expect(count > 50)
    }

    @Test func aFilmThatIsOpenIsCountedOnce() throws {
        let process = Process(limit: 256, open: 30)
        let budget = process.makeBudget()
        let films = port(budget, files: 1)
        for number in 0..<10 {
            let tenant = try #require(process.accept(host(number), at: films, now))
            tenant.proved()
            tenant.opened()
            process.open.withLock { $0 += 1 }
        }
        let others = port(budget)
        for number in 10..<1_000 { _ = process.accept(host(number), at: others, now) }
        #expect(process.open.withLock { $0 } == 256 - DescriptorShares(limit: 256).reserve - 1)
        #expect(films.count == 10)
    }

    @Test(arguments: [false, true]) func whereTheProcessIsShortAnAddressGivesUpItsOwn(areProven: Bool) throws {
        let process = Process(limit: 64, open: 30)
        let budget = process.makeBudget()
        var limits = PlaceLimits(connections: 256, perAddress: 64)
        if areProven { limits.quietestGivesWay = true } else { limits.hasProofs = true }
        let places = PortPlaces(limits, budget: budget)
        try #require(process.accept(host(2), at: port(budget), now)).proved()
        for _ in 0..<40 {
            let tenant = try #require(process.accept(host(1), at: places, now))
            if areProven { tenant.proved() } else { tenant.spoke() }
        }
        #expect(process.open.withLock { $0 } == 64 - DescriptorShares(limit: 64).reserve - 1)
    }

    /// What happens while a newcomer is between its two places.
    private final class Meanwhile: Sendable {
        let happens = Mutex<(@Sendable () -> Void)?>(nil)

        func happen() {
            let happens = self.happens.withLock { happens -> (@Sendable () -> Void)? in
                defer { happens = nil }
                return happens
            }
            happens?()
        }
    }

    @Test func whoLosesItsPlaceBeforeItHasBothIsForgotten() throws {
        let meanwhile = Meanwhile()
        let budget = DescriptorBudget(
            limit: { 256 },
            used: {
                meanwhile.happen()
                return 30
            })
        let places = PortPlaces(PlaceLimits(connections: 1, perAddress: 1), budget: budget)
        let now = now
        let other: PeerAddress = "192.0.2.2"
        meanwhile.happens.withLock { $0 = { _ = places.take(other, at: now) } }
        let channel = EmbeddedChannel()
        #expect(places.take(channel, at: now) == nil)
        #expect(places.count == 1 && budget.count == 1)
        // It comes anew, and is not taken for the one that is gone.
        #expect(places.place(of: channel)?.whenEvicted({}) == true)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }

    @Test func whoLosesItsPlaceBeforeItsHandlersBeginIsClosedByThem() throws {
        let budget = Process(limit: 256, open: 30).makeBudget()
        let places = PortPlaces(PlaceLimits(connections: 1, perAddress: 1), budget: budget)
        let channel = EmbeddedChannel()
        #expect(places.accept(channel) != nil)
        let other = try #require(places.take(host(2), at: .now))
        #expect(places.place(of: channel) == nil && channel.isActive == false)
        other.leave()
        #expect(places.place(of: channel) == nil, "it gets no place anew, though there is room by now")
        _ = try? channel.finish(acceptAlreadyClosed: true)
        channel.embeddedEventLoop.run()
        #expect(places.place(of: channel) != nil, "another channel may have its identifier")
    }

    @Test func belowTheFloorNothingIsAcceptedAndWhatServesSomebodyStillOpens() {
        let shares = DescriptorShares(limit: 256, ports: 3)
        #expect(!shares.mayAccept(free: shares.floor) && shares.mayAccept(free: shares.floor + 1))
        #expect(
            !shares.hasRoom(free: shares.reserve, promised: 0) && shares.hasRoom(free: shares.reserve + 1, promised: 0))
        #expect(shares.mayOpen(free: shares.floor) && !shares.mayOpen(free: 2))
        for limit in [64, 256, 1_024, 65_536] {
            let shares = DescriptorShares(limit: limit, ports: 3)
            #expect(shares.floor < shares.reserve && shares.reserve < limit / 3)
        }
    }

    @Test func theProcesssOwnFilesAreCounted() throws {
        let before = try #require(OpenFiles.count())
        #expect(before > 2 && before < OpenFiles.limit)
    }

    @Test func whereTheSystemDoesNotTellTheNumberIsUnknown() {
        #expect(OpenFiles.count(in: "/nowhere/fd") == nil)
    }
}
