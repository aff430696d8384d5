import NIOCore
import Testing

@testable import MulticastDNS

@Suite struct KnownHostQueryTests {
    let start = ContinuousClock.now
    let host = Endpoint(.v4(IPv4Address(10, 1, 0, 7)), port: 5353)

    private func query() throws -> KnownHostQuery {
        KnownHostQuery(try ServiceType("_googlecast._tcp"), host: host, id: 0x1234, at: start)
    }

    /// What a responder of ours gives to a query from an ephemeral port.
    private func reply(to payload: ByteBuffer) throws -> DNSMessage {
        var responder = MulticastDNSResponder(seed: 1)
        responder.setInterface(InterfaceIndex(1), addresses: [host.address], at: start)
        _ = try responder.register(.living(), at: start)
        for tick in 0..<40 { responder.advance(to: start + .milliseconds(100 * tick)) }
        while responder.pollOutput() != nil {}
        responder.handle(
            try DNSMessage(decoding: payload), from: Endpoint(.v4(IPv4Address(10, 2, 0, 1)), port: 40000),
            interface: InterfaceIndex(1), delivery: .unicast, at: start + .seconds(5))
        guard case .send(let datagram) = responder.pollOutput() else { throw DNSError(.truncated, "no reply") }
        return try DNSMessage(decoding: datagram.payload)
    }

    @Test func aReplyBecomesInstancesAtTheAddressThatWasAsked() throws {
        var query = try query()
        guard case .send(let payload) = query.advance(to: start) else { throw DNSError(.truncated, "no query") }
        query.handle(try reply(to: payload), from: host)
        guard case .finished(let instances) = query.advance(to: start + .milliseconds(3)) else {
            Issue.record("not finished")
            return
        }
        #expect(instances.map(\.name) == ["Chromecast-0123"])
        #expect(instances[0].port == 8009)
        #expect(instances[0].text["fn"] == "Living room")
        #expect(instances[0].addresses == [ServiceAddress(host.address, interface: nil)])
    }

    @Test func itIsAskedAt0_1And3SecondsAndGivenUpAt6() throws {
        var query = try query()
        var sends: [Duration] = []
        var now = start
        loop: while true {
            switch query.advance(to: now) {
            case .send: sends.append(now - start)
            case .wait(let until): now = until
            case .finished, .unanswered: break loop
            }
        }
        #expect(sends == [.zero, .seconds(1), .seconds(3)])
        #expect(now == start + .seconds(6))
        #expect(query.advance(to: now) == .unanswered)
    }

    @Test func repliesOfOthersOrToOtherQueriesAreIgnored() throws {
        var query = try query()
        guard case .send(let payload) = query.advance(to: start) else { throw DNSError(.truncated, "no query") }
        let reply = try reply(to: payload)
        query.handle(reply, from: Endpoint(.v4(IPv4Address(10, 1, 0, 8)), port: 5353))
        var other = reply
        other.id = 0x4321
        query.handle(other, from: host)
        #expect(query.advance(to: start) == .wait(until: start + .seconds(1)))
    }

    @Test func whatAReplyLeavesOutIsAskedForOnceMore() throws {
        var query = try query()
        guard case .send(let payload) = query.advance(to: start) else { throw DNSError(.truncated, "no query") }
        var reply = try reply(to: payload)
        let additionals = reply.additionals
        reply.additionals = []
        query.handle(reply, from: host)
        guard case .send(let second) = query.advance(to: start) else {
            Issue.record("no second query")
            return
        }
        #expect(Set(try DNSMessage(decoding: second).questions.map(\.type)) == [.srv, .txt])
        reply.answers = additionals
        query.handle(reply, from: host)
        guard case .finished(let instances) = query.advance(to: start) else {
            Issue.record("not finished")
            return
        }
        #expect(instances.count == 1)
    }

    @Test func aHostThatServesNothingIsAnAnswer() throws {
        var query = try query()
        _ = query.advance(to: start)
        var reply = DNSMessage(answers: [])
        reply.id = 0x1234
        query.handle(reply, from: host)
        #expect(query.advance(to: start) == .finished([]))
    }
}
