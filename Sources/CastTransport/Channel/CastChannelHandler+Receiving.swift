import CastWire
import NIOCore

/// Messages in: handed on in turns, and paid for.
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
        // A consumer that is behind finds it all in the queue.
        case .draining(let points): points > 0 && pausedUntil == nil
        case .handshaking, .flushing, .ended: false
        }
    }

    private func deliver(_ message: CastMessage, at now: ContinuousClock.Instant) {
        heartbeat.messageReceived(at: now)
        guard message.hasSoundAddresses else {
            // It is for nobody, and costs what it is long. The connection stands: whoever wrote it may mean well.
            return options.logger.trace("a message with an address that is too long was passed over")
        }
        guard message.namespace != .heartbeat else { return answerHeartbeat(message) }
        noteSpeech()
        // Into the queue first: whoever waits for a reply finds all that came before it already queued.
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

    // MARK: What it costs

    /// - Parameter length: as it came, whatever was in it.
    private func pay(forMessage length: Int, taking time: Duration, at now: ContinuousClock.Instant) {
        let points = (allowance?.cost(ofMessage: length) ?? 0) + furtherCost
        furtherCost = 0
        allowance?.took(time, forMessage: length)
        spend(points, taking: time, at: now)
    }

    /// What TLS took of the event loop to read what came in.
    func payForRecords(ofBytes bytes: Int, taking time: Duration) {
        guard case .open = phase, let points = allowance?.cost(ofRecords: bytes, taking: time) else { return }
        if points > 0 { spend(points, taking: .zero, at: now()) }
    }

    private func spend(_ points: Double, taking time: Duration, at now: ContinuousClock.Instant) {
        guard let outcome = allowance?.spend(points, taking: time, at: now) else { return }
        guard case .draining(let left) = phase else { return pauseIfNeeded(outcome) }
        // Who has gone owes nothing any more, but still has turns.
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

    /// What a message makes this side send, to whomever, is paid for by who sent it.
    func charge(messagesToOthers messages: Int, bytes: Int) {
        charge(points: allowance?.cost(ofSending: bytes, toOthers: messages) ?? 0)
    }

    /// With the message that is being handled; at once where it has been handled already.
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

    /// The consumer has caught up.
    func readOn() {
        guard isConsumerBehind else { return }
        isConsumerBehind = false
        goOn()
    }

    private func goOn() {
        guard !isPaused else { return }
        // While nothing was read the peer could not be heard; its silence starts now.
        heartbeat.messageReceived(at: now())
        allowance?.turnBegins()
        deliverAll()
        guard !isPaused, readWasAsked else { return }
        readWasAsked = false
        context?.read()
    }

    // MARK: After the end

    /// What came before the end was said, and is delivered even where the consumer is behind.
    func drain() {
        phase = .draining(points: allowance?.rate.afterTheEnd ?? .infinity)
        sendBuffer.close(.closedByPeer)
        drainOn()
    }

    func drainOn() {
        // The end may come of what a message made this side send.
        guard !isDelivering else { return pause(until: now() + betweenTurns) }
        pausedUntil = nil
        allowance?.turnBegins()
        deliverAll()
        guard case .draining(let points) = phase, pausedUntil == nil || points <= 0 else { return }
        finish(.closedByPeer)
    }
}
