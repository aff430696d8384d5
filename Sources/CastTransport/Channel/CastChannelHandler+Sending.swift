import CastWire
import NIOCore
import NIOSSL

/// Operations of `CastConnection`, on the event loop.
extension CastChannelHandler {
    /// Writes a frame for which room was reserved.
    func write(_ frame: ByteBuffer) {
        let count = frame.readableBytes
        guard let context, isSending else { return sendBuffer.release(count) }
        var rest = frame
        if context.channel.isWritable {
            context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
            // Nearly always true. A promise that passes through TLS needs nine allocations, so it is made only if a
            // frame has to wait.
            if context.channel.isWritable { return hasLeft(count) }
            // This empty buffer is written after the waiting frame, so its promise tells when the frame has been sent.
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

    /// Sends from a reused buffer. TLS has copied its content when the write returns.
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

    /// Starts a request. If it throws, nothing is sent and nothing waits.
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

    /// Closes the connection once all waiting data is sent, or when the time for that is over.
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
    /// Messages in a namespace without waiting requests are not parsed at all. Otherwise the text is parsed once, as
    /// the expected type of reply. This gives the id and, if the id matches, the answer.
    func matchReply(_ message: CastMessage) {
        // The first waiter is tried separately, since an iteration over all of them would copy the dictionary when one
        // is removed.
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

    /// Returns false if the reader can't read the text.
    private func matchReply(_ text: String, in namespace: Namespace, readBy reader: any AnyPendingReply) -> Bool {
        do throws(WireError) {
            try reader.read(text) { takeOwner(of: $0, in: namespace) }
            return true
        } catch {
            return false
        }
    }

    /// Returns the waiter whose request a reply ends, or nil if it ends none.
    private func takeOwner(of reply: ReplyHead, in namespace: Namespace) -> (any AnyPendingReply)? {
        let key = RequestTable.Key(namespace: namespace, id: reply.requestID)
        guard !reply.isLaunchProgress else {
            _ = requests.progressReceived(key, at: now())
            return nil
        }
        return requests.replyReceived(key) == .completes ? waiting.removeValue(forKey: key) : nil
    }

    /// Ends a request with an error if its reply can't be read by any waiter.
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
    /// Converts an error of the channel to a reason for the end of the connection.
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
