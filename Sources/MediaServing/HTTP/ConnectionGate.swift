import CastTransport
import NIOCore
import Synchronization

/// The connections of several servers: their places, and the work in progress for waiting clients.
///
/// A client that has requested published content knows an unguessable path, so it is the receiver, or got the path from
/// it. Its connection is proven then, and its address known from then on (`ConnectionLedger`).
package final class Connections: Sendable {
    /// Shared by all servers of this process: a queue has one for each film.
    package static let ofProcess = Connections()

    private struct Client {
        var hasHungUp = false
        /// Cancels the work for the client. One is enough, because a connection's requests are answered one at a time.
        var giveUp: (@Sendable () -> Void)?
    }
    let limits: ConnectionLimits
    let gate: PortGate
    private let clients = Mutex<[ObjectIdentifier: Client]>([:])

    package init(limits: ConnectionLimits = ConnectionLimits()) {
        self.limits = limits
        var places = PlaceLimits(connections: limits.inAll, perAddress: limits.perHost)
        places.knownAddresses = limits.knownHosts
        places.quietestGivesWay = true
        // Each may have a film open.
        var gate = PortGate(PortPlaces(places, files: 1))
        gate.headTime = limits.proofTime
        self.gate = gate
    }

    package var count: Int { gate.places.count }

    func opened(_ channel: any Channel) { clients.withLock { $0[ObjectIdentifier(channel)] = Client() } }

    /// The client has requested published content, and a file is opened for it now.
    func proved(_ channel: any Channel) {
        gate.places.proved(channel)
        gate.places.opened(channel)
    }
    func active(_ channel: any Channel) { gate.places.active(channel) }
    func isProven(_ channel: any Channel) -> Bool { gate.places.isProven(channel) }

    func closed(_ channel: any Channel) {
        let client = clients.withLock { $0.removeValue(forKey: ObjectIdentifier(channel)) }
        client?.giveUp?()
    }

    /// The client has closed its sending side. An answer in progress continues, since the client may still read.
    func hungUp(_ channel: any Channel) {
        let giveUp = clients.withLock { clients in
            clients[ObjectIdentifier(channel)]?.hasHungUp = true
            return clients[ObjectIdentifier(channel)]?.giveUp
        }
        giveUp?()
    }

    /// Makes something for a waiting client, and cancels it if the client hangs up. Nobody else would cancel it, since
    /// a server notices that only at its next read or write.
    func whileConnected<Value: Sendable>(
        _ channel: any Channel, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let id = ObjectIdentifier(channel)
        let work = Task { try await body() }
        let isConnected = clients.withLock { clients in
            guard clients[id]?.hasHungUp == false else { return false }
            clients[id]?.giveUp = { work.cancel() }
            return true
        }
        if !isConnected { work.cancel() }
        defer { clients.withLock { $0[id]?.giveUp = nil } }
        return try await withTaskCancellationHandler {
            try await work.value
        } onCancel: {
            work.cancel()
        }
    }
}

/// Counts received bytes, detects a client that takes nothing, and closes connections that violate
/// ``ConnectionLimits``. It is the first handler of a connection.
final class ConnectionGate: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    private let connections: Connections
    private let conduct: Conduct
    private var proof: Scheduled<Void>?
    private var watch: RepeatedTask?

    init(_ connections: Connections) {
        self.connections = connections
        conduct = Conduct(limits: connections.limits)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { begin(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    private func begin(_ context: ChannelHandlerContext) {
        guard proof == nil else { return }
        let channel = context.channel
        connections.opened(channel)
        let limits = connections.limits
        proof = context.eventLoop.scheduleTask(in: TimeAmount(limits.proofTime)) { [connections] in
            if !connections.isProven(channel) { channel.close(promise: nil) }
        }
        let look = TimeAmount(limits.stallTime / 4)
        watch = context.eventLoop.scheduleRepeatedTask(initialDelay: look, delay: look) { [conduct] _ in
            if conduct.state.withLock({ $0.isStalled(at: .now) }) { channel.close(promise: nil) }
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        proof?.cancel()
        watch?.cancel()
        connections.closed(context.channel)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { connections.hungUp(context.channel) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let count = unwrapInboundIn(data).readableBytes
        guard conduct.state.withLock({ $0.received(count) }) else { return context.close(promise: nil) }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        conduct.state.withLock { $0.answering(at: .now) }
        let written = promise ?? context.eventLoop.makePromise(of: Void.self)
        let channel = context.channel
        written.futureResult.whenComplete { [connections, conduct] _ in
            conduct.state.withLock { $0.took(at: .now) }
            connections.active(channel)
        }
        context.write(data, promise: written)
    }
}

/// A connection's conduct, used by its event loop and by completed writes.
private final class Conduct: Sendable {
    let state: Mutex<ConnectionConduct>

    init(limits: ConnectionLimits) {
        state = Mutex(ConnectionConduct(limits: limits))
    }
}

/// Inserts a ``ConnectionGate`` and a ``FileSender`` before all other handlers, because a server adds handlers only at
/// the end, and has the requests taken one at a time.
final class ConnectionGateInstaller: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let connections: Connections

    init(_ connections: Connections) {
        self.connections = connections
    }

    func handlerAdded(context: ChannelHandlerContext) {
        do {
            // The gate has to see a file's pieces, and HTTP's codec must not.
            try context.pipeline.syncOperations.addHandlers(
                [ConnectionGate(connections), FileSender()], position: .first)
            try RequestsInTurn.keep(in: context)
        } catch {
            // Without them nothing is counted, and one client could block all others.
            context.close(promise: nil)
        }
    }
}
