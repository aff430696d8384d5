import CastStreaming
import CastWire

/// Offers that wait for a page, and mirroring whose page was closed.
extension ReceiverDevice {
    /// Holds an offer back while no page is open. Returns nil if the message need not wait: it is no offer, or a page
    /// is open.
    mutating func waitForPage(
        _ text: String, from sender: SenderAddress, at now: ContinuousClock.Instant
    ) -> [DeviceAction]? {
        guard pageWait.isMissing, let transport = platform.running?.transportID,
            case .offer(let sequence, _) = try? CastStreamingMessage(text: text)
        else { return nil }
        let offer = PageWait.Offer(
            text: text, sequence: sequence, sender: sender, transport: transport, deadline: now + PageWait.limit)
        let isFirst = !pageWait.isWaiting
        guard pageWait.add(offer) else { return refuse(offer, at: now) }
        return isFirst ? [.event(.pageMissing)] : []
    }

    mutating func pageReported(isOpen: Bool, at now: ContinuousClock.Instant) -> [DeviceAction] {
        var actions: [DeviceAction] = []
        for offer in pageWait.pageIs(open: isOpen, at: now) where isThere(offer) {
            let taken = mirroring?.messageReceived(offer.text, from: offer.sender, at: now) ?? []
            actions += perform(taken, at: now)
        }
        return actions
    }

    var pageDeadline: ContinuousClock.Instant? {
        let closed = mirroring?.current == nil ? nil : pageWait.closedDeadline
        return pageWait.nextDeadline.earlier(closed)
    }

    mutating func pageDeadlinePassed(at now: ContinuousClock.Instant) -> [DeviceAction] {
        var actions: [DeviceAction] = []
        if mirroring?.current != nil, let closed = pageWait.closedDeadline, closed <= now {
            actions += perform([.endApplication(reason: "The receiver's page was closed.")], at: now)
        }
        for offer in pageWait.expired(at: now) where isThere(offer) { actions += refuse(offer, at: now) }
        return actions
    }

    private func isThere(_ offer: PageWait.Offer) -> Bool {
        platform.running?.transportID == offer.transport
            && platform.connections.isConnected(offer.sender, to: offer.transport)
    }

    /// Refuses an offer. The sentence leaves out the page's address, which is a secret between the receiver and the
    /// person who runs it.
    private mutating func refuse(_ offer: PageWait.Offer, at now: ContinuousClock.Instant) -> [DeviceAction] {
        let error = NegotiationError(
            .screenMissing,
            "no screen is open: open this receiver's page in a browser (its output tells the address), then try again")
        let message = CastStreamingMessage.answer(sequenceNumber: offer.sequence, .error(error))
        let said: DeviceAction = .log("an offer was refused: \(error.description)")
        do {
            return perform([.reply(try message.text(), to: offer.sender)], at: now) + [said]
        } catch {
            return [said, .log("an answer could not be written: \(error)")]
        }
    }
}
