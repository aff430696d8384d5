import CastWire
import NIOCore

/// Incoming messages: delivery in time slices, and their cost.
extension CastChannelHandler {
    func deliverAll() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        var began = now()
        do {
            while mayDeliver {
                let length = decoder.nextFrameLength ?? 0
                if let wait = allowance?.wait(forMessage: length, at: began) { return pause(until: began + wait) }
                guard let message = try decoder.next() else { return }
                deliver(message, at: began)
                let ended = now()
                pay(forMessage: length, taking: ended - began, at: ended)
                began = ended
            }
        } catch {
            end(
                TransportError(
                    .malformed, "the other side does not speak Cast: \(error.description)", underlying: error))
        }
    }

    private var mayDeliver: Bool {
        switch phase {
        case .open: !isPaused
        // If the consumer is slow, it finds all messages in the queue.
        case .draining(let points): points > 0 && pausedUntil == nil
        case .handshaking, .flushing, .ended: false
        }
    }

    private func deliver(_ message: CastMessage, at now: ContinuousClock.Instant) {
        heartbeat.messageReceived(at: now)
        guard message.hasSoundAddresses else {
            // Nobody can receive the message, but it costs as much as its length. The connection stays open, since the
            // sender may mean no harm.
            return options.logger.trace("a message with an address that is too long was passed over")
        }
        guard message.namespace != .heartbeat else { return answerHeartbeat(message) }
        noteSpeech()
        // The queue comes first, so that a caller that waits for a reply finds all earlier messages already queued.
        if let sink {
            sink.receive(message)
        } else if queue?.put(message) == .full {
            isConsumerBehind = true
        }
        matchReply(message)
    }

    private func noteSpeech() {
        guard silentUntil != nil else { return }
        silentUntil = nil
        guest?.spoke()
    }

    private func answerHeartbeat(_ message: CastMessage) {
        guard let text = message.text, let envelope = try? Envelope<HeartbeatMessage>(text: text),
            envelope.body == .ping
        else { return }
        sendHeartbeat(HeartbeatMessage.pongText, from: message.destinationID, to: message.sourceID)
    }

    // MARK: Cost of messages

    /// - Parameter length: the length as it arrived, whatever the message contained.
    private func pay(forMessage length: Int, taking time: Duration, at now: ContinuousClock.Instant) {
        let points = (allowance?.cost(ofMessage: length) ?? 0) + furtherCost
        furtherCost = 0
        allowance?.took(time, forMessage: length)
        spend(points, taking: time, at: now)
    }

    /// Charges the time that TLS has used on the event loop for reading.
    func payForRecords(ofBytes bytes: Int, taking time: Duration) {
        guard case .open = phase, let points = allowance?.cost(ofRecords: bytes, taking: time) else { return }
        if points > 0 { spend(points, taking: .zero, at: now()) }
    }

    private func spend(_ points: Double, taking time: Duration, at now: ContinuousClock.Instant) {
        guard let outcome = allowance?.spend(points, taking: time, at: now) else { return }
        guard case .draining(let left) = phase else { return pauseIfNeeded(outcome) }
        // After the connection's end there are no debts, but still time slices.
        phase = .draining(points: left - points)
        if allowance?.isTurnOver == true { pause(until: now + betweenTurns) }
    }

    private var betweenTurns: Duration { allowance?.rate.betweenTurns ?? .zero }

    private func pauseIfNeeded(_ outcome: MessageAllowance.Outcome?) {
        guard case .pause(let until)? = outcome else { return }
        pause(until: until)
    }

    private func pause(until: ContinuousClock.Instant) {
        pausedUntil = until
        arm(until)
    }

    /// Charges the sender of a message for what this side sends to anybody because of it.
    func charge(messagesToOthers messages: Int, bytes: Int) {
        charge(points: allowance?.cost(ofSending: bytes, toOthers: messages) ?? 0)
    }

    /// Adds the points to the cost of the message that is being handled, or charges them at once if it has been
    /// handled.
    func charge(points: Double) {
        if isDelivering {
            furtherCost += points
        } else if case .open = phase {
            spend(points, taking: .zero, at: now())
        }
    }

    func paymentIsDue(at now: ContinuousClock.Instant) {
        guard let pausedUntil, now >= pausedUntil else { return }
        self.pausedUntil = nil
        pauseIfNeeded(allowance?.settle(at: now))
        goOn()
    }

    /// Goes on reading, because the consumer has caught up.
    func readOn() {
        guard isConsumerBehind else { return }
        isConsumerBehind = false
        goOn()
    }

    private func goOn() {
        guard !isPaused else { return }
        // While nothing was read, the peer could not be heard. The time of its silence starts now.
        heartbeat.messageReceived(at: now())
        allowance?.turnBegins()
        deliverAll()
        guard !isPaused, readWasAsked else { return }
        readWasAsked = false
        context?.read()
    }

    // MARK: After the end

    /// Delivers the messages that came before the end, even if the consumer is slow.
    func drain() {
        phase = .draining(points: allowance?.rate.afterTheEnd ?? .infinity)
        sendBuffer.close(.closedByPeer)
        drainOn()
    }

    func drainOn() {
        // The connection may have ended because of a message that this side sent for an incoming one.
        guard !isDelivering else { return pause(until: now() + betweenTurns) }
        pausedUntil = nil
        allowance?.turnBegins()
        deliverAll()
        guard case .draining(let points) = phase, pausedUntil == nil || points <= 0 else { return }
        finish(.closedByPeer)
    }
}
