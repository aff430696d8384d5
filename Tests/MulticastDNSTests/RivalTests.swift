import NIOCore
import Testing

@testable import MulticastDNS

/// Hosts that disagree on where a device is: it stays where it answers, and others' word is told beside it.
@Suite struct RivalTests {
    private let start = ContinuousClock.now
    private let wired = InterfaceIndex(2)
    private let tv = Endpoint(.v4(IPv4Address(10, 0, 0, 7)), port: multicastDNSPort)
    private let forger = Endpoint(.v4(IPv4Address(10, 0, 0, 66)), port: multicastDNSPort)

    private func type() throws -> DomainName { try name("_googlecast._tcp.local") }
    private func instance() throws -> DomainName { try type().prepending("TV") }

    private func location(
        _ host: String, port: UInt16 = 8009, flush: Bool = true, ttl: UInt32 = 120
    ) throws -> DNSRecord {
        DNSRecord(
            try instance(), .srv(ServiceLocation(port: port, target: try name(host))), ttl: ttl, cacheFlush: flush)
    }

    private func text(_ id: String) throws -> DNSRecord {
        DNSRecord(try instance(), .txt(try TextRecord(["id": id])), ttl: 120, cacheFlush: true)
    }

    private func address(_ host: String, _ last: UInt8) throws -> DNSRecord {
        DNSRecord(try name(host), .a(IPv4Address(10, 0, 0, last)), ttl: 120, cacheFlush: true)
    }

    private func announcement() throws -> DNSMessage {
        DNSMessage(answers: [
            DNSRecord(try type(), .ptr(try instance()), ttl: 120), try location("tv.local"), try text("real"),
            try address("tv.local", 7),
        ])
    }

    private func forgery(port: UInt16 = 9999) throws -> DNSMessage {
        DNSMessage(answers: [
            DNSRecord(try type(), .ptr(try instance()), ttl: 120), try location("evil.local", port: port),
            try text("forged"), try address("evil.local", 66),
        ])
    }

    /// A querier, what it has told, and the TV that answers it where `tvAnswers`.
    private struct Bench {
        var querier = MulticastDNSQuerier(seed: 3)
        var id: MulticastDNSQuerier.BrowseID
        var now: ContinuousClock.Instant
        var events: [ServiceEvent] = []
        /// What answers a question that is put to it directly, and what it says when the network is asked.
        var real: (endpoint: Endpoint, message: DNSMessage)?

        var device: ServiceInstance? { querier.instances(of: id).first }

        mutating func hear(_ message: DNSMessage, from source: Endpoint, _ interface: InterfaceIndex) {
            querier.handle(message, from: source, interface: interface, at: now)
            drain(interface)
        }

        mutating func run(for time: Duration, _ interface: InterfaceIndex) {
            let end = now + time
            while let next = querier.nextDeadline, next <= end {
                now = max(now, next)
                querier.advance(to: now)
                drain(interface)
            }
            now = end
        }

        /// Who is asked, and hears that his pointer is known, keeps silent.
        private func isPointer(_ record: DNSRecord) -> Bool {
            if case .ptr = record.data { true } else { false }
        }

        private mutating func drain(_ interface: InterfaceIndex) {
            while let output = querier.pollOutput() {
                switch output {
                case .event(_, let event): events.append(event)
                case .send(let datagram):
                    guard let real, let query = try? DNSMessage(decoding: datagram.payload) else { continue }
                    if case .direct(real.endpoint) = datagram.destination {
                        var reply = real.message
                        reply.id = query.id
                        querier.handleDirect(reply, from: real.endpoint, at: now)
                    } else if datagram.destination == .multicast, !query.answers.contains(where: isPointer) {
                        querier.handle(real.message, from: real.endpoint, interface: interface, at: now)
                    }
                }
            }
        }
    }

    private func makeBench(answers: Bool = true) throws -> Bench {
        var querier = MulticastDNSQuerier(seed: 3)
        querier.addInterface(
            wired, neighbours: LinkPrefixes([.init(.v4(IPv4Address(10, 0, 0, 1)), length: 24)]), at: start)
        let id = querier.startBrowsing(try ServiceType("_googlecast._tcp"), at: start)
        var bench = Bench(querier: querier, id: id, now: start)
        if answers { bench.real = (tv, try announcement()) }
        return bench
    }

    private func expectReal(_ bench: Bench, _ comment: Comment? = nil) throws {
        let device = try #require(bench.device, comment)
        #expect(device.host == (try name("tv.local")) && device.port == 8009, comment)
        #expect(device.addresses.first?.address == tv.address, comment)
        #expect(device.text.values["id"] == "real", comment)
    }

    @Test func aForgedPlaceTakesNoDeviceAwayAndIsTold() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.hear(try forgery(), from: forger, wired)
        try expectReal(bench)
        let rival = ServiceRival(source: forger.address, host: try name("evil.local"), port: 9999)
        #expect(bench.device?.rivals == [rival])
        for _ in 0..<20 {
            bench.run(for: .seconds(3), wired)
            bench.hear(try forgery(), from: forger, wired)
            try expectReal(bench)
        }
        #expect(!bench.events.contains { if case .removed = $0 { true } else { false } })
        bench.run(for: .seconds(200), wired)
        try expectReal(bench)
        #expect(bench.device?.rivals == [], "it is said no more")
    }

    @Test func aForgedPlaceThatLeadsNowhereHidesNothing() throws {
        for isFirst in [true, false] {
            var bench = try makeBench(answers: false)
            let forged = DNSMessage(answers: [
                DNSRecord(try type(), .ptr(try instance()), ttl: 120), try location("nowhere.local"),
                try text("forged"),
            ])
            if isFirst { bench.hear(forged, from: forger, wired) }
            bench.hear(try announcement(), from: tv, wired)
            if !isFirst { bench.hear(forged, from: forger, wired) }
            #expect(bench.device?.host == (try name("tv.local")), "forged first: \(isFirst)")
        }
    }

    @Test func whoWasForgedBeforeItStartedIsBelievedWhenItAnswers() throws {
        var bench = try makeBench(answers: false)
        for port in 9_000..<9_010 as Range<UInt16> {
            let other = Endpoint(.v4(IPv4Address(10, 0, 0, UInt8(port % 100 + 100))), port: multicastDNSPort)
            bench.hear(try forgery(port: port), from: other, wired)
        }
        bench.run(for: .seconds(2), wired)
        bench.real = (tv, try announcement())
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .milliseconds(50), wired)
        try expectReal(bench)
        bench.hear(try forgery(), from: forger, wired)
        try expectReal(bench)
    }

    /// The forged pointer is the device's own: who says that he knows it is not answered.
    @Test func whoIsForgedBeforeTheFirstQuestionIsFoundByIt() throws {
        for source in [forger, tv] {
            var bench = try makeBench()
            bench.hear(try forgery(), from: source, wired)
            for _ in 0..<10 {
                bench.run(for: .milliseconds(200), wired)
                bench.hear(try forgery(), from: source, wired)
            }
            try expectReal(bench, "forged by \(source)")
        }
    }

    /// Its own address is easily made up.
    @Test func aForgeryInTheDevicesOwnNameIsSetRightByAsking() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.hear(try forgery(), from: tv, wired)
        bench.run(for: .milliseconds(50), wired)
        try expectReal(bench)
        bench.run(for: .seconds(30), wired)
        try expectReal(bench)
        bench.hear(try forgery(), from: tv, wired)
        try expectReal(bench, "it has answered before")
    }

    @Test func aDeviceThatMovesIsFollowedAtOnce() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        var moved = try announcement()
        moved.answers[1] = try location("tv.local", port: 8010)
        bench.real = (tv, moved)
        bench.hear(moved, from: tv, wired)
        #expect(bench.device?.port == 8010)
        #expect(bench.device?.rivals == [])
        bench.run(for: .seconds(200), wired)
        #expect(bench.device?.port == 8010)
    }

    /// A group goes on at another host, which answers for it now.
    @Test func whereAnotherHostAnswersItIsThere() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.real = (forger, try forgery())
        bench.hear(try forgery(), from: forger, wired)
        bench.run(for: .milliseconds(50), wired)
        #expect(bench.device?.port == 9999)
        bench.run(for: .seconds(30), wired)
        #expect(bench.device?.port == 9999 && bench.device?.rivals == [])
    }

    @Test func whereNobodyAnswersTheOldPlaceGoesInTenSeconds() throws {
        var bench = try makeBench(answers: false)
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.hear(try forgery(), from: forger, wired)
        try expectReal(bench)
        bench.run(for: .seconds(5), wired)
        bench.hear(try forgery(), from: forger, wired)
        bench.run(for: .seconds(6), wired)
        #expect(bench.device?.port == 9999)
    }

    @Test func aForgedAddressComesBehindTheDevicesOwn() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        for last in 1...6 as ClosedRange<UInt8> {
            bench.hear(DNSMessage(answers: [try address("tv.local", last)]), from: forger, wired)
        }
        try expectReal(bench)
        for _ in 0..<30 {
            bench.run(for: .seconds(1), wired)
            try expectReal(bench)
        }
    }

    @Test func placesThatWereForgedBeforeLeaveRoomForTheDevicesOwn() throws {
        var bench = try makeBench(answers: false)
        let hosts = (100..<120).map { Endpoint(.v4(IPv4Address(10, 0, 0, $0)), port: multicastDNSPort) }
        for (number, host) in hosts.enumerated() {
            let port = UInt16(9_000 + number)
            bench.hear(DNSMessage(answers: [
                DNSRecord(try type(), .ptr(try instance()), ttl: 120),
                try location("tv.local", port: port, flush: false), try text("\(number)"),
                try address("tv.local", UInt8(120 + number)),
            ]), from: host, wired)
        }
        bench.real = (tv, try announcement())
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .milliseconds(50), wired)
        try expectReal(bench)
    }

    @Test func aDeviceThatHasProvedItselfStaysWhereItDid() throws {
        var bench = try makeBench(answers: false)
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.querier.confirm(try instance(), at: [tv.address], port: 8009, at: bench.now)
        for _ in 0..<3 {
            bench.hear(try forgery(), from: forger, wired)
            try expectReal(bench)
            bench.run(for: .seconds(2), wired)
        }
        // What is connected to elsewhere proves nothing.
        bench.querier.confirm(try instance(), at: [forger.address], port: 1, at: bench.now)
        try expectReal(bench)
    }

    @Test func aHostReplacesItsOwnProvedTextAtOnceAndNobodyElseDoes() throws {
        for wasForgedBefore in [false, true] {
            var bench = try makeBench(answers: false)
            bench.hear(try announcement(), from: tv, wired)
            bench.run(for: .seconds(5), wired)
            bench.querier.confirm(try instance(), at: [tv.address], port: 8009, at: bench.now)
            if wasForgedBefore {
                bench.hear(DNSMessage(answers: [try text("playing")]), from: forger, wired)
                #expect(bench.device?.text.values["id"] == "real")
            }
            bench.hear(DNSMessage(answers: [try text("playing")]), from: tv, wired)
            #expect(bench.device?.text.values["id"] == "playing", "forged before: \(wasForgedBefore)")
            bench.hear(DNSMessage(answers: [try text("forged")]), from: forger, wired)
            #expect(bench.device?.text.values["id"] == "playing", "forged before: \(wasForgedBefore)")
            // Again, with nobody having proved it since.
            bench.run(for: .seconds(2), wired)
            bench.hear(DNSMessage(answers: [try text("paused")]), from: tv, wired)
            #expect(bench.device?.text.values["id"] == "paused", "forged before: \(wasForgedBefore)")
        }
    }

    @Test func aForgedTextOfAProvedDeviceHasTheDeviceAsked() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.querier.confirm(try instance(), at: [tv.address], port: 8009, at: bench.now)
        // Its own address is easily made up. It is asked then, and sets it right.
        bench.hear(DNSMessage(answers: [try text("forged")]), from: tv, wired)
        bench.run(for: .milliseconds(50), wired)
        try expectReal(bench)
        var news = try announcement()
        news.answers[2] = try text("news")
        bench.real = (tv, news)
        bench.hear(DNSMessage(answers: [try text("news")]), from: forger, wired)
        bench.run(for: .milliseconds(50), wired)
        #expect(bench.device?.text.values["id"] == "news", "the device says so itself when it is asked")
    }
}
