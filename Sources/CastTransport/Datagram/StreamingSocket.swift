import CastStreaming
import Logging
import MulticastDNS
import NIOCore
import NIOPosix

/// The UDP socket of one media session: hands on what the peer sends, refuses the rest, and writes bursts.
///
/// Confined to its event loop. What the network does not take is lost, as on the way; a socket whose buffer is full
/// is tried again soon, and holds at most `backlogLimit` datagrams until then. Reading is NIO's; writing goes to the
/// socket itself (`DatagramWriting`), since NIO closes a datagram socket on errors that pass by themselves, such as a
/// network that is gone for a moment.
final class StreamingSocket {
    static let backlogLimit = 4_096
    /// The kernel puts no more together than an IP packet can be.
    private static let messageLimit = 65_536
    private static let retryInterval = TimeAmount.milliseconds(2)

    private let channel: any Channel
    private let descriptor: CInt
    private var filter: PeerFilter
    /// To whom bursts go; nil before it is known.
    private(set) var peerAddress: SocketAddress?
    private var writer: (any DatagramWriting)?
    private var backlog: [ByteBuffer] = []
    private var retry: Scheduled<Void>?
    private let logger: Logger
    private var loggedFailure: SystemCallError?
    private(set) var counters = DatagramCounters()
    private let stamps: ArrivalStamps
    private let takesOffload: Bool
    /// Called on the loop with what the peer sends, how long that waited in the socket, and whether another one that
    /// came with it follows at once.
    var received: ((ByteBuffer, _ age: Duration, _ hasMore: Bool) -> Void)?
    /// Called on the loop when the socket is closed by itself; nil: by `close()`.
    var closed: (((any Error)?) -> Void)?
    private var isClosing = false
    private var failure: (any Error)?

    private init(
        channel: any Channel, descriptor: CInt, filter: PeerFilter, stamps: ArrivalStamps, takesOffload: Bool,
        logger: Logger
    ) {
        self.channel = channel
        self.descriptor = descriptor
        self.stamps = stamps
        self.takesOffload = takesOffload
        self.filter = filter
        self.logger = logger
    }

    /// Opens a socket on a local address, and a loop takes it. The future is the loop's own.
    ///
    /// - Parameters:
    ///   - peerScope: the link of a peer whose address means one only on that link, where the filter knows it.
    ///   - takesOffload: A stream comes, and not the few datagrams that reports are: the kernel gives those that came
    ///     one after the other as one message (UDP_GRO, Linux 5.0), where it knows how.
    static func bind(
        to local: SocketAddress, filter: PeerFilter, peerScope: InterfaceIndex? = nil, trafficClass: TrafficClass?,
        takesOffload: Bool = false, logger: Logger, on loop: any EventLoop
    ) -> EventLoopFuture<NIOLoopBound<StreamingSocket>> {
        let descriptor: CInt
        do {
            descriptor = try MediaSockets.open(local, trafficClass: trafficClass)
        } catch {
            return loop.makeFailedFuture(error)
        }
        let stamps = ArrivalStamps(descriptor: descriptor)
        let takesOffload = takesOffload && System.supportsUDPReceiveOffload
        let box = NIOLoopBoundBox.makeEmptyBox(valueType: StreamingSocket.self, eventLoop: loop)
        return DatagramBootstrap(group: loop)
            // One message at a time, since the kernel tells the arrival of the last one that was read.
            .channelOption(
                .recvAllocator,
                value: FixedSizeRecvByteBufferAllocator(capacity: takesOffload ? Self.messageLimit : 2_048)
            )
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if takesOffload { try Self.takeOffload(channel) }
                    try channel.pipeline.syncOperations.addHandler(
                        MediaDatagramHandler(
                            received: { box.value?.arrived($0) }, failed: { box.value?.failure = $0 },
                            closed: { box.value?.channelClosed() }))
                }
            }
            .withBoundSocket(descriptor)
            .map { channel in
                let socket = StreamingSocket(
                    channel: channel, descriptor: descriptor, filter: filter, stamps: stamps,
                    takesOffload: takesOffload, logger: logger)
                if let peer = filter.peer { socket.setPeer(peer, scope: peerScope) }
                box.value = socket
                return NIOLoopBound(socket, eventLoop: loop)
            }
    }

    /// A kernel that refuses it gives each datagram as a message of its own.
    private static func takeOffload(_ channel: any Channel) throws {
        guard let options = channel.syncOptions else { return }
        try? options.setOption(.datagramReceiveOffload, value: true)
        try options.setOption(.datagramReceiveSegmentSize, value: true)
    }

    var localPort: Int { channel.localAddress?.port ?? 0 }

    var trafficClass: TrafficClass? {
        isClosing
            ? nil : MediaSockets.trafficClass(of: descriptor, isIPv6: channel.localAddress?.protocol == .inet6)
    }

    var refused: Int { filter.refused }

    /// Sends a burst to the peer, in order. Before the peer is known nothing can be sent, and nothing is.
    func send(_ datagrams: [ByteBuffer]) {
        guard !isClosing, writer != nil, !datagrams.isEmpty else { return }
        if backlog.isEmpty {
            backlog = datagrams
        } else {
            let room = max(0, Self.backlogLimit - backlog.count)
            backlog.append(contentsOf: datagrams.prefix(room))
            counters.unsent += max(0, datagrams.count - room)
        }
        if retry == nil { writeBacklog() }
    }

    /// Idempotent.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        retry?.cancel()
        backlog = []
        channel.close(promise: nil)
    }

    private func writeBacklog() {
        guard let writer, !isClosing else { return }
        let outcome = writer.write(backlog[...])
        counters.sent += outcome.done - outcome.failed
        counters.unsent += outcome.failed
        if let failure = outcome.failure, failure != loggedFailure {
            loggedFailure = failure
            logger.debug("media datagrams can't be sent: \(failure)")
        }
        if outcome.done >= backlog.count {
            backlog.removeAll(keepingCapacity: true)
            return
        }
        backlog.removeFirst(outcome.done)
        let bound = NIOLoopBound(self, eventLoop: channel.eventLoop)
        retry = channel.eventLoop.scheduleTask(in: Self.retryInterval) {
            bound.value.retry = nil
            bound.value.writeBacklog()
        }
    }

    private func arrived(_ envelope: AddressedEnvelope<ByteBuffer>) {
        guard !isClosing, let source = Endpoint(envelope.remoteAddress) else { return }
        let age = stamps.age
        // The buffer that was read into has room for the largest message. Parts of it, kept, would keep all of it; it is
        // read into again where nobody does.
        var rest = takesOffload ? ByteBuffer(bytes: envelope.data.readableBytesView) : envelope.data
        let size = max(envelope.metadata?.segmentSize ?? rest.readableBytes, 1)
        repeat {
            guard let datagram = rest.readSlice(length: min(size, rest.readableBytes)) else { return }
            take(datagram, source, envelope.remoteAddress, age: age, hasMore: rest.readableBytes > 0)
        } while rest.readableBytes > 0 && !isClosing
    }

    private func take(
        _ datagram: ByteBuffer, _ source: Endpoint, _ address: SocketAddress, age: Duration, hasMore: Bool
    ) {
        switch filter.check(source, StreamingDatagram(datagram)) {
        case .refused: return
        case .accepted: break
        case .acceptedFirst: setPeer(source, scope: address.scope)
        }
        counters.received += 1
        received?(datagram, age, hasMore)
    }

    private func setPeer(_ peer: Endpoint, scope: InterfaceIndex?) {
        let address = peer.address.socketAddress(port: peer.port, scope: scope)
        peerAddress = address
        writer = LinuxDatagramWriter(descriptor: descriptor, peer: address)
    }

    private func channelClosed() {
        let wasClosing = isClosing
        isClosing = true
        retry?.cancel()
        closed?(wasClosing ? nil : failure ?? ChannelError.eof)
    }
}

/// What a socket has done with datagrams since it was opened.
package struct DatagramCounters: Hashable, Sendable {
    package var sent = 0
    /// Of the peer's; those of others are `refused`, elsewhere.
    package var received = 0
    /// The system did not take them.
    package var unsent = 0

    package init() {}
}

/// Hands a socket's datagrams and its end to closures, on the socket's event loop.
private final class MediaDatagramHandler: ChannelInboundHandler {
    typealias InboundIn = AddressedEnvelope<ByteBuffer>

    private let received: (AddressedEnvelope<ByteBuffer>) -> Void
    private let failed: (any Error) -> Void
    private let closed: () -> Void

    init(
        received: @escaping (AddressedEnvelope<ByteBuffer>) -> Void, failed: @escaping (any Error) -> Void,
        closed: @escaping () -> Void
    ) {
        self.received = received
        self.failed = failed
        self.closed = closed
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { received(unwrapInboundIn(data)) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { failed(error) }

    func channelInactive(context: ChannelHandlerContext) { closed() }
}
