package import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Stands before everything else on a channel that accepts connections, and accepts none while the process has too few
/// descriptors left. What comes meanwhile waits in the kernel, as it does while a server is busy.
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

    private let budget: DescriptorBudget
    private var timer: Scheduled<Void>?

    init(_ budget: DescriptorBudget) { self.budget = budget }

    /// Puts one before what a channel has, which may accept already.
    package static func stand(before server: any Channel, budget: DescriptorBudget = .ofProcess) async throws {
        try await server.eventLoop.submit {
            try add(to: server, budget: budget)
        }.get()
    }

    /// The same on the channel's event loop.
    static func add(to server: any Channel, budget: DescriptorBudget = .ofProcess) throws {
        // One at a time, so that each is counted before the next.
        try server.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
        try server.pipeline.syncOperations.addHandler(AcceptGate(budget), position: .first)
    }

    package func handlerAdded(context: ChannelHandlerContext) { budget.portOpened() }

    package func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
        budget.portClosed()
    }

    package func read(context: ChannelHandlerContext) {
        guard timer == nil else { return }
        guard !budget.mayAccept() else { return context.read() }
        wait(Self.pause, context)
    }

    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let number = (error as? IOError)?.errnoCode, [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(number) else {
            return context.fireErrorCaught(error)
        }
        timer?.cancel()
        wait(Self.longPause, context)
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
