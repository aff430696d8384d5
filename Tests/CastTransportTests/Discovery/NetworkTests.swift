import NIOCore
import NIOPosix
import Testing

@testable import CastTransport
@testable import MulticastDNS

@Suite(.timeLimit(.minutes(1))) struct NetworkTests {
    private let path = SystemNetworkPath.make(group: MultiThreadedEventLoopGroup.singleton)

    @Test func loopbackIsThereWithItsAddress() throws {
        let loopback = try #require(try path.interfaces().first(where: \.isLoopback))
        #expect(loopback.addresses.first == NetworkInterface.Address(.v4(IPv4Address(127, 0, 0, 1)), prefixLength: 8))
        #expect(loopback.isUsableForDiscovery)
        #expect(loopback.index.rawValue > 0)
    }

    @Test func changesBeginWithHowThingsAre() async throws {
        var changes = path.changes().makeAsyncIterator()
        let first = try #require(await changes.next())
        #expect(first == (try path.interfaces()))
    }

    @Test func theAddressTowardsALoopbackReceiverIsLoopback() throws {
        let receiver = try SocketAddress(ipAddress: "127.0.0.9", port: 8009)
        #expect(try localAddress(towards: receiver).ipAddress == "127.0.0.1")
    }

    @Test func addressesKeepTheirBytesThroughTheSystemsForm() throws {
        let four = try SocketAddress(ipAddress: "10.1.2.3", port: 5)
        #expect(IPAddress(four) == .v4(IPv4Address(10, 1, 2, 3)))
        #expect(IPAddress(four)?.socketAddress(port: 5) == four)
        let six = try SocketAddress(ipAddress: "2001:db8::1", port: 6)
        #expect(IPAddress(six)?.socketAddress(port: 6) == six)
        let local = IPAddress.v6(IPv6Address(high: 0xFE80 << 48, low: 1)).socketAddress(
            port: 1, scope: InterfaceIndex(3))
        guard case .v6(let raw) = local else { throw DNSError(.badData, "not IPv6") }
        #expect(raw.address.sin6_scope_id == 3)
    }

    @Test(arguments: [
        ("fe80::1%1", "fe80::1%1"), ("fe80::1", "fe80::1"), ("::1", "::1"), ("127.0.0.1", "127.0.0.1"),
        ("::ffff:127.0.0.1", "::ffff:127.0.0.1"), ("2001:db8::1", "2001:db8::1"),
    ])
    func anAddressAsTextLeadsBackToIt(text: String, literal: String) throws {
        let address = try SocketAddress(ipAddress: text, port: 9)
        #expect(address.literal == literal)
        #expect(try SocketAddress(ipAddress: #require(address.literal), port: 9) == address)
        #expect(address.scope == (text.hasSuffix("%1") ? InterfaceIndex(1) : nil))
    }

    /// `ip addr add 10.0.0.1 peer 10.1.0.1/24`: the length is the other end's network's.
    @Test func theNetworkAtTheOtherEndOfALineIsOnTheLink() {
        let own = NetworkInterface.Address(
            .v4(IPv4Address(10, 0, 0, 1)), prefixLength: 24, peer: .v4(IPv4Address(10, 1, 0, 1)))
        let line = NetworkInterface(
            index: InterfaceIndex(7), name: "line", isLoopback: false, isPointToPoint: true, supportsMulticast: true,
            addresses: [own])
        let neighbours = [line].neighbours(on: line)
        #expect(neighbours.contains(.v4(IPv4Address(10, 1, 0, 99))))
        #expect(!neighbours.contains(.v4(IPv4Address(10, 2, 0, 99))))
    }
}
