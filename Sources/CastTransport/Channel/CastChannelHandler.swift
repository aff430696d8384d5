import CastWire
import Logging
import NIOCore
import NIOTLS

/// One connection's isolation domain. It runs on the channel's event loop, owns the cores (frame decoder, heartbeat,
/// request table) and carries out their decisions.
///
/// Bytes arrive after TLS and leave as messages in the queue. Frames arrive from `CastConnection` and leave as one
/// write each. All deadlines share one scheduled task. A slow consumer stops the reading, but never the heartbeat.
final class CastChannelHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = Never
    typealias OutboundOut = ByteBuffer

    enum Phase {
        /// TCP is connected, TLS is not established yet.
        case handshaking(deadline: ContinuousClock.Instant)
        case open
        /// The channel is gone. The remaining messages are delivered for up to this many points, in time slices as
        /// usual, since other connections are served in the meantime.
        case draining(points: Double)
        /// `close()` was called, and the waiting data is being sent.
        case flushing(deadline: ContinuousClock.Instant)
        case ended
    }

    let role: CastConnection.Role
    let options: ConnectionOptions
    let now: @Sendable () -> ContinuousClock.Instant
    let sendBuffer: SendBuffer
    let closeSignal = CloseSignal()
    /// The certificate that this connection presents, set by the listener.
    let ownCertificate: [UInt8]?

    var phase: Phase
    var closeReason: TransportError?
    var context: ChannelHandlerContext?
    /// Kept after the context is gone.
    private var eventLoop: (any EventLoop)?
    var decoder = FrameDecoder()
    var heartbeat: Heartbeat
    var requests = RequestTable()
    var waiting: [RequestTable.Key: any AnyPendingReply] = [:]
    private(set) var queue: MessageQueue?
    /// Takes messages as they arrive, instead of the queue. Nil if there is none, and after the end.
    private(set) var sink: MessageQueue.Sink?
    private var establishment = Establishment.pending
    /// Called once when the channel is gone, before anybody else is told.
    var whenEnded: (() -> Void)?
    /// Whether the consumer has to take messages before reading goes on.
    var isConsumerBehind = false
    /// The end of the pause for a peer that has sent faster than allowed; see `MessageRate`.
    var pausedUntil: ContinuousClock.Instant?
    /// Whether decoding and reading are stopped.
    var isPaused: Bool { isConsumerBehind || pausedUntil != nil }
    /// The allowance for this connection's messages, from the listener or from `ConnectionOptions.rate`.
    var allowance: MessageAllowance?
    /// The points that the message being handled has cost in addition to its own.
    var furtherCost = 0.0
    /// The thread time that messages have used since `WireMeter` reset it. Messages are paid for separately.
    var timeDelivering = Duration.zero
    /// Whether `WireMeter` is measuring. TLS passes on what it has read during the measurement, except for data that
    /// comes with the peer's goodbye.
    var isMetered = false
    /// The buffer of the last message that was sent.
    var spareFrame = ByteBuffer()
    /// The largest spare buffer in bytes. Nearly all messages are shorter, and each of a thousand sessions has one.
    static let spareFrameLimit = 1_024
    let timeUsed: () -> Duration
    /// When the connection is closed unless the peer has sent a message other than a heartbeat by then.
    var silentUntil: ContinuousClock.Instant?
    let guest: Guest?
    /// Whether messages are being delivered. A message that is read because of this waits for its turn.
    var isDelivering = false
    var readWasAsked = false
    private var armedDeadline: (at: ContinuousClock.Instant, task: Scheduled<Void>)?

    init(
        role: CastConnection.Role, options: ConnectionOptions, handshakeDeadline: ContinuousClock.Instant,
        ownCertificate: [UInt8]? = nil, guest: Guest? = nil,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        timeUsed: @escaping () -> Duration = ThreadTime.used
    ) {
        self.guest = guest
        self.role = role
        self.options = options
        self.ownCertificate = ownCertificate
        self.now = now
        self.timeUsed = timeUsed
        sendBuffer = SendBuffer(limit: options.sendBufferLimit, shared: guest?.sendBuffers, now: now)
        phase = .handshaking(deadline: handshakeDeadline)
        heartbeat = Heartbeat(timing: options.heartbeat, at: now())
    }

    // MARK: Events of the channel

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        eventLoop = context.eventLoop
        arm(nextDeadline)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        if case .draining = phase { return }
        finish(closeReason ?? .closedByPeer)
    }

    func channelInactive(context: ChannelHandlerContext) {
        if case .open = phase { drain() } else { finish(closeReason ?? endReason) }
        context.fireChannelInactive()
    }

    private var endReason: TransportError {
        guard case .handshaking = phase else { return .closedByPeer }
        return TransportError(.tlsFailed, "the other side closed the connection before TLS was agreed on")
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted? = event as? TLSUserEvent { open(context: context) }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard case .handshaking = phase else { return end(Self.reason(for: error)) }
        end(TransportError(.tlsFailed, "TLS was not agreed on: \(error)", underlying: error))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .open = phase else { return }
        // Measuring the time is a system call.
        let began = isMetered ? timeUsed() : .zero
        decoder.append(unwrapInboundIn(data))
        deliverAll()
        if isMetered { timeDelivering += timeUsed() - began }
    }

    /// Begins a time slice. It covers everything that the event loop reads at once, in any number of pieces.
    func channelReadComplete(context: ChannelHandlerContext) {
        allowance?.turnBegins()
        context.fireChannelReadComplete()
    }

    func read(context: ChannelHandlerContext) {
        if isPaused { readWasAsked = true } else { context.read() }
    }

    private func open(context: ChannelHandlerContext) {
        guard case .handshaking = phase else { return }
        phase = .open
        let now = now()
        heartbeat = Heartbeat(timing: options.heartbeat, at: now)
        if let guest {
            allowance = MessageAllowance(rate: guest.budget.rate, pool: guest.pool, at: now)
        } else if let rate = options.rate {
            allowance = MessageAllowance(rate: rate, pool: MessagePool(rate, at: now), at: now)
        }
        if let guest {
            silentUntil = now + guest.budget.silence
            guest.established()
        }
        let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
        let queue = MessageQueue(limit: options.messageLimit) { [eventLoop = context.eventLoop] in
            eventLoop.execute { bound.value.readOn() }
        }
        self.queue = queue
        sendBuffer.onWriteOff { [eventLoop = context.eventLoop] in
            eventLoop.execute { bound.value.end(.takesNothing) }
        }
        arm(nextDeadline)
        settle(.success(CastConnection(channel: context.channel, handler: bound, queue: queue)))
    }

    /// Delivers each message directly to `sink` from now on, beginning with those in the queue.
    func deliver(to sink: MessageQueue.Sink, firstOutOf queue: MessageQueue) {
        queue.deliver(to: sink)
        if closeReason == nil { self.sink = sink }
    }

    // MARK: Establishment

    private enum Establishment {
        case pending
        case awaited((Result<CastConnection, TransportError>) -> Void)
        case settled(Result<CastConnection, TransportError>)
        /// The result is not held here any more, so that a connection closes when nobody else holds it.
        case told
    }

    /// Calls back once with the connection or the reason for its failure; at once if this is already known.
    func whenEstablished(_ callback: @escaping (Result<CastConnection, TransportError>) -> Void) {
        if case .settled(let result) = establishment {
            establishment = .told
            callback(result)
        } else {
            establishment = .awaited(callback)
        }
    }

    private func settle(_ result: Result<CastConnection, TransportError>) {
        switch establishment {
        case .pending: establishment = .settled(result)
        case .awaited(let callback):
            establishment = .told
            callback(result)
        case .settled, .told: break
        }
    }

    // MARK: Deadlines

    private var nextDeadline: ContinuousClock.Instant? {
        switch phase {
        case .handshaking(let deadline), .flushing(let deadline): deadline
        case .open:
            [heartbeat.nextDeadline, requests.nextDeadline, pausedUntil, silentUntil, stuckUntil]
                .compactMap(\.self).min()
        case .draining: pausedUntil
        case .ended: nil
        }
    }

    /// Makes sure that `deadlinesPassed` runs at `deadline` or before.
    ///
    /// A task that is too early is cheaper than one that is moved with each message: it finds nothing to do and
    /// schedules the next one.
    func arm(_ deadline: ContinuousClock.Instant?) {
        guard let deadline, let eventLoop else { return }
        if let armedDeadline {
            guard deadline < armedDeadline.at else { return }
            armedDeadline.task.cancel()
        }
        // The delay is limited because a timeout may be very long. The task is then scheduled again.
        let delay = TimeAmount(min(max(deadline - now(), .zero), .seconds(3_600))) + .nanoseconds(1)
        let task = eventLoop.assumeIsolated().scheduleTask(in: delay) { [self] in
            armedDeadline = nil
            deadlinesPassed()
            arm(nextDeadline)
        }
        armedDeadline = (deadline, task)
    }

    /// When a connection is closed because its peer does not take the waiting data.
    var stuckUntil: ContinuousClock.Instant? {
        guard let guest, let since = sendBuffer.stuckSince else { return nil }
        return since + guest.budget.stall
    }

    private func disarm() {
        armedDeadline?.task.cancel()
        armedDeadline = nil
    }

    private func deadlinesPassed() {
        let now = now()
        switch phase {
        case .handshaking(let deadline) where now >= deadline:
            let time = options.connectTimeout
            end(TransportError(.timeout, "the other side took the connection but not TLS within \(time)"))
        case .flushing(let deadline) where now >= deadline:
            closeChannel()
        case .open:
            expireRequests(at: now)
            paymentIsDue(at: now)
            heartbeatDeadlinePassed(at: now)
            if let silentUntil, now >= silentUntil { end(.saidNothing) }
            if let stuckUntil, now >= stuckUntil { end(.takesNothing) }
        case .draining:
            if let pausedUntil, now >= pausedUntil { drainOn() }
        default: break
        }
    }

    private func heartbeatDeadlinePassed(at now: ContinuousClock.Instant) {
        guard let deadline = heartbeat.nextDeadline, now >= deadline else { return }
        guard !isPaused else {
            // While nothing is read, the peer can't be heard. The ping only shows that this side is alive.
            heartbeat.messageReceived(at: now)
            return sendPing()
        }
        switch heartbeat.deadlinePassed(at: now) {
        case .wait: break
        case .sendPing: sendPing()
        case .peerIsDead:
            let reason = TransportError(.heartbeatLost, "the other side has not shown a sign of life for too long")
            end(reason)
            // A caller that waits for the end need not wait for TLS, which spends a second on the goodbye to a dead
            // peer.
            closeSignal.fire(reason)
        }
    }

    private func sendPing() {
        switch role {
        case .client:
            sendHeartbeat(
                HeartbeatMessage.pingText, from: EndpointID.platformSender, to: EndpointID.platformReceiver)
        case .server:
            sendHeartbeat(HeartbeatMessage.pingText, from: EndpointID.platformReceiver, to: EndpointID.broadcast)
        }
    }

    /// Sends a heartbeat. If there is no room, the peer is not reading, and another heartbeat would not reach it
    /// either.
    func sendHeartbeat(_ text: String, from source: String, to destination: String) {
        try? send(CastMessage(from: source, to: destination, namespace: .heartbeat, payload: .string(text)))
    }

    // MARK: The end

    /// Ends the connection for `reason`: requests and messages at once, the channel when TLS has said goodbye.
    func end(_ reason: TransportError) {
        guard prepareEnd(reason) else { return }
        closeChannel()
    }

    /// Ends everything except the channel itself. Returns false if this was done before.
    func prepareEnd(_ reason: TransportError) -> Bool {
        guard closeReason == nil else { return false }
        closeReason = reason
        if let guest {
            guest.log.write(.debug, "connection ends", metadata: ["reason": "\(reason)"])
        } else {
            options.logger.debug("connection ends", metadata: ["reason": "\(reason)"])
        }
        sendBuffer.close(reason)
        endRequests(reason)
        sink = nil
        queue?.end()
        settle(.failure(reason))
        return true
    }

    func closeChannel() {
        if case .draining = phase { return finish(.closedByPeer) }
        phase = .ended
        disarm()
        context?.close(promise: nil)
    }

    /// Completes the end: the channel is gone, and its messages are delivered.
    func finish(_ reason: TransportError) {
        _ = prepareEnd(reason)
        phase = .ended
        disarm()
        // The queue refers to this handler in order to read on, but there is nothing left to read.
        queue = nil
        sendBuffer.onWriteOff(nil)
        whenEnded?()
        whenEnded = nil
        closeSignal.fire(closeReason ?? reason)
    }
}
