import CastWire
import Logging
import NIOCore
import NIOTLS

/// One connection's isolation domain: it lives on the channel's event loop, owns the pure cores (frame decoder,
/// heartbeat, request table) and carries out what they decide.
///
/// Bytes come in behind TLS and leave as messages in the queue; frames come in from `CastConnection` and leave as one
/// write each. All deadlines share one scheduled task. Consumers that are slow stop the reading, never the heartbeat.
final class CastChannelHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = Never
    typealias OutboundOut = ByteBuffer

    enum Phase {
        /// TCP stands, TLS does not yet.
        case handshaking(deadline: ContinuousClock.Instant)
        case open
        /// The channel is gone, and what came before is still handed on, for so many points: in turns as ever, since
        /// others are served meanwhile.
        case draining(points: Double)
        /// `close()` was called and what was sent before is on its way out.
        case flushing(deadline: ContinuousClock.Instant)
        case ended
    }

    let role: CastConnection.Role
    let options: ConnectionOptions
    let now: @Sendable () -> ContinuousClock.Instant
    let sendBuffer: SendBuffer
    let closeSignal = CloseSignal()
    /// Set by the listener: which certificate this connection shows.
    let ownCertificate: [UInt8]?

    var phase: Phase
    var closeReason: TransportError?
    var context: ChannelHandlerContext?
    /// Outlives the context.
    private var eventLoop: (any EventLoop)?
    var decoder = FrameDecoder()
    var heartbeat: Heartbeat
    var requests = RequestTable()
    var waiting: [RequestTable.Key: any AnyPendingReply] = [:]
    private(set) var queue: MessageQueue?
    /// Takes messages as they come, in place of the queue; nil where nobody does, and after the end.
    private(set) var sink: MessageQueue.Sink?
    private var establishment = Establishment.pending
    /// Called once when the channel is gone, before anybody hears of it.
    var whenEnded: (() -> Void)?
    /// True while the consumer is behind.
    var isConsumerBehind = false
    /// While the peer has sent faster than it may; see `MessageRate`.
    var pausedUntil: ContinuousClock.Instant?
    /// Nothing is decoded or read then.
    var isPaused: Bool { isConsumerBehind || pausedUntil != nil }
    /// What this connection's messages may cost: the listener says, or `ConnectionOptions.rate`.
    var allowance: MessageAllowance?
    /// Points that what is being handled has cost beside itself.
    var furtherCost = 0.0
    /// The thread's time that messages have taken since `WireMeter` set it to zero: they are paid for by themselves.
    var timeDelivering = Duration.zero
    let timeUsed: () -> Duration
    /// Until it has said more than that it is there: when it is closed for that.
    var silentUntil: ContinuousClock.Instant?
    let guest: Guest?
    /// True while messages are handed on: one that is read because of it waits for its turn.
    var isDelivering = false
    var readWasAsked = false
    private var armedDeadline: (at: ContinuousClock.Instant, task: Scheduled<Void>)?
    /// How many bytes the socket has not taken yet.
    let bytesWaiting: (any Channel) -> Int
    /// The last frame's memory, for the next.
    private var spareFrame = ByteBuffer()

    init(
        role: CastConnection.Role, options: ConnectionOptions, handshakeDeadline: ContinuousClock.Instant,
        ownCertificate: [UInt8]? = nil, guest: Guest? = nil,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        timeUsed: @escaping () -> Duration = ThreadTime.used,
        bytesWaiting: @escaping (any Channel) -> Int = CastChannelHandler.bytesWaiting
    ) {
        self.guest = guest
        self.role = role
        self.options = options
        self.ownCertificate = ownCertificate
        self.now = now
        self.timeUsed = timeUsed
        self.bytesWaiting = bytesWaiting
        sendBuffer = SendBuffer(limit: options.sendBufferLimit, shared: guest?.sendBuffers, now: now)
        phase = .handshaking(deadline: handshakeDeadline)
        heartbeat = Heartbeat(timing: options.heartbeat, at: now())
    }

    /// Where the socket is closed nothing waits for it.
    static func bytesWaiting(_ channel: any Channel) -> Int {
        (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }

    /// An empty buffer to write a frame into.
    func takeFrame() -> ByteBuffer {
        var frame = ByteBuffer()
        swap(&frame, &spareFrame)
        frame.clear()
        return frame
    }

    /// What ordinary requests and answers have room in is kept.
    func keep(_ frame: ByteBuffer) {
        if frame.capacity <= 1_024 { spareFrame = frame }
    }

    // MARK: From the channel

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
        let began = timeUsed()
        decoder.append(unwrapInboundIn(data))
        deliverAll()
        timeDelivering += timeUsed() - began
    }

    /// A turn is all that the event loop reads at once, in however many pieces.
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

    /// From now on each message goes straight to `sink`, those first that came before it.
    func deliver(to sink: MessageQueue.Sink, firstOutOf queue: MessageQueue) {
        queue.deliver(to: sink)
        if closeReason == nil { self.sink = sink }
    }

    // MARK: Whether it came about

    private enum Establishment {
        case pending
        case awaited((Result<CastConnection, TransportError>) -> Void)
        case settled(Result<CastConnection, TransportError>)
        /// The result is no longer held here: a connection that nobody else holds either shall close.
        case told
    }

    /// Calls back once with the connection, or with why there is none; at once if that is known already.
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

    /// Makes sure that `deadlinesPassed` runs at `deadline` or before. A task that is early is cheaper than one that
    /// is moved with each message: it finds nothing to do and arms the next.
    func arm(_ deadline: ContinuousClock.Instant?) {
        guard let deadline, let eventLoop else { return }
        if let armedDeadline {
            guard deadline < armedDeadline.at else { return }
            armedDeadline.task.cancel()
        }
        // Capped because a time-out may be as good as none; it is armed again then.
        let delay = TimeAmount(min(max(deadline - now(), .zero), .seconds(3_600))) + .nanoseconds(1)
        let task = eventLoop.assumeIsolated().scheduleTask(in: delay) { [self] in
            armedDeadline = nil
            deadlinesPassed()
            arm(nextDeadline)
        }
        armedDeadline = (deadline, task)
    }

    /// When a connection is closed whose peer takes nothing of what waits for it.
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
            // Not reading, it can't hear the peer; it only shows that this side is alive.
            heartbeat.messageReceived(at: now)
            return sendPing()
        }
        switch heartbeat.deadlinePassed(at: now) {
        case .wait: break
        case .sendPing: sendPing()
        case .peerIsDead:
            let reason = TransportError(.heartbeatLost, "the other side has not shown a sign of life for too long")
            end(reason)
            // Whoever waits for the end need not wait for TLS, which says goodbye to nobody for a second.
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

    /// Where no room is left the peer does not read, and a heartbeat more would not reach it either.
    func sendHeartbeat(_ text: String, from source: String, to destination: String) {
        let message = CastMessage(from: source, to: destination, namespace: .heartbeat, payload: .string(text))
        var frame = takeFrame()
        guard (try? FrameEncoder.encode(message, into: &frame)) != nil,
            (try? sendBuffer.reserve(frame.readableBytes)) != nil
        else { return }
        write(frame)
    }

    // MARK: The end

    /// Ends the connection for `reason`: requests and messages at once, the channel as soon as TLS has said goodbye.
    func end(_ reason: TransportError) {
        guard prepareEnd(reason) else { return }
        closeChannel()
    }

    /// Everything but the channel itself. False if it was done before.
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

    /// The channel is gone, and what it brought is handed on.
    func finish(_ reason: TransportError) {
        _ = prepareEnd(reason)
        phase = .ended
        disarm()
        // The queue holds this handler, for reading on; there is nothing left to read.
        queue = nil
        sendBuffer.onWriteOff(nil)
        whenEnded?()
        whenEnded = nil
        closeSignal.fire(closeReason ?? reason)
    }
}
