package import NIOCore
import Synchronization

/// The connections of one HTTP server, which end before the server does.
///
/// Hummingbird hands each accepted connection to its loop as a `NIOAsyncChannel`, and one that nobody takes any more
/// while it is open stops the process (`NIOAsyncWriter`'s deinit). A server that is cancelled drops those that came in
/// that moment, and who connects then is anybody. One that is closed may be dropped.
package final class ServedChannels: Sendable {
    /// How long the end waits for connections that close with a goodbye, as TLS does; those have been taken long since.
    private static let patience = Duration.seconds(1)

    private struct State {
        var isOver = false
        var channels: [ObjectIdentifier: any Channel] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Stands among a connection's handlers from its beginning.
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

    /// False where the server ends: it is to be closed at once.
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
