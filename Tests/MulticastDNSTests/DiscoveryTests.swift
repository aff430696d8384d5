import Testing

@testable import MulticastDNS

/// Queriers and responders on one link.
@Suite struct DiscoveryTests {
    let link = SimulatedLink()

    @Test func aPublishedServiceIsFoundWholly() throws {
        let device = link.addHost(7)
        let viewer = link.addHost(8)
        try link.publish(device, .living())
        link.run(for: .seconds(2))
        #expect(link.hosts[device].names == ["Chromecast-0123"])
        try link.browse(viewer)
        link.run(for: .seconds(2))
        let expected = ServiceInstance(
            fullName: try name("Chromecast-0123._googlecast._tcp.local"), host: try name("marquee-0badcafe.local"),
            port: 8009, text: try TextRecord(["id": "0123456789abcdef", "fn": "Living room"]),
            addresses: [ServiceAddress(.v4(IPv4Address(10, 0, 0, 7)), interface: SimulatedLink.interface)])
        #expect(link.hosts[viewer].events == [.found(expected)])
    }

    @Test func oneExchangeIsEnoughToFind() throws {
        let device = link.addHost(7)
        try link.publish(device, .living())
        link.run(for: .seconds(5))
        let viewer = link.addHost(8)
        let before = link.sent.count
        try link.browse(viewer)
        link.run(for: .milliseconds(400))
        #expect(link.hosts[viewer].events.count == 1)
        #expect(link.sent.count - before == 2)
    }

    @Test func aSubtypeFindsOnlyWhoHasIt() throws {
        let first = link.addHost(7)
        let second = link.addHost(8)
        let viewer = link.addHost(9)
        try link.publish(first, .living())
        try link.publish(
            second,
            ServiceRecord(
                instance: "Other", type: "_googlecast._tcp", port: 8009, text: TextRecord(), hostLabel: "other"))
        try link.browse(viewer, subtype: "CC1AD845")
        link.run(for: .seconds(5))
        #expect(link.hosts[viewer].events.map(\.instance.name) == ["Chromecast-0123"])
        #expect(link.hosts[viewer].events[0].instance.fullName == (try name("Chromecast-0123._googlecast._tcp.local")))
    }

    /// A device that has answered directly is asked twice whether it is gone.
    @Test(arguments: [true, false]) func aGoodbyeRemovesWithinASecondOrTwo(hasAnswered: Bool) throws {
        let device = link.addHost(7)
        let viewer = link.addHost(8)
        let id = try link.publish(device, .living())
        link.run(for: .seconds(5))
        try link.browse(viewer)
        link.run(for: hasAnswered ? .seconds(5) : .milliseconds(500))
        link.on(device) { $0.responder.unregister(id, at: $1) }
        link.run(for: hasAnswered ? .milliseconds(2100) : .milliseconds(1100))
        #expect(link.hosts[viewer].events.count == 2)
        guard case .removed(let instance) = link.hosts[viewer].events.last else {
            Issue.record("not removed: \(link.hosts[viewer].events)")
            return
        }
        #expect(instance.name == "Chromecast-0123")
    }

    @Test func aDeviceThatFallsSilentIsRemovedWhenItsRecordsExpire() throws {
        let device = link.addHost(7)
        let viewer = link.addHost(8)
        try link.publish(device, .living())
        try link.browse(viewer)
        link.run(for: .seconds(5))
        link.hosts[device].isConnected = false
        link.run(for: .seconds(90))
        #expect(link.hosts[viewer].events.count == 1)
        link.run(for: .seconds(35))
        #expect(link.hosts[viewer].events.count == 2)
        #expect(link.hosts[viewer].querier.instances(of: try link.browse(viewer)).isEmpty)
    }

    @Test func aDeviceThatStaysIsKeptByRefreshing() throws {
        let device = link.addHost(7)
        let viewer = link.addHost(8)
        try link.publish(device, .living())
        try link.browse(viewer)
        link.run(for: .seconds(6 * 3600))
        #expect(link.hosts[viewer].events.count == 1)
        // Two records of two minutes, each refreshed once at 80 %: about 450 questions in six hours, not thousands.
        #expect(link.sent.filter { $0.host == viewer }.count < 600)
    }

    /// Anybody can say that it has moved: the old address is asked first, for a second, and nothing is told meanwhile.
    @Test func aDeviceThatMovedIsToldOfOnceAndNeverAtItsOldAddress() throws {
        let device = link.addHost(7)
        let viewer = link.addHost(8)
        try link.publish(device, .living())
        try link.browse(viewer)
        link.run(for: .seconds(10))
        let new = IPv4Address(10, 0, 0, 70)
        link.on(device) { host, now in
            host.address = new
            host.responder.setInterface(SimulatedLink.interface, addresses: [.v4(new)], at: now)
        }
        link.run(for: .milliseconds(900))
        #expect(link.hosts[viewer].events.count == 1)
        link.run(for: .seconds(1))
        #expect(link.hosts[viewer].events.count == 2)
        let addresses = link.hosts[viewer].events.last?.instance.addresses.map(\.address)
        #expect(addresses == [.v4(new)])
        link.run(for: .seconds(600))
        #expect(link.hosts[viewer].events.count == 2)
    }

    @Test func newTextIsAnUpdate() throws {
        let device = link.addHost(7)
        let viewer = link.addHost(8)
        let id = try link.publish(device, .living())
        try link.browse(viewer)
        link.run(for: .seconds(5))
        let text = try TextRecord(["fn": "Kitchen"])
        try link.on(device) { try $0.responder.update(id, text: text, at: $1) }
        link.run(for: .seconds(2))
        #expect(link.hosts[viewer].events.count == 2)
        guard case .updated(let instance) = link.hosts[viewer].events.last else {
            Issue.record("not updated")
            return
        }
        #expect(instance.text == text)
    }

    @Test func devicesThatComeLaterAreFoundWhenTheyAnnounce() throws {
        let viewer = link.addHost(8)
        try link.browse(viewer)
        link.run(for: .seconds(3000))
        let device = link.addHost(7)
        try link.publish(device, .living())
        link.run(for: .seconds(2))
        #expect(link.hosts[viewer].events.map(\.instance.name) == ["Chromecast-0123"])
    }

    @Test func aSecondBrowseIsToldAtOnceWhatIsKnown() throws {
        let device = link.addHost(7)
        let viewer = link.addHost(8)
        try link.publish(device, .living())
        try link.browse(viewer)
        link.run(for: .seconds(5))
        try link.browse(viewer)
        #expect(link.hosts[viewer].events.count == 2)
    }

    @Test func aDoubtedDeviceThatIsGoneIsRemovedInTenSeconds() throws {
        let device = link.addHost(7)
        let viewer = link.addHost(8)
        try link.publish(device, .living())
        try link.browse(viewer)
        link.run(for: .seconds(5))
        let name = link.hosts[viewer].events[0].instance.fullName
        link.on(viewer) { $0.querier.reconfirm(name, at: $1) }
        link.run(for: .seconds(20))
        #expect(link.hosts[viewer].events.count == 1)
        link.hosts[device].isConnected = false
        link.on(viewer) { $0.querier.reconfirm(name, at: $1) }
        link.run(for: .seconds(11))
        #expect(link.hosts[viewer].events.count == 2)
    }

    @Test func fortyDevicesAreFoundAndTheirAnswersSuppressedLater() throws {
        let viewer = link.addHost(200)
        for index in 0..<40 {
            let device = link.addHost(UInt8(index + 1))
            try link.publish(device, .living("Device \(index)", host: "host-\(index)"))
        }
        link.run(for: .seconds(3))
        try link.browse(viewer)
        link.run(for: .seconds(20))
        #expect(Set(link.hosts[viewer].events.map(\.instance.name)).count == 40)
        let query = link.sent.last { $0.host == viewer && $0.message.questions.contains { $0.type == .ptr } }
        #expect(query.map { $0.message.answers.count > 0 } == true)
        let answered = link.sent.filter { $0.host != viewer && $0.at > (query?.at ?? .zero) && $0.message.isResponse }
        #expect(answered.isEmpty)
    }
}
