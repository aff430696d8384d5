import CastWire

/// What the media player tells everybody, within the device's budget for news.
extension ReceiverDevice {
    mutating func broadcast(
        _ reply: MediaReply, except excluded: Set<SenderAddress>, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        guard let transport = platform.running?.transportID else { return [] }
        let audience = platform.connections.audience(of: transport, except: excluded)
        guard !audience.isEmpty, let text = affordable(reply, to: audience.count, at: now) else {
            return event(of: reply)
        }
        return audience.map { send(text, to: $0) } + event(of: reply)
    }

    /// The text as it is, or as short as the budget wants it; nil where it is told later.
    private mutating func affordable(
        _ reply: MediaReply, to count: Int, at now: ContinuousClock.Instant
    ) -> String? {
        guard let text = MediaReplyText.text(reply, requestID: 0) else { return nil }
        let isShort = text.utf8.count <= NewsBudget.shortText
        guard !isShort, !news.takes(text.utf8.count * count, at: now) else { return text }
        switch reply {
        case .mediaStatus:
            news.held.status = true
            return MediaReplyText.text(reply, requestID: 0, limit: NewsBudget.shortText)
        case .queueChange:
            news.held.order = true
            return nil
        default: return text
        }
    }

    /// What was held back, as things are by now.
    mutating func tellHeldNews(at now: ContinuousClock.Instant) -> [DeviceAction] {
        guard let deadline = news.deadline, now >= deadline else { return [] }
        let held = news.held
        news.held = NewsBudget.Held()
        var told: [MediaReply] = []
        if held.order, let order = media?.queueOrder { told.append(order) }
        if held.status, let status = media?.wholeStatus(at: now) { told.append(status) }
        return told.flatMap { broadcast($0, except: [], at: now) }
    }
}

extension MediaSessionCore {
    /// The queue's order under the number of its last change; nil without media.
    fileprivate var queueOrder: MediaReply? {
        session.map {
            .queueChange(
                QueueChange(changeType: "UPDATE", itemIDs: $0.queue.ids, sequenceNumber: $0.queue.sequenceNumber))
        }
    }

    fileprivate func wholeStatus(at now: ContinuousClock.Instant) -> MediaReply? {
        session.map { .mediaStatus([$0.status(at: now, includesMedia: true, includesItems: true)]) }
    }
}
