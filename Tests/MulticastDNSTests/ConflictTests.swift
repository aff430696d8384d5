import Testing

@testable import MulticastDNS

/// Two hosts that want one name.
@Suite struct ConflictTests {
    let link = SimulatedLink()

    @Test func theSecondToComeTakesAnotherName() throws {
        let first = link.addHost(7)
        try link.publish(first, .living(host: "host-a"))
        link.run(for: .seconds(5))
        let second = link.addHost(8)
        try link.publish(second, .living(port: 8010, host: "host-b"))
        link.run(for: .seconds(5))
        #expect(link.hosts[first].names == ["Chromecast-0123"])
        #expect(link.hosts[second].names == ["Chromecast-0123 (2)"])
        let viewer = link.addHost(9)
        try link.browse(viewer)
        link.run(for: .seconds(3))
        #expect(Set(link.hosts[viewer].events.map(\.instance.port)) == [8009, 8010])
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func ofTwoThatProbeTogetherExactlyOneKeepsTheName(seed: UInt64) throws {
        let first = link.addHost(7, seed: seed)
        let second = link.addHost(8, seed: seed + 50)
        try link.publish(first, .living(port: 1000, host: "host-a"))
        try link.publish(second, .living(port: 2000, host: "host-b"))
        link.run(for: .seconds(10))
        let names = [link.hosts[first].names.last, link.hosts[second].names.last]
        #expect(Set(names) == ["Chromecast-0123", "Chromecast-0123 (2)"])
    }

    @Test func theLaterRecordsWinATie() throws {
        // The same seed: both probe at the same instants, so the order of their data alone decides.
        let low = link.addHost(7, seed: 5)
        let high = link.addHost(8, seed: 5)
        try link.publish(low, .living(port: 1000, host: "host-a"))
        try link.publish(high, .living(port: 2000, host: "host-b"))
        link.run(for: .seconds(10))
        #expect(link.hosts[high].names == ["Chromecast-0123"])
        #expect(link.hosts[low].names == ["Chromecast-0123 (2)"])
    }

    @Test func aHostNameInUseIsPassedOver() throws {
        let first = link.addHost(7)
        try link.publish(first, .living("One", host: "shared"))
        link.run(for: .seconds(5))
        let second = link.addHost(8)
        try link.publish(second, .living("Two", host: "shared"))
        let viewer = link.addHost(9)
        try link.browse(viewer)
        link.run(for: .seconds(8))
        #expect(link.hosts[second].names == ["Two"])
        let hosts = Dictionary(link.hosts[viewer].events.map { ($0.instance.name, $0.instance.host) }) { $1 }
        let expected = ["One": try name("shared.local"), "Two": try name("shared-2.local")]
        #expect(hosts == expected)
    }

    @Test func twoServicesOfOneHostShareItsNameInPeace() throws {
        let device = link.addHost(7)
        try link.publish(device, .living("One", host: "shared"))
        try link.publish(device, .living("Two", port: 8010, host: "shared"))
        try link.publish(device, .living("Two", port: 8011, host: "shared"))
        link.run(for: .seconds(5))
        #expect(link.hosts[device].names.sorted() == ["One", "Two", "Two (2)"])
        let viewer = link.addHost(9)
        try link.browse(viewer)
        link.run(for: .seconds(3))
        let shared = try name("shared.local")
        #expect(Set(link.hosts[viewer].events.map(\.instance.host)) == [shared])
        #expect(link.hosts[viewer].events.count == 3)
    }

    @Test func ourOwnPacketsHeardOnAnotherLinkAreNoConflict() throws {
        // Wired and wireless bridged to one network: what is said on one is heard on the other.
        let now = ContinuousClock.now
        var responder = MulticastDNSResponder(seed: 1)
        let (wired, wireless) = (InterfaceIndex(2), InterfaceIndex(3))
        let addresses: [InterfaceIndex: IPAddress] = [
            wired: .v4(IPv4Address(10, 0, 0, 2)), wireless: .v4(IPv4Address(10, 0, 0, 3)),
        ]
        for (interface, address) in addresses { responder.setInterface(interface, addresses: [address], at: now) }
        _ = try responder.register(.living(), at: now)
        var names: [String] = []
        var queue: [OutgoingDatagram] = []
        while let deadline = responder.nextDeadline, deadline < now + .seconds(30) {
            responder.advance(to: deadline)
            while let output = responder.pollOutput() {
                switch output {
                case .registered(_, let name): names.append(name)
                case .send(let datagram): queue.append(datagram)
                }
            }
            for datagram in queue {
                let source = Endpoint(try #require(addresses[datagram.interface]), port: 5353)
                for interface in [wired, wireless] {
                    responder.handle(
                        try DNSMessage(decoding: datagram.payload), from: source, interface: interface,
                        delivery: .multicast, at: deadline)
                }
            }
            queue = []
        }
        #expect(names == ["Chromecast-0123"])
        #expect(responder.nextDeadline == nil)
    }

    @Test func anEstablishedNameIsDefendedAgainstAProbe() throws {
        let device = link.addHost(7)
        try link.publish(device, .living())
        link.run(for: .seconds(5))
        let instance = try name("Chromecast-0123._googlecast._tcp.local")
        let wanted = DNSRecord(instance, .srv(ServiceLocation(port: 1, target: try name("x.local"))), ttl: 120)
        let probe = DNSMessage(questions: [DNSQuestion(instance, .any)], authorities: [wanted])
        let before = link.sent.count
        link.send(probe, from: Endpoint(.v4(IPv4Address(10, 0, 0, 9)), port: 5353))
        link.run(for: .milliseconds(5))
        let defence = link.sent.dropFirst(before + 1).first
        #expect(defence?.host == device)
        #expect(defence?.message.answers.contains { $0.type == .srv && $0.cacheFlush } == true)
    }

    @Test func aNameContestedLaterIsProbedForAgainAndKeptWhereNobodyAnswersForIt() throws {
        let device = link.addHost(7)
        try link.publish(device, .living())
        link.run(for: .seconds(5))
        let instance = try name("Chromecast-0123._googlecast._tcp.local")
        let claim = DNSRecord(
            instance, .srv(ServiceLocation(port: 1, target: try name("x.local"))), ttl: 120, cacheFlush: true)
        let before = link.sent.count
        for _ in 0..<3 {
            link.send(DNSMessage(answers: [claim]), from: Endpoint(.v4(IPv4Address(10, 0, 0, 9)), port: 5353))
            link.run(for: .milliseconds(300))
        }
        link.run(for: .seconds(4))
        #expect(link.sent.dropFirst(before).filter(\.isProbe).count == 3)
        let asked = link.sent.dropFirst(before).filter { if case .direct = $0.destination { true } else { false } }
        #expect(asked.count == DiscoveryLimits.directAttempts)
        #expect(link.hosts[device].names == ["Chromecast-0123"])
    }

    /// A network falls into two, or a machine sleeps: each has the name, and neither has heard the other.
    @Test func ofTwoThatCameToHaveANameApartExactlyOneKeepsIt() throws {
        let low = link.addHost(7)
        let high = link.addHost(8)
        try link.publish(low, .living(port: 1000, host: "host-a"))
        link.run(for: .seconds(5))
        link.hosts[low].isConnected = false
        let id = try link.publish(high, .living(port: 2000, host: "host-b"))
        link.run(for: .seconds(5))
        #expect(link.hosts[high].names == ["Chromecast-0123"])
        link.hosts[low].isConnected = true
        try link.on(high) { try $0.responder.update(id, text: try TextRecord(["id": "news"]), at: $1) }
        link.run(for: .seconds(10))
        let names = [link.hosts[low].names.last, link.hosts[high].names.last]
        #expect(Set(names) == ["Chromecast-0123", "Chromecast-0123 (2)"])
    }

    @Test func afterFifteenConflictsProbingWaitsFiveSeconds() throws {
        let rival = link.addHost(9)
        for _ in 1...15 { try link.publish(rival, .living(host: "rival")) }
        link.run(for: .seconds(10))
        let device = link.addHost(7)
        try link.publish(device, .living(port: 8010))
        link.run(for: .seconds(30))
        #expect(link.hosts[device].names == ["Chromecast-0123 (16)"])
        let probes = link.sent.filter { $0.host == device && $0.isProbe }.map(\.at)
        let gaps = zip(probes.dropFirst(), probes).map { $0 - $1 }
        #expect(gaps.filter { $0 >= .milliseconds(4_900) }.count == 1)
    }

    @Test func aLongNameIsCutToFit() throws {
        let first = link.addHost(7)
        let long = String(repeating: "ä", count: 31)
        try link.publish(first, .living(long, host: "host-a"))
        link.run(for: .seconds(5))
        let second = link.addHost(8)
        try link.publish(second, .living(long, port: 8010, host: "host-b"))
        link.run(for: .seconds(5))
        #expect(link.hosts[second].names == [String(repeating: "ä", count: 29) + " (2)"])
    }
}
