import CastTransport
import NIOCore
import Synchronization

/// The connections of several servers: their places, and what is made for those who wait.
///
/// Who has asked for something published knows an unguessable path, so it is the receiver or somebody to whom the
/// receiver told it: its connection has proven itself, and its address is known from then on (`ConnectionLedger`).
package final class Connections: Sendable {
    /// Of all servers of this process: a queue has one for each film.
    package static let ofProcess = Connections()

    private struct Client {
        var hasHungUp = false
        /// Ends what is being made for it. One call: of each connection one request at a time is taken.
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

    /// It has asked for something published, and a film is opened for it now.
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

    /// The client has ended its side. What is being sent goes on, since it may still read.
    func hungUp(_ channel: any Channel) {
        let giveUp = clients.withLock { clients in
            clients[ObjectIdentifier(channel)]?.hasHungUp = true
            return clients[ObjectIdentifier(channel)]?.giveUp
        }
        giveUp?()
    }

    /// Makes something for a client that waits, and cancels it where the client hangs up meanwhile: nobody else would
    /// end it, since a server hears of that only once it reads or writes again.
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

/// Stands before everything else on a connection: counts what comes, notices a reader that takes nothing, and closes
/// what does not keep to ``ConnectionLimits``.
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

/// A connection's conduct, looked at by its event loop and by what is done once a write is.
private final class Conduct: Sendable {
    let state: Mutex<ConnectionConduct>

    init(limits: ConnectionLimits) {
        state = Mutex(ConnectionConduct(limits: limits))
    }
}

/// Puts a ``ConnectionGate`` and a ``FileSender`` before everything else on its connection, where a server lets handlers
/// in at the end only, and has its requests taken in turn.
final class ConnectionGateInstaller: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let connections: Connections

    init(_ connections: Connections) {
        self.connections = connections
    }

    func handlerAdded(context: ChannelHandlerContext) {
        do {
            // The gate sees a file's pieces too, and HTTP's codec does not.
            try context.pipeline.syncOperations.addHandlers(
                [ConnectionGate(connections), FileSender()], position: .first)
            try RequestsInTurn.keep(in: context)
        } catch {
            // Without them, nobody counts, and one client keeps all others waiting.
            context.close(promise: nil)
        }
    }
}
