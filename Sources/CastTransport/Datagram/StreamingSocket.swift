import CastStreaming
import Logging
import MulticastDNS
import NIOCore
import NIOPosix

/// The UDP socket of one media session: passes on the peer's datagrams, refuses others, and writes bursts.
///
/// It is confined to its event loop. Datagrams that the network does not accept are lost, as they can be on the way. If
/// the socket's buffer is full, writing is tried again soon; until then at most `backlogLimit` datagrams are kept. NIO
/// does the reading. Writing uses the socket itself (`DatagramWriting`), since NIO closes a datagram socket on
/// temporary errors, such as a network that is gone for a moment.
final class StreamingSocket {
    static let backlogLimit = 4_096
    /// The largest message in bytes: the kernel merges no more than an IP packet can hold.
    private static let messageLimit = 65_536
    private static let retryInterval = TimeAmount.milliseconds(2)

    private let channel: any Channel
    private let descriptor: CInt
    private var filter: PeerFilter
    /// The address to which bursts are sent; nil before it is known.
    private(set) var peerAddress: SocketAddress?
    private var writer: (any DatagramWriting)?
    private var backlog: [ByteBuffer] = []
    private var retry: Scheduled<Void>?
    private let logger: Logger
    private var loggedFailure: SystemCallError?
    private(set) var counters = DatagramCounters()
    private let stamps: ArrivalStamps
    private let takesOffload: Bool
    /// Called on the loop with each datagram from the peer, how long it waited in the socket, and whether another one
    /// that arrived with it follows at once.
    var received: ((ByteBuffer, _ age: Duration, _ hasMore: Bool) -> Void)?
    /// Called on the loop when the socket is closed: with an error if it closed by itself, with nil after `close()`.
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

    /// Opens a socket on a local address and registers it with a loop. The future belongs to the same loop.
    ///
    /// - Parameters:
    ///   - peerScope: the link of a peer that the filter knows and whose address is valid on that link only.
    ///   - takesOffload: whether a stream is expected, instead of a few reports. The kernel then merges datagrams that
    ///     arrive
    ///     one after the other into one message (UDP_GRO, Linux 5.0), if it supports that.
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
            // One message at a time, since the kernel returns the arrival time of the last one that was read.
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

    /// Turns on merged messages. A kernel that refuses it delivers each datagram as a message of its own.
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

    /// Sends a burst to the peer, in order. Before the peer is known, nothing is sent.
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

    /// Closes the socket; a second call does nothing.
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
        // The read buffer has room for the largest message, and slices of it would keep all of it in memory. The
        // datagrams are copied, so that NIO can read into the buffer again.
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

/// The number of datagrams that a socket has handled since it was opened.
package struct DatagramCounters: Hashable, Sendable {
    package var sent = 0
    /// Datagrams from the peer. Those from others are counted as `refused` elsewhere.
    package var received = 0
    /// Datagrams that the system did not accept.
    package var unsent = 0

    package init() {}
}

/// Passes a socket's datagrams and its end to closures on the socket's event loop.
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
