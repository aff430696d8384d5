import Testing

@testable import MulticastDNS

/// Somebody says that a device's names are his, from an address of his own choice: the device goes on as it was.
@Suite struct ForgedClaimTests {
    private let link = SimulatedLink()
    private let asker = Endpoint(.v4(IPv4Address(10, 0, 0, 99)), port: 50_000)

    /// What is forged, and the last byte of the address that it seems to come from.
    struct Claim: CustomTestStringConvertible {
        var isOfHost: Bool
        var source: UInt8
        var testDescription: String { "\(isOfHost ? "host" : "instance") from 10.0.0.\(source)" }
    }

    private static let claims = [7, 66].flatMap { source in
        [false, true].map { Claim(isOfHost: $0, source: source) }
    }

    private func instance(_ label: String = "Chromecast-0123") throws -> DomainName {
        try name("_googlecast._tcp.local").prepending(label)
    }

    private func location(of instance: DomainName, ttl: UInt32 = 120) throws -> DNSRecord {
        let elsewhere = ServiceLocation(port: 9999, target: try name("evil.local"))
        return DNSRecord(instance, .srv(elsewhere), ttl: ttl, cacheFlush: true)
    }

    private func pointer() throws -> DNSRecord {
        DNSRecord(try name("_googlecast._tcp.local"), .ptr(try instance()), ttl: 4_500)
    }

    private func send(_ records: [DNSRecord], from last: UInt8) {
        link.send(
            DNSMessage(answers: records), from: Endpoint(.v4(IPv4Address(10, 0, 0, last)), port: multicastDNSPort))
    }

    /// Whether the device answers a question that is put to it alone.
    private func answersDirectly(_ host: Int) throws -> Bool {
        let before = link.sent.count
        let device = Endpoint(.v4(link.hosts[host].address), port: multicastDNSPort)
        link.send(DNSMessage(questions: [DNSQuestion(try instance(), .srv)]), from: asker, to: .unicast(device))
        link.run(for: .milliseconds(5))
        return link.sent.dropFirst(before).contains { $0.host == host && $0.destination == .unicast(asker) }
    }

    @Test(arguments: claims) func aDeviceKeepsItsNameAndAnswers(_ claim: Claim) throws {
        let device = link.addHost(7)
        try link.publish(device, .living())
        link.run(for: .seconds(5))
        let watcher = link.addHost(10)
        let watched = try link.browse(watcher)
        link.run(for: .seconds(5))
        let forged =
            claim.isOfHost
            ? DNSRecord(
                try name("marquee-0badcafe.local"), .a(IPv4Address(10, 0, 0, 66)), ttl: 120, cacheFlush: true)
            : try location(of: try instance())
        let before = link.sent.count
        var unanswered = 0
        for _ in 0..<100 {
            send([forged], from: claim.source)
            link.run(for: .milliseconds(200))
            if try !answersDirectly(device) { unanswered += 1 }
        }
        #expect(unanswered == 0)
        #expect(link.hosts[device].names == ["Chromecast-0123"])
        #expect(link.sent.dropFirst(before).filter { $0.host == device && $0.destination == .multicast }.count < 80)
        // Who begins to look now finds it.
        let viewer = link.addHost(8)
        let id = try link.browse(viewer)
        for _ in 0..<10 {
            send([forged], from: claim.source)
            link.run(for: .milliseconds(200))
        }
        #expect(!link.hosts[watcher].events.contains { if case .removed = $0 { true } else { false } })
        for (host, id) in [(watcher, watched), (viewer, id)] {
            let found = link.hosts[host].querier.instances(of: id)
            #expect(found.map(\.port) == [8009])
            #expect(found.first?.addresses.first?.address == .v4(IPv4Address(10, 0, 0, 7)))
        }
    }

    /// It wants each name that is probed for, and none of those that say so is there.
    @Test func aDeviceThatStartsAmidClaimsHasANameInSeconds() throws {
        let device = link.addHost(7)
        try link.publish(device, .living())
        var seen = 0
        for round in 0..<100 {
            link.run(for: .milliseconds(100))
            let probed = link.sent.dropFirst(seen).last { $0.isProbe }?.message.questions.first?.name
            seen = link.sent.count
            if let probed { send([try location(of: probed)], from: UInt8(100 + round)) }
        }
        #expect(link.hosts[device].names == ["Chromecast-0123 (\(DiscoveryLimits.mostConcessions + 1))"])
    }

    @Test func aDeviceThatStartsAmidProbesOfItsNameHasItInSeconds() throws {
        let device = link.addHost(7)
        try link.publish(device, .living())
        let forger = Endpoint(.v4(IPv4Address(10, 0, 0, 66)), port: multicastDNSPort)
        for _ in 0..<100 {
            let wanted = try location(of: try instance())
            link.send(
                DNSMessage(questions: [DNSQuestion(try instance(), .any)], authorities: [wanted]), from: forger)
            link.run(for: .milliseconds(150))
        }
        #expect(link.hosts[device].names == ["Chromecast-0123"])
    }

    @Test(arguments: [7, 66] as [UInt8]) func aDeviceAnnouncesItselfAnewAfterAForgedGoodbye(source: UInt8) throws {
        let device = link.addHost(7)
        try link.publish(device, .living())
        link.run(for: .seconds(5))
        let before = link.sent.count
        for _ in 0..<25 {
            var goodbye = try pointer()
            goodbye.ttl = 0
            send([goodbye], from: source)
            link.run(for: .milliseconds(200))
        }
        let announced = link.sent.dropFirst(before).filter { $0.host == device && $0.message.isResponse }
        #expect((4...6).contains(announced.count), "once a second")
        #expect(announced.allSatisfy { packet in packet.message.answers.contains { $0.type == .srv } })
    }

    /// Another host's answer leaves out one that waits, and so does an asker's own word (RFC 6762, 7.2 and 7.4).
    @Test func nobodyAnswersInTheDevicesPlaceOrForWhoeverAsks() throws {
        let device = link.addHost(7)
        try link.publish(device, .living())
        link.run(for: .seconds(5))
        let viewer = Endpoint(.v4(IPv4Address(10, 0, 0, 8)), port: multicastDNSPort)
        let question = DNSQuestion(try name("_googlecast._tcp.local"), .ptr)
        let before = link.sent.count
        link.send(DNSMessage(questions: [question]), from: viewer)
        for _ in 0..<20 {
            link.run(for: .milliseconds(10))
            send([try pointer()], from: 66)
            link.send(DNSMessage(questions: [question], knownAnswers: [try pointer()]), from: viewer)
        }
        let answer = [try pointer()]
        #expect(link.sent.dropFirst(before).contains { $0.host == device && $0.message.answers == answer })
    }
}
