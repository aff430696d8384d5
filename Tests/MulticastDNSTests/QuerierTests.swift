import NIOCore
import SenderScripts
import Testing

@testable import MulticastDNS

/// The querier alone, with messages made by hand.
@Suite struct QuerierTests {
    let start = ContinuousClock.now
    let wired = InterfaceIndex(2)
    let wireless = InterfaceIndex(3)
    let device = Endpoint(.v4(IPv4Address(10, 0, 0, 7)), port: 5353)

    private func answer(_ last: UInt8 = 7, ttl: UInt32 = 120, port: UInt16 = 8009) throws -> DNSMessage {
        let type = try name("_googlecast._tcp.local")
        let host = try name("tv.local")
        let instance = try type.prepending("TV")
        return DNSMessage(
            answers: [DNSRecord(type, .ptr(instance), ttl: ttl)],
            additionals: [
                DNSRecord(host, .a(IPv4Address(10, 0, 0, last)), ttl: ttl, cacheFlush: true),
                DNSRecord(instance, .srv(ServiceLocation(port: port, target: host)), ttl: ttl, cacheFlush: true),
                DNSRecord(instance, .txt(try TextRecord(["fn": "TV"])), ttl: ttl, cacheFlush: true),
            ])
    }

    private func outputs(_ querier: inout MulticastDNSQuerier) -> (events: [ServiceEvent], queries: [DNSMessage]) {
        var events: [ServiceEvent] = []
        var queries: [DNSMessage] = []
        while let output = querier.pollOutput() {
            switch output {
            case .event(_, let event): events.append(event)
            case .send(let datagram):
                guard datagram.destination == .multicast else { continue }
                if let message = try? DNSMessage(decoding: datagram.payload) { queries.append(message) }
            }
        }
        return (events, queries)
    }

    private func browsing(on interfaces: InterfaceIndex...) throws -> MulticastDNSQuerier {
        var querier = MulticastDNSQuerier(seed: 1)
        for interface in interfaces { querier.addInterface(interface, at: start) }
        _ = querier.startBrowsing(try ServiceType("_googlecast._tcp"), at: start)
        return querier
    }

    @Test func questionsComeAfterAShortDelayAndThenEverMoreRarely() throws {
        var querier = try browsing(on: wired)
        var times: [Duration] = []
        while let deadline = querier.nextDeadline, deadline < start + .seconds(20000) {
            querier.advance(to: deadline)
            let queries = outputs(&querier).queries
            #expect(queries.count == 1)
            #expect(queries[0].questions.map(\.wantsUnicast) == [false])
            times.append(deadline - start)
        }
        #expect((Duration.milliseconds(20)...(.milliseconds(120))).contains(times[0]))
        let gaps = zip(times.dropFirst(), times).map { ($0 - $1).components.seconds }
        #expect(gaps == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600, 3600])
    }

    @Test func refreshesComeAt80_85_90And95PercentThenTheInstanceGoes() throws {
        var querier = try browsing(on: wired)
        let later = start + .seconds(5000)
        querier.advance(to: later)
        querier.handle(try answer(ttl: 1000), from: device, interface: wired, at: later)
        _ = outputs(&querier)
        var percents: [Int] = []
        var removedAt: Duration?
        while removedAt == nil, let deadline = querier.nextDeadline {
            querier.advance(to: deadline)
            let (events, queries) = outputs(&querier)
            let asked = queries.flatMap(\.questions).contains { $0.type == .srv }
            if asked { percents.append(Int((deadline - later) / .seconds(10))) }
            if case .removed = events.last { removedAt = deadline - later }
        }
        #expect(removedAt == .seconds(1000))
        #expect(percents.count == 4)
        for (percent, expected) in zip(percents, [80, 85, 90, 95]) {
            #expect((expected...(expected + 2)).contains(percent))
        }
    }

    @Test func anAnswerFromAnotherPortIsNotTrusted() throws {
        var querier = try browsing(on: wired)
        querier.handle(try answer(), from: Endpoint(device.address, port: 5354), interface: wired, at: start)
        #expect(outputs(&querier).events.isEmpty)
        querier.handle(try answer(), from: device, interface: wired, at: start)
        #expect(outputs(&querier).events.count == 1)
    }

    /// As a host announces itself when it has started: all records are answers (RFC 6762, 8.3).
    private func announcement() throws -> DNSMessage {
        let answer = try answer()
        return DNSMessage(answers: answer.answers + answer.additionals)
    }

    @Test func aHostThatStartsAnewIsToldThoughNothingChanged() throws {
        var querier = try browsing(on: wired)
        querier.handle(try answer(), from: device, interface: wired, at: start)
        let found = try #require(outputs(&querier).events.first?.instance)
        querier.handle(try announcement(), from: device, interface: wired, at: start + .seconds(30))
        #expect(outputs(&querier).events == [.announced(found)])
        querier.handle(try announcement(), from: device, interface: wired, at: start + .seconds(31))
        #expect(outputs(&querier).events.isEmpty)
        querier.handle(try announcement(), from: device, interface: wired, at: start + .seconds(40))
        #expect(outputs(&querier).events == [.announced(found)])
    }

    /// A session that has lost its device begins to look for it, while others browse already.
    @Test func aBrowseThatBeganAMomentAgoIsToldOfAStartAnew() throws {
        var querier = try browsing(on: wired)
        querier.handle(try announcement(), from: device, interface: wired, at: start)
        _ = outputs(&querier)
        let later = start + .seconds(60)
        let id = querier.startBrowsing(try ServiceType("_googlecast._tcp"), at: later)
        let known = try #require(querier.instances(of: id).first)
        #expect(outputs(&querier).events == [.found(known)])
        querier.handle(try announcement(), from: device, interface: wired, at: later + .seconds(2))
        #expect(outputs(&querier).events == [.announced(known), .announced(known)])
    }

    @Test func neitherAnAnswerNorTheFirstAnnouncementIsAStartAnew() throws {
        var querier = try browsing(on: wired)
        querier.handle(try announcement(), from: device, interface: wired, at: start)
        #expect(outputs(&querier).events.count == 1)
        querier.handle(try announcement(), from: device, interface: wired, at: start + .seconds(1))
        querier.handle(try answer(), from: device, interface: wired, at: start + .seconds(30))
        #expect(outputs(&querier).events.isEmpty)
    }

    /// Whoever missed a host's first announcement finds it by asking, and then hears the second.
    @Test func theRepetitionOfAnAnnouncementThatWasMissedIsNoStartAnew() throws {
        var querier = try browsing(on: wired)
        querier.handle(try answer(), from: device, interface: wired, at: start)
        #expect(outputs(&querier).events.count == 1)
        querier.handle(try announcement(), from: device, interface: wired, at: start + .seconds(1))
        #expect(outputs(&querier).events.isEmpty)
    }

    @Test func anErrorResponseIsIgnored() throws {
        var querier = try browsing(on: wired)
        var message = try answer()
        message.responseCode = 3
        querier.handle(message, from: device, interface: wired, at: start)
        message.responseCode = 0
        message.opcode = 4
        querier.handle(message, from: device, interface: wired, at: start)
        #expect(outputs(&querier).events.isEmpty)
    }

    @Test func whatIsMissingIsAskedForUntilItIsThere() throws {
        var querier = try browsing(on: wired)
        let whole = try answer()
        querier.handle(DNSMessage(answers: whole.answers), from: device, interface: wired, at: start)
        #expect(outputs(&querier).events.isEmpty)
        querier.advance(to: start + .milliseconds(150))
        let first = outputs(&querier).queries.flatMap(\.questions)
        #expect(first.contains { $0.type == .srv } && first.contains { $0.type == .txt })
        let located = DNSMessage(answers: whole.additionals.filter { $0.type != .a })
        querier.handle(located, from: device, interface: wired, at: start + .milliseconds(200))
        querier.advance(to: start + .milliseconds(400))
        let second = outputs(&querier)
        #expect(second.events.isEmpty)
        #expect(Set(second.queries.flatMap(\.questions).map(\.type)) == [.a, .aaaa])
        let addressed = DNSMessage(answers: whole.additionals.filter { $0.type == .a })
        querier.handle(addressed, from: device, interface: wired, at: start + .milliseconds(500))
        #expect(outputs(&querier).events.count == 1)
        querier.advance(to: start + .milliseconds(700))
        #expect(outputs(&querier).queries.flatMap(\.questions).allSatisfy { $0.type == .ptr })
    }

    @Test func aTypeThatTheHostDeniesIsNotAskedFor() throws {
        var querier = try browsing(on: wired)
        var message = try answer()
        let host = try name("tv.local")
        message.additionals.removeAll { $0.type == .a }
        message.additionals.append(DNSRecord(host, .nsec(next: host, types: [.aaaa]), ttl: 120, cacheFlush: true))
        querier.handle(message, from: device, interface: wired, at: start)
        querier.advance(to: start + .milliseconds(200))
        let types = outputs(&querier).queries.flatMap(\.questions).map(\.type)
        #expect(types.contains(.aaaa) && !types.contains(.a))
    }

    @Test func recordsLearnedOnALostInterfaceGoAway() throws {
        var querier = try browsing(on: wired, wireless)
        querier.handle(try answer(7), from: device, interface: wired, at: start)
        querier.handle(try answer(8), from: device, interface: wireless, at: start)
        let both = outputs(&querier).events.last?.instance.addresses
        #expect(both?.map(\.interface) == [wired, wireless])
        querier.removeInterface(wired, at: start + .seconds(1))
        let left = outputs(&querier).events
        #expect(left.count == 1)
        #expect(left.last?.instance.addresses == [ServiceAddress(.v4(IPv4Address(10, 0, 0, 8)), interface: wireless)])
        querier.removeInterface(wireless, at: start + .seconds(2))
        guard case .removed = outputs(&querier).events.last else {
            Issue.record("not removed")
            return
        }
        #expect(querier.nextDeadline == nil)
    }

    @Test func whereLinksDisagreeOnThePortTheNewestIsRight() throws {
        var querier = try browsing(on: wired, wireless)
        querier.handle(try answer(7, port: 1), from: device, interface: wired, at: start)
        querier.handle(try answer(8, port: 2), from: device, interface: wireless, at: start + .seconds(1))
        let instance = outputs(&querier).events.last?.instance
        #expect(instance?.port == 2)
        #expect(instance?.addresses.map(\.interface) == [wireless])
    }

    @Test func linkLocalAddressesKeepTheirInterfaceAndComeLast() throws {
        var querier = try browsing(on: wired)
        var message = try answer()
        let local = IPv6Address(high: 0xFE80 << 48, low: 7)
        message.additionals.insert(DNSRecord(try name("tv.local"), .aaaa(local), ttl: 120, cacheFlush: true), at: 0)
        querier.handle(message, from: device, interface: wired, at: start)
        #expect(
            outputs(&querier).events.last?.instance.addresses == [
                ServiceAddress(.v4(IPv4Address(10, 0, 0, 7)), interface: wired),
                ServiceAddress(.v6(local), interface: wired),
            ])
    }

    /// RFC 6762, 10.2: a set may come in more than one packet.
    @Test func theFlushBitTakesNothingThatWasHeardWithinTheLastSecond() throws {
        var querier = try browsing(on: wired)
        func heard(_ last: UInt8, after time: Duration) throws -> [IPAddress]? {
            querier.handle(try answer(last), from: device, interface: wired, at: start + time)
            return outputs(&querier).events.last?.instance.addresses.map(\.address)
        }
        let (first, second) = (IPAddress.v4(IPv4Address(10, 0, 0, 7)), IPAddress.v4(IPv4Address(10, 0, 0, 8)))
        #expect(try heard(7, after: .zero) == [first])
        #expect(try Set(heard(8, after: .seconds(1)) ?? []) == [first, second])
        #expect(try heard(8, after: .milliseconds(1001)) == [second])
    }

    @Test func theCacheIsBounded() throws {
        var querier = MulticastDNSQuerier(seed: 1, capacity: 50)
        querier.addInterface(wired, at: start)
        let id = querier.startBrowsing(try ServiceType("_googlecast._tcp"), at: start)
        querier.handle(try answer(), from: device, interface: wired, at: start)
        let type = try name("_googlecast._tcp.local")
        for round in 0..<10 {
            let flood = try (0..<100).map { DNSRecord(type, .ptr(try type.prepending("\(round)-\($0)")), ttl: 4500) }
            querier.handle(DNSMessage(answers: flood), from: device, interface: wired, at: start)
        }
        querier.advance(to: start + .milliseconds(200))
        #expect(querier.instances(of: id).map(\.name) == ["TV"])
        // 47 fake pointers got in beside the device's PTR, SRV, TXT and A less one each; each asks for SRV and TXT.
        #expect(outputs(&querier).queries.flatMap(\.questions).count < 120)
    }

    @Test func recordsThatNobodyBrowsesAreNotKept() throws {
        var querier = try browsing(on: wired)
        let other = try name("_printer._tcp.local")
        let message = DNSMessage(answers: [DNSRecord(other, .ptr(try other.prepending("P")), ttl: 120)])
        querier.handle(message, from: device, interface: wired, at: start)
        querier.advance(to: start + .milliseconds(200))
        let type = try name("_googlecast._tcp.local")
        #expect(outputs(&querier).queries.flatMap(\.questions).map(\.name) == [type])
    }

    @Test func aPointerToAnotherTypesInstanceIsNotTaken() throws {
        var querier = try browsing(on: wired)
        let target = try name("TV._printer._tcp.local")
        let message = DNSMessage(answers: [DNSRecord(try name("_googlecast._tcp.local"), .ptr(target), ttl: 120)])
        querier.handle(message, from: device, interface: wired, at: start)
        querier.advance(to: start + .milliseconds(200))
        #expect(outputs(&querier).queries.flatMap(\.questions).count == 1)
    }

    @Test func stoppingABrowseEndsItsQuestions() throws {
        var querier = MulticastDNSQuerier(seed: 1)
        querier.addInterface(wired, at: start)
        let id = querier.startBrowsing(try ServiceType("_googlecast._tcp"), at: start)
        querier.handle(try answer(), from: device, interface: wired, at: start)
        querier.stopBrowsing(id, at: start)
        #expect(querier.nextDeadline == nil)
        #expect(querier.instances(of: id).isEmpty)
    }

    @Test func portZeroIsNotAService() throws {
        var querier = try browsing(on: wired)
        querier.handle(try answer(port: 0), from: device, interface: wired, at: start)
        #expect(outputs(&querier).events.isEmpty)
    }

    @Test func damagedAnswersNeverTrapTheQuerier() throws {
        var querier = try browsing(on: wired)
        var generator = SeededGenerator(seed: 3)
        let bytes = Array(try answer().packets()[0].readableBytesView)
        for step in 0..<1500 {
            var damaged = bytes
            for _ in 0..<3 {
                damaged[Int.random(in: 12..<bytes.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            let now = start + .seconds(step)
            if let message = try? DNSMessage(decoding: ByteBuffer(bytes: damaged)) {
                querier.handle(message, from: device, interface: wired, at: now)
            }
            querier.advance(to: now)
            _ = outputs(&querier)
        }
        querier.advance(to: start + .seconds(20000))
        _ = outputs(&querier)
        querier.handle(try answer(), from: device, interface: wired, at: start + .seconds(20001))
        #expect(outputs(&querier).events.contains { $0.instance.name == "TV" && $0.instance.port == 8009 })
    }
}
