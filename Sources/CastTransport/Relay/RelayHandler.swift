import NIOCore
import NIOPosix

/// The browser's end of a relayed connection, until the other end is connected. Then both ends are joined.
final class RelayHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum Phase {
        case asking
        /// Data that arrives in this state is kept.
        case connecting
        case over
    }

    private let desk: RelayDesk
    private var request = SOCKSRequest()
    private var phase = Phase.asking
    private var tenant: Tenant?
    private var deadline: Scheduled<Void>?

    init(desk: RelayDesk) { self.desk = desk }

    func channelActive(context: ChannelHandlerContext) {
        let channel = context.channel
        tenant = desk.places.place(of: channel)
        if tenant?.whenEvicted({ channel.close(promise: nil) }) != true { context.close(promise: nil) }
        // A connection that sends nothing occupies a place that the browser may need.
        deadline = context.eventLoop.scheduleTask(in: BrowserRelay.requestTimeout) { channel.close(promise: nil) }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        phase = .over
        desk.noLongerAsks(ObjectIdentifier(self))
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
        tenant?.leave()
        tenant = nil
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    /// Closes the connection if the client has finished sending before the other end is connected.
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .over = phase { return }
        request.append(unwrapInboundIn(data).readableBytesView)
        goOn(context)
    }

    private func goOn(_ context: ChannelHandlerContext) {
        while case .asking = phase {
            switch request.next() {
            case .more: return
            case .answer(let bytes): write(bytes, context)
            case .refuse(let bytes): end(bytes, context)
            case .connect(let host, let port): connect(to: host, port, context)
            }
        }
    }

    private func write(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
    }

    private func end(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
        phase = .over
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes))).whenComplete { _ in
            bound.value.close(promise: nil)
        }
    }

    private func connect(to host: String, _ port: Int, _ context: ChannelHandlerContext) {
        phase = .connecting
        deadline?.cancel()
        tenant?.spoke()
        // Data that the browser sends before the answer stays in the kernel.
        _ = context.channel.setOption(.autoRead, value: false)
        let own = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        let (desk, loop) = (desk, context.eventLoop)
        let asked = desk.addresses(of: host, port: port, for: ObjectIdentifier(self), on: loop)
        asked.flatMap { addresses -> EventLoopFuture<any Channel> in
            // The connection has ended in the meantime.
            guard case .connecting = own.value.handler.phase else { return loop.makeFailedFuture(RelayRefusal()) }
            let targets = addresses.map { BrowserRelay.Target(host: host, port: port, address: $0.ipAddress ?? "") }
            // If a name leads to both allowed and forbidden addresses, it is refused.
            guard targets.allSatisfy(desk.allows) else {
                desk.refused(host)
                return loop.makeFailedFuture(RelayRefusal())
            }
            guard desk.places.budget.mayOpen() else { return loop.makeFailedFuture(RelayOverload()) }
            return Self.dial(addresses[...], on: loop)
        }.whenComplete { result in
            let (handler, context) = own.value
            switch result {
            case .success(let far): handler.connected(far, host, port, context)
            case .failure(let error):
                guard case .connecting = handler.phase else { return }
                handler.end(SOCKSRequest.reply(error is RelayRefusal ? .notAllowed : .hostUnreachable), context)
            }
        }
    }

    private static func dial(
        _ addresses: ArraySlice<SocketAddress>, on loop: any EventLoop
    ) -> EventLoopFuture<any Channel> {
        guard let first = addresses.first else { return loop.makeFailedFuture(ChannelError.connectTimeout(.zero)) }
        let rest = addresses.dropFirst()
        return ClientBootstrap(group: loop)
            .connectTimeout(BrowserRelay.connectTimeout)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelOption(.autoRead, value: false)
            .channelOption(.allowRemoteHalfClosure, value: true)
            .connect(to: first)
            .flatMapError { error in rest.isEmpty ? loop.makeFailedFuture(error) : dial(rest, on: loop) }
    }

    private func connected(_ far: any Channel, _ host: String, _ port: Int, _ context: ChannelHandlerContext) {
        let target = BrowserRelay.Target(host: host, port: port, address: far.remoteAddress?.ipAddress ?? "")
        let near = context.channel
        let places = self.desk.places
        let line = RelayLine(target: target, channels: [near, far], moved: { places.active(near) })
        guard case .connecting = phase, context.channel.isActive, desk.add(line) else {
            far.close(promise: nil)
            return context.close(promise: nil)
        }
        phase = .over
        let desk = desk
        far.closeFuture.whenComplete { _ in desk.remove(line) }
        write(SOCKSRequest.reply(.succeeded), context)
        let (ours, opposite) = RelayGlue.pair(line)
        do {
            try context.pipeline.syncOperations.addHandler(ours)
            try far.pipeline.syncOperations.addHandler(opposite)
        } catch {
            return line.cut()
        }
        if !request.rest.isEmpty { far.writeAndFlush(ByteBuffer(bytes: request.rest), promise: nil) }
        tenant?.opened()
        near.closeFuture.whenComplete { [tenant] _ in tenant?.leave() }
        tenant = nil
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
        _ = near.setOption(.autoRead, value: true)
        _ = far.setOption(.autoRead, value: true)
    }
}

struct RelayRefusal: Error {}

/// The error if too many names are being resolved, or no descriptor is free for the connection.
struct RelayOverload: Error {}

/// One end of a relayed connection. Its partner writes what it reads, and it reads no faster than its partner can
/// write.
final class RelayGlue: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let line: RelayLine
    private var partner: RelayGlue?
    private var context: ChannelHandlerContext?
    private var readIsDue = false

    private init(_ line: RelayLine) { self.line = line }

    static func pair(_ line: RelayLine) -> (RelayGlue, RelayGlue) {
        let (one, other) = (RelayGlue(line), RelayGlue(line))
        (one.partner, other.partner) = (other, one)
        return (one, other)
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        partner = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !line.isCut else { return }
        line.moved()
        partner?.context?.write(data, promise: nil)
    }

    func channelReadComplete(context: ChannelHandlerContext) { partner?.context?.flush() }

    func channelInactive(context: ChannelHandlerContext) { partner?.context?.close(promise: nil) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent {
            partner?.context?.close(mode: .output, promise: nil)
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { partner?.readOn() }
        context.fireChannelWritabilityChanged()
    }

    private func readOn() {
        guard readIsDue else { return }
        readIsDue = false
        context?.read()
    }

    func read(context: ChannelHandlerContext) {
        if partner?.context?.channel.isWritable ?? true { context.read() } else { readIsDue = true }
    }
}
