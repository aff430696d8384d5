import CastWire
import NIOCore
import NIOSSL

/// What `CastConnection` asks for, on the event loop.
extension CastChannelHandler {
    /// Writes a frame for which room was reserved.
    func write(_ frame: ByteBuffer) {
        let count = frame.readableBytes
        guard let context, isSending else { return sendBuffer.release(count) }
        var rest = frame
        if context.channel.isWritable {
            context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
            // Nearly always: a promise on the way through TLS is nine allocations, so it is made only where one waits.
            if context.channel.isWritable { return hasLeft(count) }
            // Empty: it has its turn when the frame before it has left.
            rest = ByteBuffer()
        }
        let written = context.eventLoop.makePromise(of: Void.self)
        written.futureResult.assumeIsolated().whenComplete { [self] _ in hasLeft(count) }
        context.writeAndFlush(wrapOutboundOut(rest), promise: written)
        if isSending { arm(stuckUntil) }
    }

    private func hasLeft(_ count: Int) {
        sendBuffer.release(count)
        if case .flushing = phase, sendBuffer.isEmpty { closeChannel() }
    }

    /// Sends out of a buffer that is used again: TLS has taken what is in it when it is written.
    func send(_ message: CastMessage) throws(TransportError) {
        let frame = try reserveFrame(message)
        write(frame)
        keep(frame)
    }

    private func reserveFrame(_ message: CastMessage) throws(TransportError) -> ByteBuffer {
        var frame = ByteBuffer()
        swap(&frame, &spareFrame)
        frame.clear()
        try CastConnection.encode(message, into: &frame)
        try sendBuffer.reserve(frame.readableBytes)
        return frame
    }

    private func keep(_ frame: ByteBuffer) {
        if frame.capacity <= Self.spareFrameLimit { spareFrame = frame }
    }

    private var isSending: Bool {
        switch phase {
        case .open, .flushing: true
        case .handshaking, .draining, .ended: false
        }
    }

    /// Throws where nothing is sent, and nothing waits.
    func start(_ reply: any AnyPendingReply, asking message: CastMessage) throws(TransportError) {
        let frame = try reserveFrame(message)
        start(reply, frame: frame)
        keep(frame)
    }

    func start(_ reply: any AnyPendingReply, frame: ByteBuffer) {
        guard !reply.isCancelled, case .open = phase else {
            hasLeft(frame.readableBytes)
            return reply.fail(reply.isCancelled ? .cancelled : .closed(closeReason ?? .closedByPeer))
        }
        switch requests.add(reply.key, timeout: reply.timeout, at: now()) {
        case .duplicate:
            preconditionFailure("request ids are handed out once")
        case .waits(let deadline):
            waiting[reply.key] = reply
            write(frame)
            arm(deadline)
        }
    }

    func cancel(_ key: RequestTable.Key) {
        guard requests.cancel(key) == .cancelled else { return }
        waiting.removeValue(forKey: key)?.fail(.cancelled)
    }

    /// Closes once what was sent before has left, or its time is over.
    func close() {
        let wasOpen = if case .open = phase { true } else { false }
        guard prepareEnd(.closedBySelf) else { return }
        guard wasOpen, !sendBuffer.isEmpty else { return closeChannel() }
        let deadline = now() + options.flushTimeout
        phase = .flushing(deadline: deadline)
        arm(deadline)
    }
}

/// Replies and the requests that they end.
extension CastChannelHandler {
    /// Ends the request that `message` answers, if there is one.
    ///
    /// Messages of a namespace in which nobody waits are not parsed at all. Where somebody does, the text is parsed as
    /// the reply that is waited for, once: it gives the id and, if the id is right, the answer.
    func matchReply(_ message: CastMessage) {
        // The first by itself: to go through the others is to copy them all where one is taken out.
        guard let text = message.text,
            let first = waiting.values.first(where: { $0.key.namespace == message.namespace }),
            !matchReply(text, in: message.namespace, readBy: first)
        else { return }
        var tried = [first.replyType]
        for candidate in waiting.values where candidate.key.namespace == message.namespace {
            guard !tried.contains(candidate.replyType) else { continue }
            if matchReply(text, in: message.namespace, readBy: candidate) { return }
            tried.append(candidate.replyType)
        }
        failUnreadable(text, namespace: message.namespace)
    }

    /// False where it can't be read so.
    private func matchReply(_ text: String, in namespace: Namespace, readBy reader: any AnyPendingReply) -> Bool {
        do throws(WireError) {
            try reader.read(text) { takeOwner(of: $0, in: namespace) }
            return true
        } catch {
            return false
        }
    }

    /// Whom a reply ends; nil where it ends nobody.
    private func takeOwner(of reply: ReplyHead, in namespace: Namespace) -> (any AnyPendingReply)? {
        let key = RequestTable.Key(namespace: namespace, id: reply.requestID)
        guard !reply.isLaunchProgress else {
            _ = requests.progressReceived(key, at: now())
            return nil
        }
        return requests.replyReceived(key) == .completes ? waiting.removeValue(forKey: key) : nil
    }

    /// A reply that no waiter can read still ends the request that it names.
    private func failUnreadable(_ text: String, namespace: Namespace) {
        guard let id = try? JSONPayload.decode(ReplyID.self, from: text).value else { return }
        let key = RequestTable.Key(namespace: namespace, id: id)
        guard requests.replyReceived(key) == .completes else { return }
        waiting.removeValue(forKey: key)?.fail(
            .unreadableReply(WireError(.malformedPayload, "the reply lacks what it must have")))
    }

    func expireRequests(at now: ContinuousClock.Instant) {
        for key in requests.expire(at: now) {
            guard let reply = waiting.removeValue(forKey: key) else { continue }
            reply.fail(TransportError(.timeout, "the other side did not answer within \(reply.timeout)"))
        }
    }

    func endRequests(_ reason: TransportError) {
        for key in requests.endAll() {
            waiting.removeValue(forKey: key)?.fail(.closed(reason))
        }
    }
}

extension CastChannelHandler {
    /// What an error of the channel means for the connection.
    static func reason(for error: any Error) -> TransportError {
        switch error {
        case NIOSSLError.uncleanShutdown:
            .closedByPeer
        case is NIOSSLError, is BoringSSLError:
            TransportError(.tlsFailed, "what arrived is not TLS any more: \(error)", underlying: error)
        default:
            TransportError(.network, "the network broke the connection: \(error)", underlying: error)
        }
    }
}

extension TransportError {
    static func unreadableReply(_ error: WireError) -> TransportError {
        TransportError(.malformed, "the reply can't be read: \(error.description)", underlying: error)
    }
}

private struct ReplyID: WireObject {
    let value: Int?

    init(from members: WireMembers) {
        value = members.int("requestId")
    }
}
