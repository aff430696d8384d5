import CastWire

/// Media messages to all senders, within the device's budget.
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

    /// The message's text, whole or shortened to the budget; nil if it is sent later. A text that exceeds the budget is
    /// not encoded at all.
    private mutating func affordable(
        _ reply: MediaReply, to count: Int, at now: ContinuousClock.Instant
    ) -> String? {
        let queue = media?.session?.queue
        let length = MediaReplyText.length(of: reply, of: queue)
        guard length > NewsBudget.shortText, !news.takes(length * count, at: now) else {
            return texts.text(reply, requestID: 0, of: queue)
        }
        switch reply {
        case .mediaStatus:
            news.held.status = true
            return texts.text(reply, requestID: 0, limit: NewsBudget.shortText, of: queue)
        case .queueChange(let change):
            news.held.add(change)
            return nil
        default: return nil
        }
    }

    /// Removes the statuses that no request caused and that have to wait. The last status of a session is never held
    /// back: there is only one for each request that started something.
    mutating func paced(_ actions: [MediaAction], at now: ContinuousClock.Instant) -> [MediaAction] {
        actions.filter { action in
            guard case .broadcast(.mediaStatus(let updates), let answered) = action, answered.isEmpty,
                let update = updates.first, update.idleReason == nil
            else { return true }
            let status = StatusPace.Held(
                sessionID: update.mediaSessionID, includesMedia: update.media != nil,
                includesItems: update.items != nil)
            return statusPace.told(status, at: now) == .tell
        }
    }

    mutating func tellHeldStatus(at now: ContinuousClock.Instant) -> [DeviceAction] {
        guard let deadline = statusPace.deadline, now >= deadline, let held = statusPace.due(at: now),
            let session = media?.session, session.id == held.sessionID
        else { return [] }
        let status = session.status(
            at: now, includesMedia: held.includesMedia, includesItems: held.includesItems)
        return broadcast(.mediaStatus([status]), except: [], at: now)
    }

    /// Sends the messages that were held back, with the current state.
    mutating func tellHeldNews(at now: ContinuousClock.Instant) -> [DeviceAction] {
        guard let deadline = news.deadline, now >= deadline else { return [] }
        let held = news.held
        news.held = NewsBudget.Held()
        var told: [MediaReply] = []
        if held.order, let order = media?.queueOrder { told.append(order) }
        if let changed = media?.changedItems(held.changed) { told.append(changed) }
        if held.status, let status = media?.wholeStatus(at: now) { told.append(status) }
        return told.flatMap { broadcast($0, except: [], at: now) }
    }
}

extension NewsBudget.Held {
    fileprivate mutating func add(_ change: QueueChange) {
        // A sender that learns of a new order asks for the items that it does not have. It can't know which known items
        // have changed, so those ids are kept.
        if change.changeType == "ITEMS_CHANGE" { changed.add(change.itemIDs) } else { order = true }
    }
}

extension MediaSessionCore {
    /// The queue's order, with the number of its last change; nil without media.
    fileprivate var queueOrder: MediaReply? {
        session.map {
            .queueChange(
                QueueChange(changeType: "UPDATE", itemIDs: $0.queue.ids, sequenceNumber: $0.queue.sequenceNumber))
        }
    }

    /// The changed items in their order; nil if there are none, or none of them is left.
    fileprivate func changedItems(_ changed: NewsBudget.ChangedItems) -> MediaReply? {
        guard !changed.isEmpty, let queue = session?.queue else { return nil }
        let ids = queue.ids.filter(changed.contains)
        guard !ids.isEmpty else { return nil }
        return .queueChange(
            QueueChange(changeType: "ITEMS_CHANGE", itemIDs: ids, sequenceNumber: queue.sequenceNumber))
    }

    fileprivate func wholeStatus(at now: ContinuousClock.Instant) -> MediaReply? {
        session.map { .mediaStatus([$0.status(at: now, includesMedia: true, includesItems: true)]) }
    }
}
