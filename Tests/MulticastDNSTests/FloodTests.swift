import NIOCore
import Testing

@testable import MulticastDNS

/// Hosts on the link that say whatever they like: what is kept and asked is bounded, and the devices of the house stay.
@Suite struct FloodTests {
    let start = ContinuousClock.now
    let wired = InterfaceIndex(2)
    let device = Endpoint(.v4(IPv4Address(10, 0, 0, 7)), port: 5353)
    let stranger = Endpoint(.v4(IPv4Address(10, 0, 0, 66)), port: 5353)

    private func type() throws -> DomainName { try name("_googlecast._tcp.local") }

    /// All that a device says of itself.
    private func records(_ label: String, _ addresses: [RecordData], ttl: UInt32 = 120) throws -> [DNSRecord] {
        let instance = try type().prepending(label)
        let host = try DomainName(labels: [Array((label + "-host").utf8), Array("local".utf8)])
        return [
            DNSRecord(try type(), .ptr(instance), ttl: ttl),
            DNSRecord(instance, .srv(ServiceLocation(port: 8009, target: host)), ttl: ttl, cacheFlush: true),
            DNSRecord(instance, .txt(try TextRecord(["fn": label])), ttl: ttl, cacheFlush: true),
        ] + addresses.map { DNSRecord(host, $0, ttl: ttl, cacheFlush: true) }
    }

    private func message(_ label: String, _ last: UInt8 = 7, ttl: UInt32 = 120) throws -> DNSMessage {
        DNSMessage(answers: try records(label, [.a(IPv4Address(10, 0, 0, last))], ttl: ttl))
    }

    private func pointers(_ labels: [String]) throws -> DNSMessage {
        DNSMessage(answers: try labels.map { DNSRecord(try type(), .ptr(try type().prepending($0)), ttl: 4500) })
    }

    private func browsing(isLoopback: Bool = false) throws -> (MulticastDNSQuerier, MulticastDNSQuerier.BrowseID) {
        var querier = MulticastDNSQuerier(seed: 1)
        querier.addInterface(wired, isLoopback: isLoopback, at: start)
        let id = querier.startBrowsing(try ServiceType("_googlecast._tcp"), at: start)
        return (querier, id)
    }

    private func drain(_ querier: inout MulticastDNSQuerier) -> (events: [ServiceEvent], questions: [DNSQuestion]) {
        var events: [ServiceEvent] = []
        var questions: [DNSQuestion] = []
        while let output = querier.pollOutput() {
            switch output {
            case .event(_, let event): events.append(event)
            case .send(let datagram):
                guard datagram.destination == .multicast else { continue }
                questions += (try? DNSMessage(decoding: datagram.payload))?.questions ?? []
            }
        }
        return (events, questions)
    }

    /// Whoever is asked directly is there.
    ///
    /// - Parameter label: of the one that is there; nil: all are.
    private func answerDirectQuestions(
        _ querier: inout MulticastDNSQuerier, of label: String? = nil, at now: ContinuousClock.Instant
    ) throws {
        while let output = querier.pollOutput() {
            guard case .send(let datagram) = output, case .direct(let host) = datagram.destination else { continue }
            let query = try DNSMessage(decoding: datagram.payload)
            let instance = try #require(query.questions.first?.name)
            guard label == nil || instance.firstLabel == label else { continue }
            let target = try DomainName(labels: [Array((instance.firstLabel + "-host").utf8), Array("local".utf8)])
            var reply = DNSMessage(answers: [
                DNSRecord(instance, .srv(ServiceLocation(port: 8009, target: target)), ttl: 10)
            ])
            reply.id = query.id
            querier.handleDirect(reply, from: host, at: now)
        }
    }

    // MARK: Invented names

    @Test func inventedNamesPushOutThemselvesAndAFurtherDatagramCostsWhatItBrings() throws {
        var (querier, id) = try browsing()
        querier.handle(try message("TV"), from: device, interface: wired, at: start)
        for round in 0..<20 {
            let flood = try pointers((0..<50).map { "invented \(round) \($0)" })
            querier.handle(flood, from: stranger, interface: wired, at: start)
        }
        #expect(querier.instances(of: id).map(\.name) == ["TV"])
        #expect((querier.links[wired]?.roster.count ?? 0) <= DiscoveryLimits.mostInstances)
        let (instances, entries) = (querier.visits, querier.links[wired]?.cache.visits ?? 0)
        querier.handle(try message("TV"), from: device, interface: wired, at: start + .milliseconds(1))
        #expect(querier.visits - instances == 0, "nothing of it is news")
        #expect((querier.links[wired]?.cache.visits ?? 0) - entries <= 9)
        querier.handle(try message("Other", 8), from: device, interface: wired, at: start + .milliseconds(2))
        #expect(querier.visits - instances <= 2, "itself, and the one that made way")
        try answerDirectQuestions(&querier, at: start + .milliseconds(2))
        #expect(Set(querier.instances(of: id).map(\.name)) == ["Other", "TV"])
    }

    @Test func aPointerThatIsKnownCostsOneStepHoweverManyThereAreAndHoweverOftenItIsSaid() throws {
        var (querier, _) = try browsing()
        let labels = (0..<DiscoveryLimits.mostInstances).map { "n\($0)" }
        for first in stride(from: 0, to: labels.count, by: DiscoveryLimits.mostNewInstances) {
            let some = Array(labels[first..<(first + DiscoveryLimits.mostNewInstances)])
            querier.handle(try pointers(some), from: stranger, interface: wired, at: start)
        }
        #expect(querier.links[wired]?.roster.count == DiscoveryLimits.mostInstances)
        let before = querier.links[wired]?.cache.visits ?? 0
        querier.handle(try pointers(labels + labels + labels), from: stranger, interface: wired, at: start)
        #expect((querier.links[wired]?.cache.visits ?? 0) - before == labels.count)
    }

    @Test func questionsAfterInventedNamesLeaveAtAPace() throws {
        var (querier, _) = try browsing()
        for round in 0..<40 {
            let flood = try pointers((0..<50).map { "invented \(round) \($0)" })
            querier.handle(flood, from: stranger, interface: wired, at: start)
        }
        var asked: [DNSQuestion] = []
        var steps = 0
        while let deadline = querier.nextDeadline, deadline <= start + .seconds(10), steps < 10_000 {
            steps += 1
            querier.advance(to: deadline)
            asked += drain(&querier).questions
            if let next = querier.nextDeadline { #expect(next > deadline, "nothing that has come is left") }
        }
        let most = DiscoveryLimits.questionBurst + DiscoveryLimits.questionsPerSecond * 10
        #expect(asked.filter { $0.type != .ptr }.count <= most)
        #expect(asked.filter { $0.type == .ptr }.count == 4, "what is browsed for is asked all the same")
        #expect(steps < 200)
    }

    /// What is asked for them has all known answers in it.
    @Test func pointersThatLiveForASecondAreAskedForOnceASecond() throws {
        var (querier, _) = try browsing()
        var asked = 0
        for round in 0..<200 {
            let now = start + .milliseconds(50) * round
            var flood = try pointers((0..<10).map { "n\(round % 40) \($0)" })
            for index in flood.answers.indices { flood.answers[index].ttl = 1 }
            querier.handle(flood, from: stranger, interface: wired, at: now)
            while let deadline = querier.nextDeadline, deadline <= now { querier.advance(to: deadline) }
            asked += drain(&querier).questions.filter { $0.type == .ptr }.count
        }
        #expect(asked <= 10 + 4, "once a second, and as often as we ask by ourselves")
    }

    @Test func aDeviceThatComesLaterHasRoomThoughAllThatIsThereIsResolved() throws {
        var (querier, id) = try browsing()
        for number in 0..<400 {
            let fake = try message("fake \(number)", UInt8(number % 250))
            querier.handle(fake, from: stranger, interface: wired, at: start)
        }
        let told = querier.instances(of: id).count
        #expect(told == DiscoveryLimits.quietInstances + 1, "those that come to a crowd are asked first")
        let tv = try type().prepending("TV")
        querier.handle(try message("TV"), from: device, interface: wired, at: start + .seconds(1))
        #expect(querier.links[wired]?.roster.contains(tv) == true)
        for number in 400..<800 {
            let fake = try message("fake \(number)", UInt8(number % 250))
            querier.handle(fake, from: stranger, interface: wired, at: start + .seconds(2))
        }
        #expect(querier.links[wired]?.roster.contains(tv) == true)
        #expect(querier.links[wired]?.roster.count == DiscoveryLimits.mostInstances)
    }

    @Test func oneMessageBringsOnlySoMany() throws {
        var (querier, _) = try browsing()
        querier.handle(try pointers((0..<200).map { "\($0)" }), from: stranger, interface: wired, at: start)
        #expect(querier.links[wired]?.roster.count == DiscoveryLimits.mostNewInstances)
    }

    // MARK: Other hosts' records

    @Test func aPointerWithTheFlushBitTakesNoOtherAway() throws {
        var (querier, id) = try browsing()
        querier.handle(try message("TV"), from: device, interface: wired, at: start)
        var lone = DNSRecord(try type(), .ptr(try type().prepending("Only me")), ttl: 4500)
        lone.cacheFlush = true
        querier.handle(DNSMessage(answers: [lone]), from: stranger, interface: wired, at: start + .seconds(5))
        querier.advance(to: start + .seconds(7))
        #expect(querier.instances(of: id).map(\.name) == ["TV"])
    }

    @Test func anothersGoodbyeMakesUsAskAndTakesNothingAwayThatAnswers() throws {
        var (querier, id) = try browsing()
        querier.handle(try message("TV"), from: device, interface: wired, at: start)
        querier.advance(to: start + .seconds(4))
        _ = drain(&querier)
        var now = start + .seconds(4)
        var questions = 0
        for _ in 0..<60 {
            querier.handle(try message("TV", ttl: 0), from: stranger, interface: wired, at: now)
            querier.advance(to: now)
            questions += drain(&querier).questions.count
            now += .milliseconds(500)
            querier.handle(try message("TV"), from: device, interface: wired, at: now)
            now += .milliseconds(500)
            querier.advance(to: now)
            questions += drain(&querier).questions.count
            #expect(querier.instances(of: id).map(\.name) == ["TV"])
        }
        #expect((4...16).contains(questions), "each of its four records once a minute, and what is browsed for")
        // One that does not answer goes in ten seconds.
        now += .seconds(90)
        querier.handle(try message("TV"), from: device, interface: wired, at: now)
        querier.handle(try message("TV", ttl: 0), from: stranger, interface: wired, at: now)
        querier.advance(to: now + .seconds(9))
        #expect(querier.instances(of: id).count == 1)
        querier.advance(to: now + .seconds(11))
        #expect(querier.instances(of: id).isEmpty)
    }

    // MARK: Addresses

    @Test func ofTenThousandAddressesTheFirstAreKept() throws {
        var (querier, id) = try browsing()
        querier.handle(try message("TV"), from: device, interface: wired, at: start)
        for round in 0..<100 {
            let more = (0..<100).map { DNSRecord.address(UInt32(round * 100 + $0), of: "TV-host") }
            querier.handle(
                DNSMessage(answers: more), from: stranger, interface: wired, at: start + .milliseconds(round))
        }
        let addresses = try #require(querier.instances(of: id).first).addresses
        #expect(addresses.count == DiscoveryLimits.mostAddresses)
        #expect(addresses.contains(ServiceAddress(device.address, interface: wired)))
    }

    @Test func addressesThatAreNoHostsAreNotOffered() throws {
        let bad: [RecordData] = [
            .a(IPv4Address(0, 0, 0, 0)), .a(IPv4Address(127, 0, 0, 1)), .a(IPv4Address(224, 0, 0, 251)),
            .a(IPv4Address(255, 255, 255, 255)), .aaaa(IPv6Address(high: 0, low: 0)),
            .aaaa(IPv6Address(high: 0, low: 1)), .aaaa(IPv6Address(high: 0xFF02 << 48, low: 1)),
            .aaaa(IPv6Address(high: 0, low: 0xFFFF_7F00_0001)),
        ]
        for address in bad {
            var (querier, id) = try browsing()
            querier.handle(
                DNSMessage(answers: try records("TV", [address])), from: stranger, interface: wired, at: start)
            #expect(querier.instances(of: id).isEmpty, "\(address)")
        }
        var (querier, id) = try browsing(isLoopback: true)
        querier.handle(DNSMessage(answers: try records("TV", [bad[1]])), from: device, interface: wired, at: start)
        #expect(querier.instances(of: id).count == 1, "on the loopback interface it is a host's")
        var (linkLocal, other) = try browsing()
        let own: [RecordData] = [.a(IPv4Address(169, 254, 1, 1)), .aaaa(IPv6Address(high: 0xFE80 << 48, low: 7))]
        linkLocal.handle(DNSMessage(answers: try records("TV", own)), from: device, interface: wired, at: start)
        #expect(linkLocal.instances(of: other).first?.addresses.count == 2)
    }

    // MARK: Numbers and changes

    @Test func livesOfAllLengthsTrapNothing() throws {
        for ttl in [1, 2, 4_500, 4_501, UInt32.max / 2, UInt32.max] {
            var (querier, id) = try browsing()
            querier.handle(try message("TV", ttl: ttl), from: device, interface: wired, at: start)
            let life = Duration.seconds(min(ttl, 4_500))
            querier.advance(to: start + life - .milliseconds(1))
            #expect(querier.instances(of: id).count == 1)
            querier.advance(to: start + life)
            #expect(querier.instances(of: id).isEmpty)
        }
    }

    @Test func whatChangesWithEachDatagramIsToldNowAndThenAndInTheEnd() throws {
        var (querier, id) = try browsing()
        var now = start
        var events = 0
        for number in 0..<1_000 {
            let text = try TextRecord(["fn": "\(number)"])
            var said = try records("TV", [.a(IPv4Address(10, 0, 0, 7))])
            said[2].data = .txt(text)
            querier.handle(DNSMessage(answers: said), from: device, interface: wired, at: now)
            querier.advance(to: now)
            events += drain(&querier).events.count
            // A set that is replaced has to be a second old.
            now += .milliseconds(1_010)
        }
        // 1,010 s of them, each change within the same window as at most one other.
        #expect(events >= 999)
        events = 0
        for number in 0..<1_000 {
            let port = UInt16(9_000 + number % 3)
            let instance = try type().prepending("TV")
            let host = try name("TV-host.local")
            let location = DNSRecord(instance, .srv(ServiceLocation(port: port, target: host)), ttl: 120)
            querier.handle(DNSMessage(answers: [location]), from: device, interface: wired, at: now)
            querier.advance(to: now)
            events += drain(&querier).events.count
            now += .milliseconds(1)
        }
        #expect(events <= 2 * DiscoveryLimits.mostChanges)
        querier.advance(to: now + DiscoveryLimits.changeWindow)
        #expect(querier.instances(of: id).first?.port == 9_000)
    }

    private func location(_ label: String, port: UInt16) throws -> DNSRecord {
        let host = try name("\(label)-host.local")
        return DNSRecord(try type().prepending(label), .srv(ServiceLocation(port: port, target: host)), ttl: 120)
    }

    @Test func whatComesAndGoesWithEachDatagramIsToldNowAndThenAndInTheEnd() throws {
        var (querier, id) = try browsing()
        var now = start
        querier.handle(try message("TV"), from: device, interface: wired, at: now)
        var events = drain(&querier).events.count
        // Another host's word replaces nothing, and does not keep the device's own from counting later.
        let forged = DNSMessage(answers: [try location("TV", port: 0)])
        querier.handle(forged, from: stranger, interface: wired, at: now)
        #expect(querier.instances(of: id).map(\.name) == ["TV"])
        for number in 1...1_000 {
            let host = DNSRecord(try name("TV-host.local"), .a(IPv4Address(10, 0, 0, 7)), ttl: 120)
            let said = DNSMessage(answers: [try location("TV", port: number % 2 == 0 ? 8009 : 0), host])
            querier.handle(said, from: device, interface: wired, at: now)
            querier.advance(to: now)
            events += drain(&querier).events.count
            now += .milliseconds(1)
        }
        #expect(events <= 2 + DiscoveryLimits.mostChanges, "it came, went and came, and at last it went")
        querier.advance(to: now + DiscoveryLimits.changeWindow)
        #expect(drain(&querier).events.count <= 1)
        #expect(querier.instances(of: id).map(\.name) == ["TV"], "the last word is that it is there")
        let gone = DNSMessage(answers: [try location("TV", port: 0)])
        querier.handle(gone, from: device, interface: wired, at: now + DiscoveryLimits.changeWindow)
        #expect(querier.instances(of: id).isEmpty, "that it went is told at once")
        #expect(querier.nextDeadline.map { $0 > now } ?? true)
    }

    @Test func newNamesThatComeAndGoAreToldAtAPace() throws {
        var (querier, id) = try browsing()
        var now = start
        var events = 0
        for round in 0..<30 {
            let names = (0..<40).map { "invented \(round) \($0)" }
            let all = try names.flatMap { try records($0, [.a(IPv4Address(10, 0, 0, 66))]) }
            querier.handle(DNSMessage(answers: all), from: stranger, interface: wired, at: now)
            let unserved = DNSMessage(answers: try names.map { try location($0, port: 0) })
            querier.handle(unserved, from: stranger, interface: wired, at: now)
            events += drain(&querier).events.count
            now += .milliseconds(10)
        }
        #expect(events <= 2 * (DiscoveryLimits.mostGone + 40))
        // Who comes meanwhile waits no longer than the window.
        querier.handle(try message("TV"), from: device, interface: wired, at: now)
        while let deadline = querier.nextDeadline, deadline <= now + DiscoveryLimits.changeWindow {
            querier.advance(to: deadline)
            // Who has said that it serves nothing does not answer that it is there: it would be believed.
            try answerDirectQuestions(&querier, of: "TV", at: deadline)
        }
        #expect(querier.instances(of: id).map(\.name) == ["TV"])
    }

    @Test func whatIsNotToldYetIsNotSettledEither() throws {
        var (querier, id) = try browsing()
        let names = (0..<64).map { "n\($0)" }
        let all = try names.flatMap { try records($0, [.a(IPv4Address(10, 0, 0, 66))]) }
        querier.handle(DNSMessage(answers: all), from: stranger, interface: wired, at: start)
        let settled = querier.visits
        for round in 0..<100 {
            let moved = try names.map { try location($0, port: UInt16(9_000 + round % 2)) }
            querier.handle(DNSMessage(answers: moved), from: stranger, interface: wired, at: start)
        }
        #expect(querier.visits - settled <= names.count * (DiscoveryLimits.mostChanges + 1))
        querier.advance(to: start + DiscoveryLimits.changeWindow)
        #expect(querier.instances(of: id).map(\.port) == names.map { _ in 9_001 })
    }

    @Test func aTextThatIsTooLongIsNotKept() throws {
        var (querier, id) = try browsing()
        var said = try records("TV", [.a(IPv4Address(10, 0, 0, 7))])
        said[2].data = .txt(TextRecord(strings: Array(repeating: [UInt8](repeating: 65, count: 255), count: 9)))
        querier.handle(DNSMessage(answers: said), from: device, interface: wired, at: start)
        #expect(querier.instances(of: id).isEmpty)
    }

    // MARK: Anything at all

    /// Two thousand messages of anything from anybody, and now and then the device's own: it stays, and what is kept
    /// stays within its bounds.
    @Test(arguments: 0..<4 as Range<UInt64>) func anyFloodLeavesTheDevice(seed: UInt64) throws {
        var random = Jitter(seed: seed)
        var (querier, id) = try browsing()
        var now = start
        let own = try message("TV")
        let television = try type().prepending("TV")
        querier.handle(own, from: device, interface: wired, at: now)
        var outputs = 0
        for step in 0..<2_000 {
            now += random.milliseconds(0...60)
            let source = Endpoint(.v4(IPv4Address(10, 0, 1, UInt8.random(in: 1...9, using: &random))), port: 5353)
            let flood = try anything(&random)
            let before = querier.visits
            querier.handle(flood, from: source, interface: wired, at: now)
            // Each record can touch the instances of one host.
            #expect(querier.visits - before <= DiscoveryLimits.mostInstances * 2)
            if step % 100 == 0 { querier.handle(own, from: device, interface: wired, at: now) }
            querier.advance(to: now)
            let (events, questions) = drain(&querier)
            outputs += events.count + questions.count
            if let next = querier.nextDeadline { #expect(next > now) }
            #expect(querier.browses[id]?.known[television] != nil)
            #expect((querier.links[wired]?.roster.count ?? 0) <= DiscoveryLimits.mostInstances)
            #expect((querier.links[wired]?.cache.count ?? 0) <= DiscoveryLimits.mostInstances * 40)
        }
        #expect(outputs < 40_000)
    }

    private func anything(_ random: inout Jitter) throws -> DNSMessage {
        let answers = try (0..<Int.random(in: 1...12, using: &random)).map { _ in
            let label = "n\(Int.random(in: 0..<600, using: &random))"
            let instance = try type().prepending(label)
            let host = try name("h\(Int.random(in: 0..<60, using: &random)).local")
            let ttl: UInt32 = [0, 1, 120, 4500, .max].randomElement(using: &random) ?? 0
            var record: DNSRecord
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1: record = DNSRecord(try type(), .ptr(instance), ttl: ttl)
            case 2:
                let port = UInt16.random(in: 0...3, using: &random)
                record = DNSRecord(instance, .srv(ServiceLocation(port: port, target: host)), ttl: ttl)
            case 3: record = DNSRecord(instance, .txt(try TextRecord(["fn": label])), ttl: ttl)
            default: record = DNSRecord(host, .a(IPv4Address(rawValue: UInt32(random.next() >> 40))), ttl: ttl)
            }
            record.cacheFlush = Bool.random(using: &random)
            return record
        }
        return DNSMessage(answers: answers)
    }
}

extension DNSRecord {
    fileprivate static func address(_ number: UInt32, of label: String) -> DNSRecord {
        let host = (try? DomainName(labels: [Array(label.utf8), Array("local".utf8)])) ?? DomainName(wire: [0])
        return DNSRecord(host, .a(IPv4Address(rawValue: 0x0A01_0000 + number)), ttl: 120)
    }
}
