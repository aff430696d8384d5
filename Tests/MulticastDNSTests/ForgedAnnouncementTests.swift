import NIOCore
import Testing

@testable import MulticastDNS

/// Hosts that invent devices, from one address or from many: the TV of the house is listed all the same.
@Suite struct ForgedAnnouncementTests {
    /// Datagrams, and the addresses that they seem to come from.
    struct Flood: CustomTestStringConvertible {
        var datagrams: Int
        var sources: Int
        var testDescription: String { "\(datagrams) from \(sources)" }
    }

    private static let floods = [256, 600, 10_000].flatMap { datagrams in
        [1, 16, 256].map { Flood(datagrams: datagrams, sources: $0) }
    }

    @Test(arguments: floods) func aTVThatStartsAfterAFloodIsListedAtOnceAndStays(_ flood: Flood) throws {
        var house = try ForgedHouse()
        try house.forge(0..<flood.datagrams, sources: flood.sources)
        house.run(for: .seconds(5))
        try house.startTV()
        house.run(for: .milliseconds(50))
        #expect(house.hasTV)
        try house.forge(flood.datagrams..<(2 * flood.datagrams), sources: flood.sources)
        #expect(house.hasTV)
        house.run(for: .seconds(400))
        #expect(house.hasTV)
        #expect(house.count <= 1 + DiscoveryLimits.quietInstances, "what nobody answers for has gone")
    }

    @Test(arguments: floods) func aTVThatWasThereStaysInTheList(_ flood: Flood) throws {
        var house = try ForgedHouse()
        try house.startTV()
        #expect(house.hasTV)
        try house.forge(0..<flood.datagrams, sources: flood.sources)
        #expect(house.hasTV)
        house.run(for: .seconds(400))
        #expect(house.hasTV)
        #expect(house.losses == 0)
    }

    /// A thousand a second, each under a name of its own, for as long as it takes.
    @Test(arguments: [1, 16, 256]) func aTVThatStartsAmidAFloodIsListedWithinSecondsAndStays(sources: Int) throws {
        var house = try ForgedHouse()
        var next = 0
        func flood(for time: Duration) throws {
            let end = house.now + time
            while house.now < end {
                try house.forge(next..<(next + 10), sources: sources)
                next += 10
                house.run(for: .milliseconds(10))
            }
        }
        try flood(for: .seconds(2))
        try house.startTV()
        try flood(for: .seconds(1))
        // An announcement is repeated after a second (RFC 6762, 8.3).
        house.announce()
        try flood(for: .seconds(2))
        #expect(house.hasTV)
        let losses = house.losses
        try flood(for: .seconds(10))
        #expect(house.hasTV && house.losses == losses)
    }

    /// It is heard between the first of a flood and the many.
    @Test(arguments: [1, 16, 40]) func aTVThatIsHeardAsTheCrowdComesIsListedAmidTheFlood(sources: Int) throws {
        var house = try ForgedHouse()
        try house.forge(0..<190, sources: sources)
        try house.startTV()
        for step in 0..<100 {
            try house.forge((190 + 16 * step)..<(206 + 16 * step), sources: sources)
            house.run(for: .milliseconds(10))
        }
        #expect(house.hasTV)
        #expect(house.realNames == ["TV"], "the others have answered nothing")
    }

    /// The same names again and again.
    @Test(arguments: [256, 600]) func namesThatAreRepeatedKeepNoTVOut(count: Int) throws {
        var house = try ForgedHouse()
        for _ in 0..<10 {
            try house.forge(0..<count, sources: 256)
            house.run(for: .milliseconds(500))
        }
        try house.startTV()
        for _ in 0..<10 {
            try house.forge(0..<count, sources: 256)
            house.run(for: .milliseconds(500))
        }
        #expect(house.hasTV)
    }

    /// So that those which answer need not be told of again (RFC 6762, 7.1). Nobody goes because he does not.
    @Test func fewDevicesAreAskedNowAndThenAndStay() throws {
        var house = try ForgedHouse()
        try house.startTV()
        try house.forge(0..<(DiscoveryLimits.quietInstances - 1), sources: 16)
        house.run(for: .seconds(60))
        let typeQuestions = 4
        #expect(
            house.directQuestions <= typeQuestions * DiscoveryLimits.directAttempts * DiscoveryLimits.quietInstances)
        #expect(house.count == DiscoveryLimits.quietInstances)
    }

    @Test func directQuestionsLeaveAtAPaceAndGoToTheLinkAlone() throws {
        var house = try ForgedHouse()
        try house.forge(0..<10_000, sources: 256)
        try house.forge(20_000..<20_256, sources: 256, network: 0xCB00_7100)
        house.run(for: .seconds(1))
        #expect(house.directQuestions <= DiscoveryLimits.directBurst + DiscoveryLimits.directPerSecond)
        #expect(house.directQuestions >= DiscoveryLimits.directBurst)
        #expect(house.strayQuestions == 0)
    }

    @Test func anAnswerFromElsewhereOrForAnotherNameProvesNothing() throws {
        var house = try ForgedHouse()
        house.answersForAll = Endpoint(.v4(IPv4Address(10, 0, 200, 200)), port: multicastDNSPort)
        try house.forge(0..<256, sources: 256)
        house.run(for: .seconds(5))
        #expect(house.answered == 0)
    }
}

/// A querier on manual time, a TV that answers what it is asked, and whoever invents others.
struct ForgedHouse {
    private static let link = InterfaceIndex(2)
    private static let tv = Endpoint(.v4(IPv4Address(10, 0, 0, 7)), port: multicastDNSPort)
    private(set) var now = ContinuousClock.now
    private var querier = MulticastDNSQuerier(seed: 7)
    private let id: MulticastDNSQuerier.BrowseID
    private let type: DomainName
    private var tvRecords: [DNSRecord]?
    private(set) var losses = 0
    private(set) var directQuestions = 0
    /// Of them, those to addresses that are not on the link.
    private(set) var strayQuestions = 0
    /// Who says yes to whatever is asked of anybody.
    var answersForAll: Endpoint?

    init() throws {
        type = try name("_googlecast._tcp.local")
        let network = LinkPrefixes.Prefix(.v4(IPv4Address(10, 0, 0, 1)), length: 16)
        querier.addInterface(Self.link, neighbours: LinkPrefixes([network]), at: now)
        id = querier.startBrowsing(try ServiceType("_googlecast._tcp"), at: now)
        run(for: .seconds(10))
    }

    var count: Int { querier.instances(of: id).count }
    var hasTV: Bool {
        querier.instances(of: id).contains { $0.name == "TV" && $0.addresses[0].address == Self.tv.address }
    }
    /// What is listed and is not known to have answered nothing.
    var realNames: [String] { querier.instances(of: id).filter(\.hasAnswered).map(\.name) }
    var answered: Int {
        querier.links[Self.link]?.roster.names.filter {
            querier.links[Self.link]?.roster.standing(of: $0) == .answered
        }.count ?? 0
    }

    private func records(_ label: String, _ address: IPv4Address, port: UInt16 = 8009) throws -> [DNSRecord] {
        let instance = try type.prepending(label)
        let host = try DomainName(labels: [Array((label + "-host").utf8), Array("local".utf8)])
        return [
            DNSRecord(type, .ptr(instance), ttl: 4_500),
            DNSRecord(instance, .srv(ServiceLocation(port: port, target: host)), ttl: 4_500, cacheFlush: true),
            DNSRecord(instance, .txt(try TextRecord(["fn": label])), ttl: 4_500, cacheFlush: true),
            DNSRecord(host, .a(address), ttl: 4_500, cacheFlush: true),
        ]
    }

    /// The TV is switched on: it announces itself, and answers from then on.
    mutating func startTV() throws {
        var said = try records("TV", IPv4Address(10, 0, 0, 7))
        for index in said.indices { said[index].ttl = 120 }
        tvRecords = said
        announce()
    }

    mutating func announce() {
        guard let tvRecords else { return }
        querier.handle(DNSMessage(answers: tvRecords), from: Self.tv, interface: Self.link, at: now)
        carryOut()
    }

    /// - Parameter network: of the addresses that the devices are said to have, 10.0.0.0 unless it is given.
    mutating func forge(_ numbers: Range<Int>, sources: Int, network: UInt32 = 0x0A00_0000) throws {
        for number in numbers {
            let source = IPv4Address(rawValue: 0x0A00_0100 + UInt32(number % sources))
            let address = IPv4Address(rawValue: network | 0x100 + UInt32(number % sources))
            let message = DNSMessage(answers: try records("forged \(number)", address))
            querier.handle(message, from: Endpoint(.v4(source), port: multicastDNSPort), interface: Self.link, at: now)
            carryOut()
        }
    }

    mutating func run(for time: Duration) {
        let end = now + time
        while let next = querier.nextDeadline, next <= end {
            now = max(now, next)
            querier.advance(to: now)
            carryOut()
        }
        now = end
    }

    private mutating func carryOut() {
        while let output = querier.pollOutput() {
            switch output {
            case .event(_, .removed(let instance)) where instance.name == "TV": losses += 1
            case .event: break
            case .send(let datagram): take(datagram)
            }
        }
    }

    private mutating func take(_ datagram: OutgoingDatagram) {
        guard let query = try? DNSMessage(decoding: datagram.payload) else { return }
        guard case .direct(let asked) = datagram.destination else {
            if query.questions.contains(where: { $0.name == type }) { announce() }
            return
        }
        directQuestions += 1
        if case .v4(let address) = asked.address, address.rawValue >> 16 != 0x0A00 { strayQuestions += 1 }
        if let answersForAll, let instance = query.questions.first?.name {
            let anything = ServiceLocation(port: 8009, target: instance)
            reply([DNSRecord(instance, .srv(anything), ttl: 10)], to: query, from: answersForAll)
            // And the host that was asked says something else.
            reply([DNSRecord(instance, .srv(anything), ttl: 10)], to: query, from: asked)
        }
        if asked == Self.tv, let tvRecords, query.questions.contains(where: { $0.name == tvRecords[1].name }) {
            reply([tvRecords[1]], to: query, from: Self.tv)
        }
    }

    private mutating func reply(_ records: [DNSRecord], to query: DNSMessage, from source: Endpoint) {
        var message = DNSMessage(answers: records)
        message.id = query.id
        querier.handleDirect(message, from: source, at: now)
    }
}
