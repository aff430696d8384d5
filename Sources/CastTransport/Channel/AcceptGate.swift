package import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Stands before everything else on a channel that accepts connections: it closes whoever gets no place before anything
/// is done for him, and accepts nobody while the process has too few descriptors left. What comes meanwhile waits in
/// the kernel, as it does while a server is busy.
///
/// Without it a port would accept until there are none, and then try again without a pause, while everything else in
/// the process that opens a file fails.
package final class AcceptGate: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = any Channel
    package typealias InboundOut = any Channel
    package typealias OutboundIn = Never
    package typealias OutboundOut = Never

    /// Until it is asked again whether there are enough. Who has lost his place is closed by then.
    private static let pause = TimeAmount.milliseconds(2)
    /// The same where the system has no descriptor left, whose limit is not ours.
    private static let longPause = TimeAmount.milliseconds(50)

    private let places: PortPlaces
    private var hasRefused = false
    private var timer: Scheduled<Void>?
    /// Whether the channel is told not to look at its socket.
    private var isPaused = false

    init(_ places: PortPlaces) { self.places = places }

    /// Puts one before what a channel has, which may accept already.
    package static func stand(before server: any Channel, for places: PortPlaces) async throws {
        try await server.eventLoop.submit { try add(to: server, for: places) }.get()
    }

    /// The same on the channel's event loop.
    static func add(to server: any Channel, for places: PortPlaces) throws {
        // One at a time, so that each is counted before the next.
        try server.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
        let pipeline = server.pipeline.syncOperations
        try pipeline.addHandler(AcceptGate(places), position: .first)
        // NIO's, by the name that it gives.
        guard let acceptor = try? pipeline.context(name: "AcceptHandler").handler as? any ChannelInboundHandler else {
            return
        }
        try pipeline.addHandler(ChildErrorHandler(), position: .after(acceptor))
    }

    package func handlerAdded(context: ChannelHandlerContext) { places.budget.portOpened() }

    package func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
        resume(context)
        places.budget.portClosed()
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let channel = unwrapInboundIn(data)
        guard places.accept(channel) != nil else {
            hasRefused = true
            return channel.close(promise: nil)
        }
        context.fireChannelRead(data)
    }

    package func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        // Nobody behind knows of it, and so nobody asks for the next.
        guard hasRefused else { return }
        hasRefused = false
        read(context: context)
    }

    package func read(context: ChannelHandlerContext) {
        guard timer == nil else { return }
        guard !places.budget.mayAccept() else { return isPaused ? resume(context) : context.read() }
        wait(Self.pause, context)
    }

    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let number = (error as? IOError)?.errnoCode, [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(number) else {
            return context.fireErrorCaught(error)
        }
        timer?.cancel()
        // NIO looks on for whoever waits, since its read has brought nobody: it would fail again at once.
        isPaused = true
        _ = context.channel.setOption(.autoRead, value: false)
        wait(Self.longPause, context)
    }

    private func resume(_ context: ChannelHandlerContext) {
        guard isPaused else { return }
        isPaused = false
        // Reads as well.
        _ = context.channel.setOption(.autoRead, value: true)
    }

    private func wait(_ time: TimeAmount, _ context: ChannelHandlerContext) {
        let own = NIOLoopBound((gate: self, context: context), eventLoop: context.eventLoop)
        timer = context.eventLoop.scheduleTask(in: time) {
            let (gate, context) = own.value
            gate.timer = nil
            gate.read(context: context)
        }
    }
}

/// Keeps from a server what went wrong with one of its connections. NIO tells it of a connection that its client has
/// reset by the time that it is set up, and a server that reads connections from an `NIOAsyncChannel` would end.
private final class ChildErrorHandler: ChannelInboundHandler {
    typealias InboundIn = any Channel

    func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
