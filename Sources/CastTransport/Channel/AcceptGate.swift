package import NIOCore
import PlatformC

/// The first handler of a channel that accepts connections. It closes connections that get no place before any work is
/// done for them, and it stops accepting while the process has too few descriptors left.
///
/// Connections that arrive in the meantime wait in the kernel, as they do while a server is busy. Without this handler,
/// a port would accept until no descriptors are left and then try again without a pause, while everything else in the
/// process that opens a file fails.
package final class AcceptGate: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = any Channel
    package typealias InboundOut = any Channel
    package typealias OutboundIn = Never
    package typealias OutboundOut = Never

    /// The time until the descriptors are counted again. Evicted connections are closed by then.
    private static let pause = TimeAmount.milliseconds(2)
    /// The same time if the system itself has no descriptor left, independent of the process's limit.
    private static let longPause = TimeAmount.milliseconds(50)

    private let places: PortPlaces
    private var hasRefused = false
    private var timer: Scheduled<Void>?
    /// Whether reading of the channel's socket is turned off.
    private var isPaused = false

    init(_ places: PortPlaces) { self.places = places }

    /// Adds a gate to a channel that may already be accepting.
    package static func stand(before server: any Channel, for places: PortPlaces) async throws {
        try await server.eventLoop.submit { try add(to: server, for: places) }.get()
    }

    /// Does the same on the channel's event loop.
    static func add(to server: any Channel, for places: PortPlaces) throws {
        // Accepts one connection at a time, so that each is counted before the next.
        try server.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
        let pipeline = server.pipeline.syncOperations
        try pipeline.addHandler(AcceptGate(places), position: .first)
        // NIO's handler, found by NIO's name for it.
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
        // No later handler knows of the refused connection, so none of them requests the next read.
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
        // The read has accepted no connection, so NIO would try again at once and fail again.
        isPaused = true
        _ = context.channel.setOption(.autoRead, value: false)
        wait(Self.longPause, context)
    }

    private func resume(_ context: ChannelHandlerContext) {
        guard isPaused else { return }
        isPaused = false
        // Turning it on also starts a read.
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

/// Keeps errors of single connections from the server.
///
/// NIO reports a connection that its client has reset before it is set up. A server that reads connections from an
/// `NIOAsyncChannel` would end because of such an error.
private final class ChildErrorHandler: ChannelInboundHandler {
    typealias InboundIn = any Channel

    func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
