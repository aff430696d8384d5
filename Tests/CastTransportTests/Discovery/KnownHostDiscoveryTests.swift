import NIOCore
import NIOPosix
import Testing

@testable import CastTransport
@testable import MulticastDNS

/// A known host played by a UDP socket on loopback with a port of its own: what answers is the real responder's core.
@Suite(.timeLimit(.minutes(1))) struct KnownHostDiscoveryTests {
    private let group = MultiThreadedEventLoopGroup.singleton

    private func host(answering: Bool) async throws -> any Channel {
        try await DatagramBootstrap(group: group)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(PlayedHost(answering: answering))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    @Test func aHostAskedDirectlySaysWhatItServes() async throws {
        let host = try await host(answering: true)
        let address = try #require(host.localAddress)
        let found = try await KnownHostDiscovery.query(ServiceType("_googlecast._tcp"), host: address, group: group)
        #expect(found.map(\.name) == ["Den"])
        #expect(found.first?.socketAddresses == [try SocketAddress(ipAddress: "127.0.0.1", port: 8009)])
        try await host.close()
    }

    @Test func aQueryThatIsCancelledEndsAtOnce() async throws {
        let host = try await host(answering: false)
        let address = try #require(host.localAddress)
        let query = Task { [group] in
            try await KnownHostDiscovery.query(ServiceType("_googlecast._tcp"), host: address, group: group)
        }
        query.cancel()
        await #expect(throws: CancellationError.self) { _ = try await query.value }
        try await host.close()
    }

    @Test func aNameThatDoesNotResolveIsAnErrorThatSaysSo() async throws {
        let error = await #expect(throws: DiscoveryError.self) {
            _ = try await KnownHostDiscovery.query(
                ServiceType("_googlecast._tcp"), host: String(repeating: "x", count: 300), group: group)
        }
        #expect(error?.code == .unknownHost)
    }
}

private final class PlayedHost: ChannelInboundHandler {
    typealias InboundIn = AddressedEnvelope<ByteBuffer>
    private let answering: Bool

    init(answering: Bool) { self.answering = answering }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let envelope = unwrapInboundIn(data)
        guard answering, let query = try? DNSMessage(decoding: envelope.data), let type = query.questions.first?.name,
            let instance = try? type.prepending("Den"), let target = try? DomainName(dotted: "den.local")
        else { return }
        var reply = DNSMessage(
            answers: [DNSRecord(type, .ptr(instance), ttl: 10)],
            additionals: [
                DNSRecord(instance, .srv(ServiceLocation(port: 8009, target: target)), ttl: 10),
                DNSRecord(instance, .txt(TextRecord()), ttl: 10),
            ])
        reply.id = query.id
        let answer = AddressedEnvelope(remoteAddress: envelope.remoteAddress, data: reply.singlePacket())
        context.writeAndFlush(NIOAny(answer), promise: nil)
    }
}
