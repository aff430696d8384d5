import NIOCore
import Testing

@testable import MulticastDNS

@Suite struct InstanceRosterTests {
    /// One that is told of though it still waits to be asked is no reason any more to ask where nobody is crowded.
    @Test func whatIsToldOfBeforeItIsAskedHasNobodyAskedLater() throws {
        var roster = InstanceRoster(capacity: 8)
        let names = try (0..<4).map { try name("n\($0)") }
        for name in names { _ = roster.admit(name, from: IPAddress.v4(IPv4Address(10, 0, 0, 7))) }
        #expect(!roster.isShown(names[3]), "it came to a crowd")
        roster.mark(names[3], isResolved: true)
        roster.ignored(names[3])
        roster.mark(names[3], isResolved: false)
        roster.mark(names[3], isResolved: true)
        let mayBeTold = roster.heardAgain(names[3])
        #expect(mayBeTold && roster.hasUnasked)
        for name in names.prefix(3) { roster.remove(name) }
        #expect(!roster.isCrowded && !roster.hasUnasked)
    }

    private let host = IPAddress.v4(IPv4Address(10, 0, 0, 7))
    private let other = IPAddress.v4(IPv4Address(10, 0, 0, 8))
    private let flood = IPAddress.v4(IPv4Address(10, 0, 0, 66))

    private func filled(_ resolved: Bool, from source: IPAddress, _ names: Range<Int>) throws -> InstanceRoster {
        var roster = InstanceRoster(capacity: 4)
        for number in names {
            _ = roster.admit(try name("n\(number)"), from: source)
            roster.mark(try name("n\(number)"), isResolved: resolved)
        }
        return roster
    }

    @Test func theOldestThatWasNeverResolvedOfWhoeverBroughtMostMakesRoom() throws {
        var roster = try filled(false, from: flood, 0..<3)
        #expect(roster.admit(try name("tv"), from: host) == .added)
        #expect(roster.admit(try name("x"), from: flood) == .replaces(try name("n0")))
        #expect(roster.admit(try name("y"), from: other) == .replaces(try name("n1")))
        #expect(roster.contains(try name("tv")))
        #expect(roster.count == 4)
    }

    @Test func whatIsResolvedStaysAgainstTheUnresolved() throws {
        var roster = try filled(true, from: host, 0..<3)
        for number in 10..<30 { _ = roster.admit(try name("n\(number)"), from: flood) }
        for number in 0..<3 { #expect(roster.contains(try name("n\(number)"))) }
        #expect(roster.contains(try name("n29")))
    }

    @Test func whoIsThereIsKnownAndWhoWasTakenOutComesAnew() throws {
        var roster = try filled(true, from: host, 0..<4)
        #expect(roster.admit(try name("n1"), from: flood) == .known)
        roster.remove(try name("n1"))
        #expect(roster.count == 3)
        #expect(roster.admit(try name("n1"), from: flood) == .added)
    }
}

/// Sixteen places: crowded with more than four, early with less than twelve, two that nobody keeps from newcomers.
@Suite struct CrowdedRosterTests {
    private func source(_ number: Int) -> IPAddress { .v4(IPv4Address(rawValue: 0x0A00_0000 + UInt32(number))) }

    private func instance(_ number: Int) throws -> DomainName { try name("n\(number)") }

    private func bring(_ numbers: Range<Int>, from one: Int? = nil, to roster: inout InstanceRoster) throws {
        for number in numbers {
            _ = roster.admit(try instance(number), from: source(one ?? number))
            roster.mark(try instance(number), isResolved: true)
        }
    }

    private func present(_ numbers: Range<Int>, in roster: InstanceRoster) throws -> [Int] {
        try numbers.filter { roster.contains(try instance($0)) }
    }

    @Test func whoComesHasRoomAndWhoWasThereBeforeTheCrowdStays() throws {
        var roster = InstanceRoster(capacity: 16)
        try bring(0..<16, to: &roster)
        #expect(roster.admit(try instance(16), from: source(16)) == .replaces(try instance(12)), "the oldest late one")
        try bring(17..<200, to: &roster)
        #expect(try present(0..<200, in: roster) == Array(0..<12) + Array(196..<200))
    }

    @Test func whatHasAnsweredStays() throws {
        var roster = InstanceRoster(capacity: 16)
        try bring(0..<16, to: &roster)
        roster.answered(try instance(14))
        try bring(16..<200, to: &roster)
        #expect(try present(0..<200, in: roster) == Array(0..<12) + [14] + Array(197..<200))
    }

    @Test func whoBroughtMostGivesWayFirst() throws {
        var roster = InstanceRoster(capacity: 16)
        try bring(0..<12, to: &roster)
        try bring(12..<13, to: &roster)
        try bring(13..<300, from: 99, to: &roster)
        #expect(try present(0..<300, in: roster) == Array(0..<13) + Array(297..<300))
    }

    @Test func whoWasAskedInVainGoesBeforeTheOthersAndWhoWasEarlyKeepsItsPlace() throws {
        var roster = InstanceRoster(capacity: 16)
        try bring(0..<16, to: &roster)
        roster.ignored(try instance(3))
        roster.ignored(try instance(15))
        #expect(roster.admit(try instance(16), from: source(16)) == .replaces(try instance(15)))
        #expect(roster.contains(try instance(3)))
    }

    @Test func thoseThatAnswerNeverTakeAllPlaces() throws {
        var roster = InstanceRoster(capacity: 16)
        for number in 0..<100 {
            try bring(number..<(number + 1), to: &roster)
            roster.answered(try instance(number))
        }
        try bring(100..<101, to: &roster)
        #expect(roster.contains(try instance(100)))
        #expect(try present(0..<14, in: roster) == Array(0..<14))
    }

    @Test func thoseThatAreHeardAgainAreAskedFirstThenTheNewestThenTheOthersAsTheyCame() throws {
        var roster = InstanceRoster(capacity: 16)
        try bring(0..<3, to: &roster)
        #expect(roster.takeUnasked() == nil, "it is not crowded")
        try bring(3..<18, to: &roster)
        try bring(12..<13, to: &roster)
        var asked: [Int] = []
        while let next = roster.takeUnasked() {
            asked.append(try #require(try (0..<18).first { try instance($0) == next }))
        }
        #expect(asked == [12, 17, 16, 15] + (5..<12).reversed() + Array(0..<5), "those not told of go first")
    }

    @Test func whoIsHeardEarlyInAFloodIsAskedBeforeThoseOfTheFlood() throws {
        var roster = InstanceRoster(capacity: 256)
        try bring(0..<100, from: 99, to: &roster)
        try bring(100..<101, to: &roster)
        try bring(101..<1_000, from: 99, to: &roster)
        let tv = try instance(100)
        #expect(roster.takeUnasked() == tv)
    }

    @Test func inACrowdWhatHasNotAnsweredMayBeInvented() throws {
        var roster = InstanceRoster(capacity: 16)
        try bring(0..<4, to: &roster)
        let first = try instance(0)
        #expect(roster.takeCrowding() == [] && roster.seemsReal(first))
        try bring(4..<8, to: &roster)
        roster.answered(try instance(1))
        let shown = try [0, 2, 3, 4].map(instance)
        #expect(Set(roster.takeCrowding()) == Set(shown))
        #expect(roster.takeCrowding() == [])
        let real = try (0..<8).filter { roster.seemsReal(try instance($0)) }
        #expect(real == [1])
        for number in 2..<8 { roster.remove(try instance(number)) }
        #expect(roster.seemsReal(first), "the crowd has gone")
    }

    @Test func whatComesToACrowdIsToldOfOnceItAnswersOrIsHeardAgainAfterItWasAsked() throws {
        var roster = InstanceRoster(capacity: 16)
        try bring(0..<8, to: &roster)
        #expect(try (0..<8).filter { roster.isShown(try instance($0)) } == Array(0..<5))
        roster.answered(try instance(6))
        roster.ignored(try instance(7))
        #expect(!roster.isShown(try instance(7)))
        let heardAgain = (asked: roster.heardAgain(try instance(7)), unasked: roster.heardAgain(try instance(5)))
        #expect(heardAgain.asked && !heardAgain.unasked)
        #expect(try (0..<8).filter { roster.isShown(try instance($0)) } == [0, 1, 2, 3, 4, 6, 7])
        #expect(roster.isTrusted(source(6)) && !roster.isTrusted(source(7)))
    }
}

@Suite struct IndexedHeapTests {
    @Test(arguments: 0..<5 as Range<UInt64>) func itGivesWhatASortedListGives(seed: UInt64) {
        var random = Jitter(seed: seed)
        var heap = IndexedHeap<Int, Int>()
        var model: [Int: Int] = [:]
        for _ in 0..<3_000 {
            let key = Int.random(in: 0..<100, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                heap.remove(key)
                model[key] = nil
            case 1:
                let limit = Int.random(in: 0..<50, using: &random)
                let popped = heap.popFirst(notAfter: limit)
                #expect((popped == nil) == !model.values.contains { $0 <= limit })
                if let popped {
                    #expect(model[popped] == model.values.min())
                    model[popped] = nil
                }
            default:
                let order = Int.random(in: 0..<1_000, using: &random)
                heap.set(key, order)
                model[key] = order
            }
            #expect(heap.count == model.count)
            #expect(heap.first?.order == model.values.min())
        }
    }
}

@Suite struct InputBudgetTests {
    private let start = ContinuousClock.now

    @Test func aFloodOfOneSourceLeavesTheOthersTheirs() {
        var budget = InputBudget()
        let flood = IPAddress.v4(IPv4Address(10, 0, 0, 66))
        let taken = (0..<10_000).filter { _ in budget.take(1_000, from: flood, at: start) }.count
        #expect(taken == DiscoveryLimits.bytesPerSource / 1_000)
        #expect(budget.dropped == 10_000 - taken)
        #expect(budget.take(9_000, from: .v4(IPv4Address(10, 0, 0, 7)), at: start) == true)
        #expect(budget.take(1_000, from: flood, at: start + .seconds(1)) == true)
    }

    @Test func inventedSourcesShareWhatThereIs() {
        var budget = InputBudget()
        let taken = (0..<100_000).filter { number in
            budget.take(10, from: .v4(IPv4Address(rawValue: UInt32(number))), at: start)
        }.count
        let most = DiscoveryLimits.mostSources + DiscoveryLimits.bytesPerSource / DiscoveryLimits.smallestCost
        #expect(taken <= most)
    }

    @Test func whoHasAnsweredIsStillHeardWhereInventedSourcesHaveUsedUpAll() {
        var budget = InputBudget()
        for number in 0..<100_000 {
            _ = budget.take(1_000, from: .v4(IPv4Address(rawValue: 0x0B00_0000 + UInt32(number))), at: start)
        }
        let device = IPAddress.v4(IPv4Address(10, 0, 0, 7))
        #expect(budget.take(1_000, from: device, at: start) == false)
        #expect(budget.take(1_000, from: device, isTrusted: true, at: start) == true)
        let taken = (0..<10_000).filter { _ in budget.take(1_000, from: device, isTrusted: true, at: start) }.count
        #expect(taken < DiscoveryLimits.bytesForKnown / 1_000 + 1)
    }
}

@Suite struct HostileMessageTests {
    @Test func blocksOfTypesThatGoBackAreRefused() throws {
        let record: [UInt8] =
            [0x00, 0x00, 0x84, 0x00, 0, 0, 0, 1, 0, 0, 0, 0] + [1, 120, 0] + [0, 47, 0, 1, 0, 0, 0, 120]
        let block: [UInt8] = [0, 1, 0x40]
        let once = record + [0, 4, 0] + block
        let twice = record + [0, 7, 0] + block + block
        #expect(try DNSMessage(decoding: ByteBuffer(bytes: once)).answers.first?.type == .nsec)
        #expect(throws: DNSError.self) { try DNSMessage(decoding: ByteBuffer(bytes: twice)) }
    }

    /// 127 labels of one byte, pointed at by all the records that a message has room for.
    @Test func aNameIsOnePieceHoweverManyLabelsItHas() throws {
        let long: [UInt8] = (0..<126).flatMap { _ in [1, 120] as [UInt8] } + [0]
        var bytes: [UInt8] = [0, 0, 0x84, 0, 0, 0, 0x01, 0xF4, 0, 0, 0, 0]
        bytes += long + [0, 1, 0, 1, 0, 0, 0, 120, 0, 4, 10, 0, 0, 1]
        for _ in 1..<500 { bytes += [0xC0, 12, 0, 1, 0, 1, 0, 0, 0, 120, 0, 4, 10, 0, 0, 1] }
        let name = try DomainName(labels: Array(repeating: [120], count: 126))
        #expect(try DNSMessage(decoding: ByteBuffer(bytes: bytes)).answers.allSatisfy { $0.name == name })
        #expect(name.wire == long && name.labels.count == 126)
        #expect(name.parent?.labels.count == 125)
        #expect(try DomainName(labels: []).firstLabel == "" && DomainName(labels: []).parent == nil)
    }
}

@Suite struct HostileResponderInputTests {
    private let link = SimulatedLink()

    @Test func thousandsWhoAskAreAnsweredOnceAndNotRemembered() throws {
        let host = link.addHost(7)
        try link.publish(host, .living())
        link.run(for: .seconds(5))
        let now = link.now
        let query = DNSMessage(questions: [DNSQuestion(try name("_googlecast._tcp.local"), .ptr)])
        link.on(host) { host, _ in
            for number in 0..<5_000 {
                let asker = Endpoint(.v4(IPv4Address(rawValue: UInt32(number) + 1)), port: 5353)
                host.responder.handle(
                    query, from: asker, interface: SimulatedLink.interface, delivery: .multicast, at: now)
            }
        }
        let pending = try #require(link.hosts[host].responder.links[SimulatedLink.interface]?.pending.answers)
        #expect(pending.allSatisfy { $0.askers.count <= DiscoveryLimits.mostAskers && $0.isCertain })
        let before = link.sent.count
        link.run(for: .seconds(1))
        #expect(link.sent.count == before + 1)
    }

    /// It claims every name that is probed for, for an hour, and where `answers` it answers for each.
    @Test(arguments: [false, true]) func whoeverWantsEachOfOurNamesGetsAFewAndWeGoOnAtARate(answers: Bool) throws {
        let host = link.addHost(7)
        try link.publish(host, .living())
        let rival = Endpoint(.v4(IPv4Address(10, 0, 0, 9)), port: 5353)
        var seen = 0
        for _ in 0..<36_000 {
            link.run(for: .milliseconds(100))
            let new = link.sent.dropFirst(seen)
            seen = link.sent.count
            for packet in new where answers && packet.destination == .direct(rival) {
                var reply = DNSMessage(answers: [try claim(packet.message.questions[0].name)])
                reply.id = packet.message.id
                link.send(reply, from: rival, to: .unicast(packet.source))
            }
            guard let wanted = new.last(where: \.isProbe)?.message.questions.first?.name else { continue }
            link.send(DNSMessage(answers: [try claim(wanted)]), from: rival)
        }
        let ours = link.sent.filter { $0.host == host }
        let names = Set(ours.filter(\.isProbe).compactMap(\.message.questions.first?.name))
        #expect(names.count == (answers ? DiscoveryLimits.mostNames - 1 : DiscoveryLimits.mostConcessions + 1))
        #expect(ours.count < 3_600 * 2)
        #expect(link.hosts[host].names.count == 1, "the last one is ours")
    }

    private func claim(_ wanted: DomainName) throws -> DNSRecord {
        DNSRecord(wanted, .srv(ServiceLocation(port: 65_535, target: try name("x.local"))), ttl: 120)
    }

    @Test func oneHostAskedDirectlyCanOnlySaySoMuch() throws {
        let start = ContinuousClock.now
        let asked = Endpoint(.v4(IPv4Address(10, 1, 0, 7)), port: 5353)
        let type = try name("_googlecast._tcp.local")
        var query = KnownHostQuery(try ServiceType("_googlecast._tcp"), host: asked, id: 7, at: start)
        _ = query.advance(to: start)
        for round in 0..<200 {
            let records = try (0..<100).flatMap { number -> [DNSRecord] in
                let instance = try type.prepending("\(round)-\(number)")
                let host = try name("h.local")
                return [
                    DNSRecord(type, .ptr(instance), ttl: 10),
                    DNSRecord(instance, .srv(ServiceLocation(port: 8009, target: host)), ttl: 10),
                    DNSRecord(instance, .txt(TextRecord()), ttl: 10),
                    DNSRecord(host, .a(IPv4Address(224, 0, 0, UInt8(number))), ttl: 10),
                    DNSRecord(host, .a(IPv4Address(rawValue: UInt32(round * 100 + number) + 0x0A02_0000)), ttl: 10),
                ]
            }
            var message = DNSMessage(answers: records)
            message.id = 7
            query.handle(message, from: asked)
        }
        guard case .finished(let instances) = query.advance(to: start + .seconds(6)) else {
            Issue.record("not finished")
            return
        }
        #expect((1...DiscoveryLimits.mostKnownHostInstances).contains(instances.count))
        #expect(instances.allSatisfy { $0.addresses.count <= DiscoveryLimits.mostOfAName + 1 })
        #expect(instances.allSatisfy { $0.addresses.allSatisfy { $0.address.canBeHost(onLoopback: false) } })
    }
}
