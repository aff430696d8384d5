import CastTransport
import CastWidgetsCore
import NIOCore
import Synchronization

/// The connections of all addresses that the widgets are served at: counted in all and by client, and closed where
/// their reader takes nothing.
final class ServerDoor: Sendable {
    private let limits: WebWidgetsLimits
    private let places: Mutex<ConnectionPlaces<PeerAddress>>

    init(_ limits: WebWidgetsLimits) {
        self.limits = limits
        places = Mutex(ConnectionPlaces(inAll: limits.connections))
    }

    /// Between two looks at a reader that is behind.
    var look: TimeAmount { .nanoseconds(Int64(limits.stallSeconds * 1e9) / Int64(StallWatch.looks)) }

    /// Connections that there are now.
    var count: Int { places.withLock { $0.count } }

    /// Stands among a connection's handlers from its beginning.
    func makeHandler() -> any RemovableChannelHandler { DoorHandler(self) }

    fileprivate func take(_ client: PeerAddress) -> Bool {
        // All browsers of a machine are at one address there, each with its own streams.
        let most = limits.connectionsPerAddress * (Self.loopback.contains(client) ? 8 : 1)
        return places.withLock { $0.take(client, most: most) }
    }

    fileprivate func leave(_ client: PeerAddress) { places.withLock { $0.leave(client) } }

    private static let loopback: Set<PeerAddress> = Set(
        ["127.0.0.1", "::1"].map { PeerAddress(try? SocketAddress(ipAddress: $0, port: 0)).network })
}

private final class DoorHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let door: ServerDoor
    private var client: PeerAddress?
    private var watch: StallWatch?
    private var timer: Scheduled<Void>?

    init(_ door: ServerDoor) { self.door = door }

    func handlerAdded(context: ChannelHandlerContext) {
        let client = PeerAddress(context.remoteAddress).network
        guard door.take(client) else { return context.close(promise: nil) }
        self.client = client
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        if let client { door.leave(client) }
        client = nil
    }

    /// What a reader has not taken waits here: it gets so long to take some of it.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        timer?.cancel()
        (timer, watch) = (nil, nil)
        if !context.channel.isWritable { look(at: context.channel) }
        context.fireChannelWritabilityChanged()
    }

    private func look(at channel: any Channel) {
        let waiting = (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
        if watch?.looked(waiting: waiting) == true { return channel.close(promise: nil) }
        watch = watch ?? StallWatch(waiting: waiting)
        let handler = NIOLoopBound(self, eventLoop: channel.eventLoop)
        timer = channel.eventLoop.scheduleTask(in: door.look) { handler.value.look(at: channel) }
    }
}
