import NIOCore
import Testing

@testable import MulticastDNS

/// The two cores as one host has them.
@Suite struct MulticastDNSHostTests {
    private let start = ContinuousClock.now
    private let link = InterfaceIndex(1)
    private let device = Endpoint(.v4(IPv4Address(10, 0, 0, 7)), port: multicastDNSPort)
    private let answer = ByteBuffer(bytes: MessageVectors.answer)

    private func browsing() throws -> MulticastDNSHost {
        var host = MulticastDNSHost(querierSeed: 1, responderSeed: 2)
        host.querier.addInterface(link, at: start)
        host.responder.setInterface(link, addresses: [.v4(IPv4Address(10, 0, 0, 1))], at: start)
        _ = host.querier.startBrowsing(try ServiceType("_googlecast._tcp"), at: start)
        return host
    }

    private func found(_ host: inout MulticastDNSHost) -> Int {
        var found = 0
        while let output = host.pollOutput() {
            if case .event(_, .found) = output { found += 1 }
        }
        return found
    }

    @Test func anAnswerByMulticastIsHeardAndOneByUnicastWasAskedForByNobody() throws {
        var host = try browsing()
        #expect(try host.received(answer, from: device, interface: link, delivery: .unicast, at: start) == true)
        #expect(found(&host) == 0)
        #expect(try host.received(answer, from: device, interface: link, delivery: .multicast, at: start) == true)
        #expect(found(&host) == 1)
    }

    @Test func aFloodIsDroppedUnreadOnItsOwnLinkAlone() throws {
        var host = try browsing()
        let noise = ByteBuffer(repeating: 0, count: 1_000)
        var read = 0
        for _ in 0..<10_000 {
            // What is read of it is no message of ours, or none at all.
            let isRead = try? host.received(noise, from: device, interface: link, delivery: .multicast, at: start)
            if isRead != false { read += 1 }
        }
        #expect(read == DiscoveryLimits.bytesPerSource / 1_000)
        let other = InterfaceIndex(2)
        #expect(try host.received(answer, from: device, interface: other, delivery: .multicast, at: start) == true)
        // A link that comes back begins anew.
        host.removeInterface(link, at: start)
        #expect(try host.received(answer, from: device, interface: link, delivery: .multicast, at: start) == true)
    }

    /// RFC 6762 (11) would let it count: docs/decisions.md has why it does not.
    @Test func anAnswerFromOffTheLinkIsDroppedUnread() throws {
        var host = try browsing()
        let own = LinkPrefixes.Prefix(.v4(IPv4Address(10, 0, 0, 1)), length: 24)
        host.querier.setNeighbours(LinkPrefixes([own]), on: link)
        for number in 0..<600 {
            let away = Endpoint(.v4(IPv4Address(rawValue: 0xCB00_7100 + UInt32(number))), port: multicastDNSPort)
            #expect(try host.received(answer, from: away, interface: link, delivery: .multicast, at: start) == false)
        }
        #expect(found(&host) == 0)
        #expect(try host.received(answer, from: device, interface: link, delivery: .multicast, at: start) == true)
        #expect(found(&host) == 1)
        // Its address is another now, and so is the link's network.
        let other = LinkPrefixes.Prefix(.v4(IPv4Address(203, 0, 113, 9)), length: 24)
        host.querier.setNeighbours(LinkPrefixes([other]), on: link)
        #expect(try host.received(answer, from: device, interface: link, delivery: .multicast, at: start) == false)
    }

    /// Who has an address of another network may ask us, and can't answer us.
    @Test func aQuestionFromOffTheLinkIsReadAndAnAnswerIsNot() throws {
        var host = try browsing()
        host.querier.setNeighbours(
            LinkPrefixes([.init(.v4(IPv4Address(10, 0, 0, 1)), length: 24)]), on: link)
        let away = Endpoint(.v4(IPv4Address(203, 0, 113, 9)), port: multicastDNSPort)
        let query = ByteBuffer(bytes: MessageVectors.query)
        #expect(try host.received(query, from: away, interface: link, delivery: .unicast, at: start) == true)
        #expect(try host.received(query, from: away, interface: link, delivery: .multicast, at: start) == true)
        #expect(try host.received(answer, from: away, interface: link, delivery: .unicast, at: start) == false)
    }

    @Test func whatIsNoMessageIsSaidToBe() throws {
        var host = try browsing()
        #expect(throws: DNSError.self) {
            try host.received(
                ByteBuffer(bytes: [1, 2, 3]), from: device, interface: link, delivery: .multicast, at: start)
        }
    }

    @Test func itWakesForWhicheverCoreIsFirst() throws {
        var host = try browsing()
        let question = try #require(host.querier.nextDeadline)
        #expect(host.nextDeadline == question)
        let service = try ServiceRecord(
            instance: "TV", type: "_googlecast._tcp", port: 8009, text: TextRecord(), hostLabel: "tv")
        _ = try host.responder.register(service, at: start)
        let probe = try #require(host.responder.nextDeadline)
        #expect(host.nextDeadline == min(question, probe))
        host.advance(to: start + .seconds(1))
        var sent = 0
        while let output = host.pollOutput() {
            if case .send = output { sent += 1 }
        }
        #expect(sent >= 2)
        host.removeInterface(link, at: start + .seconds(1))
        #expect(host.nextDeadline == nil)
    }
}
