import Testing

@testable import MulticastDNS

/// What a responder says on the link, and when.
@Suite struct ResponderTests {
    let link = SimulatedLink()
    let asker = Endpoint(.v4(IPv4Address(10, 0, 0, 99)), port: 5353)

    private func established(_ service: ServiceRecord? = nil) throws -> Int {
        let device = link.addHost(7)
        try link.publish(device, service ?? .living())
        link.run(for: .seconds(5))
        return device
    }

    /// What the device sent after the message came.
    private func replies(
        to message: DNSMessage, from source: Endpoint? = nil, within duration: Duration = .seconds(1)
    ) -> [SimulatedLink.Packet] {
        let before = link.sent.count
        link.send(message, from: source ?? asker)
        link.run(for: duration)
        return link.sent.dropFirst(before).filter { $0.host >= 0 }
    }

    private func question(_ dotted: String = "_googlecast._tcp.local", _ type: RecordType = .ptr, unicast: Bool = false)
        throws -> DNSQuestion
    {
        DNSQuestion(try name(dotted), type, wantsUnicast: unicast)
    }

    @Test func aNameIsProbedThreeTimesThenAnnouncedTwice() throws {
        let device = try established()
        let probes = link.sent.filter(\.isProbe)
        #expect(probes.count == 3)
        #expect(probes[0].at <= .milliseconds(250))
        #expect(probes[1].at - probes[0].at == .milliseconds(250))
        #expect(probes[2].at - probes[1].at == .milliseconds(250))
        #expect(probes.allSatisfy { $0.message.questions.map(\.type) == [.any, .any] })
        #expect(probes.allSatisfy { packet in packet.message.questions.allSatisfy { !$0.wantsUnicast } })
        #expect(Set(probes[0].message.authorities.map(\.type)) == [.srv, .txt, .a])
        #expect(probes[0].message.authorities.allSatisfy { !$0.cacheFlush })
        let announcements = link.sent.filter { $0.host == device && $0.message.isResponse }
        #expect(announcements.count == 2)
        #expect(announcements[0].at - probes[2].at == .milliseconds(250))
        #expect(announcements[1].at - announcements[0].at == .seconds(1))
        for record in announcements[0].message.answers { #expect(record.cacheFlush == (record.type != .ptr)) }
        #expect(link.hosts[device].responder.nextDeadline == nil)
    }

    @Test func nothingIsAnsweredWhileProbing() throws {
        let device = link.addHost(7)
        try link.publish(device, .living())
        link.run(for: .milliseconds(300))
        let replies = replies(to: DNSMessage(questions: [try question()]), within: .milliseconds(200))
        #expect(replies.filter { !$0.isProbe }.isEmpty)
    }

    @Test func aPointerIsAnsweredAfterAShortDelayWithAllThatIsWantedNext() throws {
        _ = try established()
        let asked = link.now - link.start
        let replies = replies(to: DNSMessage(questions: [try question()]))
        #expect(replies.count == 1)
        #expect((Duration.milliseconds(21)...(.milliseconds(121))).contains(replies[0].at - asked))
        #expect(replies[0].destination == .multicast)
        #expect(replies[0].message.answers.map(\.type) == [.ptr])
        #expect(replies[0].message.additionals.map(\.type) == [.srv, .txt, .a, .nsec])
    }

    @Test func aUniqueRecordIsAnsweredAtOnce() throws {
        _ = try established()
        let asked = link.now - link.start
        let replies = replies(to: DNSMessage(questions: [try question("marquee-0badcafe.local", .a)]))
        #expect(replies.map(\.at) == [asked + .milliseconds(1)])
        #expect(replies[0].message.answers.map(\.data) == [.a(IPv4Address(10, 0, 0, 7))])
    }

    @Test func aTypeThatIsNotThereIsDenied() throws {
        _ = try established()
        let replies = replies(to: DNSMessage(questions: [try question("marquee-0badcafe.local", .aaaa)]))
        let host = try name("marquee-0badcafe.local")
        #expect(replies.first?.message.answers.map(\.data) == [.nsec(next: host, types: [.a])])
    }

    @Test func theTypesOfferedAreEnumerated() throws {
        _ = try established()
        let replies = replies(to: DNSMessage(questions: [try question("_services._dns-sd._udp.local")]))
        let type = try name("_googlecast._tcp.local")
        #expect(replies.first?.message.answers.map(\.data) == [.ptr(type)])
    }

    @Test func aKnownAnswerIsNotRepeatedUnlessItIsOld() throws {
        _ = try established()
        let type = try name("_googlecast._tcp.local")
        let pointer = DNSRecord(type, .ptr(try type.prepending("Chromecast-0123")), ttl: 2250)
        #expect(replies(to: DNSMessage(questions: [try question()], knownAnswers: [pointer])).isEmpty)
        var old = pointer
        old.ttl = 2249
        #expect(replies(to: DNSMessage(questions: [try question()], knownAnswers: [old])).count == 1)
    }

    @Test func knownAnswersMayFollowInFurtherPackets() throws {
        _ = try established()
        let type = try name("_googlecast._tcp.local")
        var first = DNSMessage(questions: [try question()])
        first.isTruncated = true
        #expect(replies(to: first, within: .milliseconds(300)).isEmpty)
        let pointer = DNSRecord(type, .ptr(try type.prepending("Chromecast-0123")), ttl: 4500)
        #expect(replies(to: DNSMessage(questions: [], knownAnswers: [pointer])).isEmpty)
        #expect(replies(to: first).count == 1)
    }

    /// RFC 6762, 7.2: what an asker says with a later question counts for what it waits for already.
    @Test func aKnownAnswerInALaterQuestionIsLeftOutOfWhatWaits() throws {
        _ = try established()
        let type = try name("_googlecast._tcp.local")
        let pointer = DNSRecord(type, .ptr(try type.prepending("Chromecast-0123")), ttl: 4500)
        var first = DNSMessage(questions: [try question()])
        first.isTruncated = true
        let later = DNSMessage(questions: [try question()], knownAnswers: [pointer])
        #expect(replies(to: first, within: .milliseconds(300)).isEmpty)
        #expect(replies(to: later).isEmpty)
        // What another asks for is not its to leave out.
        let other = Endpoint(.v4(IPv4Address(10, 0, 0, 98)), port: 5353)
        #expect(replies(to: first, from: other, within: .milliseconds(300)).isEmpty)
        #expect(replies(to: later).count == 1)
    }

    @Test func aRecordIsMulticastAtMostOnceASecond() throws {
        _ = try established()
        let query = DNSMessage(questions: [try question("marquee-0badcafe.local", .a)])
        #expect(replies(to: query, within: .milliseconds(100)).count == 1)
        #expect(replies(to: query, within: .milliseconds(800)).isEmpty)
        link.run(for: .milliseconds(200))
        let answers = link.sent.filter { $0.host >= 0 && $0.message.answers.map(\.type) == [.a] }
        #expect(answers.count == 2)
        #expect(answers[1].at - answers[0].at == .seconds(1))
    }

    @Test func aQuestionWithTheQUBitIsAnsweredToTheAskerAlone() throws {
        _ = try established()
        let replies = replies(to: DNSMessage(questions: [try question(unicast: true)]))
        #expect(replies.map(\.destination) == [.unicast(asker)])
    }

    @Test func aLegacyResolverGetsItsQuestionBackWithShortLives() throws {
        _ = try established()
        let legacy = Endpoint(asker.address, port: 40000)
        var query = DNSMessage(questions: [try question()])
        query.id = 77
        let replies = replies(to: query, from: legacy)
        #expect(replies.map(\.destination) == [.unicast(legacy)])
        let reply = try #require(replies.first).message
        #expect(reply.id == 77)
        #expect(reply.questions == query.questions)
        #expect((reply.answers + reply.additionals).allSatisfy { $0.ttl == 10 && !$0.cacheFlush })
        #expect(reply.additionals.contains { $0.type == .srv })
    }

    @Test func unicastAnswersAreLimited() throws {
        _ = try established()
        let query = DNSMessage(questions: [try question()])
        for _ in 0..<200 { link.send(query, from: Endpoint(asker.address, port: 40000)) }
        let before = link.sent.count
        link.run(for: .milliseconds(100))
        #expect(link.sent.count - before == 50)
    }

    @Test func goodbyeCoversAllThatWasSaid() throws {
        let device = link.addHost(7)
        let id = try link.publish(device, .living())
        link.run(for: .seconds(5))
        link.on(device) { $0.responder.unregister(id, at: $1) }
        let goodbye = try #require(link.sent.last)
        #expect(goodbye.isGoodbye)
        #expect(goodbye.message.answers.map(\.type) == [.ptr, .ptr, .srv, .txt, .a])
        #expect(replies(to: DNSMessage(questions: [try question()])).isEmpty)
    }

    @Test func aNewInterfaceIsProbedAndAnnouncedWithItsOwnAddress() throws {
        let device = try established()
        let before = link.start + .seconds(5)
        let second = InterfaceIndex(9)
        var responder = link.hosts[device].responder
        responder.setInterface(second, addresses: [.v4(IPv4Address(172, 16, 0, 1))], at: before)
        var packets: [OutgoingDatagram] = []
        while let deadline = responder.nextDeadline {
            responder.advance(to: deadline)
            while let output = responder.pollOutput() {
                if case .send(let datagram) = output { packets.append(datagram) }
            }
        }
        #expect(packets.count == 5)
        #expect(packets.allSatisfy { $0.interface == second })
        let announced = try DNSMessage(decoding: packets[4].payload)
        #expect(announced.answers.filter { $0.type == .a }.map(\.data) == [.a(IPv4Address(172, 16, 0, 1))])
    }

    @Test(arguments: [true, false])
    func aServiceThatListensOnIPv4AloneIsAnnouncedWithoutIPv6Addresses(listensOnIPv6: Bool) throws {
        var service = try ServiceRecord.living()
        service.listensOnIPv6 = listensOnIPv6
        var responder = MulticastDNSResponder(seed: 1)
        _ = try responder.register(service, at: link.now)
        let addresses = [IPAddress.v4(IPv4Address(127, 0, 0, 1)), .v6(IPv6Address(high: 0, low: 1))]
        responder.setInterface(InterfaceIndex(1), addresses: addresses, at: link.now)
        var said: Set<RecordType> = []
        while let deadline = responder.nextDeadline {
            responder.advance(to: deadline)
            while let output = responder.pollOutput() {
                guard case .send(let datagram) = output else { continue }
                let message = try DNSMessage(decoding: datagram.payload)
                said.formUnion((message.answers + message.authorities).map(\.type))
            }
        }
        #expect(said.contains(.a))
        #expect(said.contains(.aaaa) == listensOnIPv6)
    }

    @Test func withoutAnyInterfaceANameIsTakenAtOnce() throws {
        var responder = MulticastDNSResponder(seed: 1)
        let id = try responder.register(.living(), at: link.now)
        #expect(responder.pollOutput() == .registered(id, name: "Chromecast-0123"))
    }
}
