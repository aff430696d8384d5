import CastTransport
import CastWidgetsCore
import NIOCore

/// The connections of all addresses at which the widgets are served: it bounds their number, and closes those whose
/// reader takes nothing.
final class ServerDoor: Sendable {
    private let limits: WebWidgetsLimits
    private let gate: PortGate

    init(_ limits: WebWidgetsLimits) {
        self.limits = limits
        // All browsers of a machine share the loopback address, and each has its own streams.
        var places = PlaceLimits(
            connections: limits.connections, forOthers: limits.connections / 4,
            perAddress: limits.connectionsPerAddress, perLoopbackAddress: limits.connectionsPerAddress * 8,
            perNetwork: limits.connectionsPerAddress * 4)
        places.hasProofs = true
        gate = PortGate(PortPlaces(places))
    }

    /// The time between two checks of a reader that is behind.
    var look: TimeAmount { .nanoseconds(Int64(limits.stallSeconds * 1e9) / Int64(StallWatch.looks)) }

    var places: PortPlaces { gate.places }

    /// The current number of connections.
    var count: Int { gate.places.count }

    /// Notes that the connection from this address and port has a valid token: its address has reserved places from now
    /// on.
    func proved(from peer: SocketAddress?) { gate.places.proved(from: peer) }

    /// Creates the handlers that a connection needs from its beginning.
    func makeHandlers() -> [any RemovableChannelHandler] { [gate.makeHandler(), DoorHandler(self)] }
}

private final class DoorHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let door: ServerDoor
    private var watch: StallWatch?
    private var timer: Scheduled<Void>?

    init(_ door: ServerDoor) { self.door = door }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    /// Data that the reader has not taken waits here. The reader has a limited time to take some of it.
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
