import Testing

@testable import MulticastDNS

/// A TV, and a host that forges.
protocol RivalScene {}

extension RivalScene {
    var wired: InterfaceIndex { InterfaceIndex(2) }
    var tv: Endpoint { Endpoint(.v4(IPv4Address(10, 0, 0, 7)), port: multicastDNSPort) }
    var forger: Endpoint { Endpoint(.v4(IPv4Address(10, 0, 0, 66)), port: multicastDNSPort) }

    func type() throws -> DomainName { try name("_googlecast._tcp.local") }
    func instance() throws -> DomainName { try type().prepending("TV") }

    func location(
        _ host: String, port: UInt16 = 8009, flush: Bool = true, ttl: UInt32 = 120
    ) throws -> DNSRecord {
        DNSRecord(
            try instance(), .srv(ServiceLocation(port: port, target: try name(host))), ttl: ttl, cacheFlush: flush)
    }

    func text(_ id: String) throws -> DNSRecord {
        DNSRecord(try instance(), .txt(try TextRecord(["id": id])), ttl: 120, cacheFlush: true)
    }

    func address(_ host: String, _ last: UInt8) throws -> DNSRecord {
        DNSRecord(try name(host), .a(IPv4Address(10, 0, 0, last)), ttl: 120, cacheFlush: true)
    }

    func announcement() throws -> DNSMessage {
        DNSMessage(answers: [
            DNSRecord(try type(), .ptr(try instance()), ttl: 120), try location("tv.local"), try text("real"),
            try address("tv.local", 7),
        ])
    }

    func forgery(port: UInt16 = 9999) throws -> DNSMessage {
        DNSMessage(answers: [
            DNSRecord(try type(), .ptr(try instance()), ttl: 120), try location("evil.local", port: port),
            try text("forged"), try address("evil.local", 66),
        ])
    }

    func makeBench(answers: Bool = true) throws -> RivalBench {
        let start = ContinuousClock.now
        var querier = MulticastDNSQuerier(seed: 3)
        querier.addInterface(
            wired, neighbours: LinkPrefixes([.init(.v4(IPv4Address(10, 0, 0, 1)), length: 24)]), at: start)
        let id = querier.startBrowsing(try ServiceType("_googlecast._tcp"), at: start)
        var bench = RivalBench(querier: querier, id: id, now: start)
        if answers { bench.real = (tv, try announcement()) }
        return bench
    }

    func expectReal(_ bench: RivalBench, _ comment: Comment? = nil) throws {
        let device = try #require(bench.device, comment)
        #expect(device.host == (try name("tv.local")) && device.port == 8009, comment)
        #expect(device.addresses.first?.address == tv.address, comment)
        #expect(device.text.values["id"] == "real", comment)
    }
}

/// A querier, what it has told, and the TV that answers it where `tvAnswers`.
struct RivalBench {
    var querier = MulticastDNSQuerier(seed: 3)
    var id: MulticastDNSQuerier.BrowseID
    var now: ContinuousClock.Instant
    var events: [ServiceEvent] = []
    /// What answers a question that is put to it directly, and what it says when the network is asked.
    var real: (endpoint: Endpoint, message: DNSMessage)?
    var answersDirectly = true
    /// So many of its answers by multicast are lost on the way.
    var lostAnswers = 0
    /// What was asked by multicast, and when.
    var asked: [(at: ContinuousClock.Instant, question: DNSQuestion)] = []

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
                guard let query = try? DNSMessage(decoding: datagram.payload) else { continue }
                if datagram.destination == .multicast { asked += query.questions.map { (now, $0) } }
                guard let real else { continue }
                if case .direct(real.endpoint) = datagram.destination {
                    guard answersDirectly else { continue }
                    var reply = real.message
                    reply.id = query.id
                    querier.handleDirect(reply, from: real.endpoint, at: now)
                } else if datagram.destination == .multicast, !query.answers.contains(where: isPointer) {
                    lostAnswers -= 1
                    guard lostAnswers < 0 else { continue }
                    querier.handle(real.message, from: real.endpoint, interface: interface, at: now)
                }
            }
        }
    }
}
