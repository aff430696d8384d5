import CastWire
import NIOCore
import NIOSSL

/// What `CastConnection` asks for, on the event loop.
extension CastChannelHandler {
    /// Writes a frame for which room was reserved.
    func write(_ frame: ByteBuffer) {
        let count = frame.readableBytes
        guard let context, isSending else { return sendBuffer.release(count) }
        context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
        if bytesWaiting(context.channel) == 0 {
            left(count)
        } else {
            // It is rare that the socket does not take a message at once. A promise with each would be six allocations,
            // here and in TLS; nothing that is written behind it has left as soon as it has.
            let written = context.eventLoop.makePromise(of: Void.self)
            written.futureResult.assumeIsolated().whenComplete { [self] _ in left(count) }
            context.writeAndFlush(wrapOutboundOut(ByteBuffer()), promise: written)
        }
        keep(frame)
        if isSending { arm(stuckUntil) }
    }

    private func left(_ count: Int) {
        sendBuffer.release(count)
        if case .flushing = phase, sendBuffer.isEmpty { closeChannel() }
    }

    private var isSending: Bool {
        switch phase {
        case .open, .flushing: true
        case .handshaking, .draining, .ended: false
        }
    }

    func start(_ reply: any AnyPendingReply, frame: ByteBuffer) {
        guard !reply.isCancelled, case .open = phase else {
            sendBuffer.release(frame.readableBytes)
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
        guard !waiting.isEmpty, let text = message.text else { return }
        var tried: [ObjectIdentifier] = []
        while let candidate = waiter(in: message.namespace, besides: tried) {
            do throws(WireError) {
                return try candidate.read(text) { id, isLaunchProgress in
                    owner(RequestTable.Key(namespace: message.namespace, id: id), isLaunchProgress: isLaunchProgress)
                }
            } catch {
                tried.append(candidate.replyType)
            }
        }
        if !tried.isEmpty { failUnreadable(text, namespace: message.namespace) }
    }

    /// One of those who wait for a reply of a type that was not tried yet. It is found before the reply is read, since
    /// what it ends leaves the table.
    private func waiter(in namespace: Namespace, besides tried: [ObjectIdentifier]) -> (any AnyPendingReply)? {
        waiting.values.first { $0.key.namespace == namespace && !tried.contains($0.replyType) }
    }

    private func owner(_ key: RequestTable.Key, isLaunchProgress: Bool) -> (any AnyPendingReply)? {
        guard !isLaunchProgress else {
            _ = requests.progressReceived(key, at: now())
            return nil
        }
        guard requests.replyReceived(key) == .completes else { return nil }
        return waiting.removeValue(forKey: key)
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
