package import NIOCore
import Synchronization

/// The connections of one HTTP server, which are closed before the server ends.
///
/// Hummingbird passes each accepted connection to its loop as a `NIOAsyncChannel`. If one is dropped while it is open,
/// the process stops (`NIOAsyncWriter`'s deinit). A cancelled server drops the connections that arrive at that moment,
/// which may come from anybody. A closed connection may be dropped.
package final class ServedChannels: Sendable {
    /// How long the end waits for connections that close with a goodbye, as TLS does. The server has long since taken
    /// those.
    private static let patience = Duration.seconds(1)

    private struct State {
        var isOver = false
        var channels: [ObjectIdentifier: any Channel] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Returns a handler for the connection's pipeline, to be added at the connection's beginning.
    package func makeHandler() -> any RemovableChannelHandler & Sendable { ServedChannelHandler(self) }

    /// Runs a server until this task is cancelled.
    package func run(_ server: @escaping @Sendable () async throws -> Void) async throws {
        let running = Task { try await server() }
        try await withTaskCancellationHandler {
            try await running.value
        } onCancel: {
            Task {
                await self.closeAll()
                running.cancel()
            }
        }
    }

    /// Returns false if the server is ending; the channel is then to be closed at once.
    fileprivate func opened(_ channel: any Channel) -> Bool {
        let id = ObjectIdentifier(channel)
        let isServed = state.withLock { state in
            guard !state.isOver else { return false }
            state.channels[id] = channel
            return true
        }
        if isServed {
            channel.closeFuture.whenComplete { [self] _ in state.withLock { _ = $0.channels.removeValue(forKey: id) } }
        }
        return isServed
    }

    private func closeAll() async {
        let channels = state.withLock { state in
            state.isOver = true
            return Array(state.channels.values)
        }
        for channel in channels { channel.close(promise: nil) }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for channel in channels { try? await channel.closeFuture.get() } }
            group.addTask { try? await Task.sleep(for: Self.patience) }
            await group.next()
            group.cancelAll()
        }
    }
}

private final class ServedChannelHandler: ChannelInboundHandler, RemovableChannelHandler, Sendable {
    typealias InboundIn = NIOAny

    private let channels: ServedChannels

    init(_ channels: ServedChannels) { self.channels = channels }

    func handlerAdded(context: ChannelHandlerContext) {
        if !channels.opened(context.channel) { context.close(promise: nil) }
    }
}
