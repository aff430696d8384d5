import CastWire

extension MediaSessionCore {
    /// The charge for a walk over the queue, in bytes per item: reordering ten thousand items takes a millisecond,
    /// reading them a fifth of that.
    private static let editedItem = 12, readItem = 2

    mutating func handleQueue(_ request: MediaRequest, _ context: RequestContext) -> [MediaAction] {
        let before = session?.queue.entries.count ?? 0
        let actions = done(request, context)
        let items = max(before, session?.queue.entries.count ?? 0)
        var cost = Self.editedItem
        switch request {
        case .queueGetItemIDs, .queueGetItems: cost = Self.readItem
        default: break
        }
        return actions + [.work(bytes: items * cost, for: context.asker.sender)]
    }

    private mutating func done(_ request: MediaRequest, _ context: RequestContext) -> [MediaAction] {
        switch request {
        case .queueInsert(let insert): queueInsert(insert, context)
        case .queueUpdate(let update): queueUpdate(update, context)
        case .queueRemove(_, let itemIDs, _): queueRemove(itemIDs, context)
        case .queueReorder(_, let itemIDs, let before, _): queueReorder(itemIDs, before: before, context)
        case .queueGetItemIDs: [.reply(.queueItemIDs(session?.queue.ids ?? []), to: context.asker)]
        case .queueGetItems(_, let itemIDs): queueItems(itemIDs, context)
        default: []
        }
    }

    /// Answers with the requested items, each once, as many from the first on as fit into one message. The sender asks
    /// again for the missing ones. Senders ask for about twenty at a time.
    private func queueItems(_ itemIDs: [Int], _ context: RequestContext) -> [MediaAction] {
        guard let queue = session?.queue else { return [] }
        var room = MediaReplyText.limit - MediaReplyText.itemsEnvelope
        var items: [QueueItem] = []
        for entry in queue.entries(named: itemIDs) {
            room -= entry.textSize.item + 1
            guard room >= 0 else { break }
            items.append(entry.item)
        }
        guard !items.isEmpty || itemIDs.isEmpty else { return [refusal(RefusalReason.invalidParameters, context)] }
        return [.reply(.queueItems(items), to: context.asker)]
    }

    private mutating func queueInsert(_ request: QueueInsertRequest, _ context: RequestContext) -> [MediaAction] {
        let index = request.currentItemIndex
        guard var queue = session?.queue, !request.items.isEmpty, request.items.allSatisfy(Self.isPlayable),
            index == nil || request.currentItemID == nil, index.map(request.items.indices.contains) != false,
            request.currentItemID.map(queue.contains) != false
        else { return [refusal(RefusalReason.invalidParameters, context)] }
        let entries = request.items.map { entry($0, context) }
        guard queue.insert(entries, before: request.insertBefore) == .done else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        let before = request.insertBefore.flatMap { queue.contains($0) ? $0 : nil }
        let change = told(QueueChange(changeType: "INSERT", itemIDs: entries.map(\.id), insertBefore: before), &queue)
        session?.queue = queue
        guard let target = request.currentItemID ?? index.map({ entries[$0].id }), let place = queue.index(of: target)
        else { return [change] + queueStatus(context) }
        return [change] + moveTo(place, startTime: request.currentTime, answering: context.asker, at: context.now)
    }

    private mutating func queueRemove(_ itemIDs: [Int], _ context: RequestContext) -> [MediaAction] {
        guard let session else { return [] }
        var queue = session.queue
        let outcome = queue.remove(itemIDs)
        guard outcome != .refused else { return [refusal(RefusalReason.invalidParameters, context)] }
        let change = told(QueueChange(changeType: "REMOVE", itemIDs: itemIDs.eachOnce), &queue)
        switch outcome {
        case .emptied: return [change] + stopAll(context)
        case .currentRemoved:
            self.session?.queue = queue
            return [change] + moveTo(queue.currentIndex, answering: context.asker, at: context.now)
        case .done, .refused:
            self.session?.queue = queue
            return [change] + queueStatus(context)
        }
    }

    private mutating func stopAll(_ context: RequestContext) -> [MediaAction] {
        guard let session else { return [] }
        return [.player(.stop(session.load))] + end(reason: .cancelled, answering: context.asker, at: context.now)
    }

    private mutating func queueReorder(
        _ itemIDs: [Int], before: Int?, _ context: RequestContext
    ) -> [MediaAction] {
        guard var queue = session?.queue, queue.reorder(itemIDs, before: before) == .done else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        let change = told(
            QueueChange(changeType: "UPDATE", itemIDs: queue.ids, insertBefore: before, reorderItemIDs: itemIDs),
            &queue)
        session?.queue = queue
        return [change] + queueStatus(context)
    }

    /// Changes the current item, items, their order or the repeat mode, or several of these.
    private mutating func queueUpdate(_ request: QueueUpdateRequest, _ context: RequestContext) -> [MediaAction] {
        guard var queue = session?.queue else { return [] }
        guard request.sequenceNumber == nil || request.sequenceNumber == queue.sequenceNumber else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        if let mode = request.repeatMode {
            guard let known = MediaQueue.RepeatMode(rawValue: mode) else {
                return [refusal(RefusalReason.invalidParameters, context)]
            }
            queue.repeatMode = known
        }
        var changes: [MediaAction] = []
        if let items = request.items {
            guard items.allSatisfy(Self.isWithinLimits),
                queue.update(items, senderIsLoopback: context.senderIsLoopback) == .done
            else {
                return [refusal(RefusalReason.invalidParameters, context)]
            }
            let ids = items.compactMap(\.itemID).eachOnce
            changes.append(told(QueueChange(changeType: "ITEMS_CHANGE", itemIDs: ids), &queue))
        }
        var isReshuffled = request.shuffle == true
        if isReshuffled { queue.shuffle() }
        var target: Int?
        if let itemID = request.currentItemID {
            guard let index = queue.index(of: itemID) else {
                return [refusal(RefusalReason.invalidParameters, context)]
            }
            target = index
        } else if let jump = request.jump {
            guard let found = queue.target(ofJump: jump) else {
                session?.queue = queue
                return changes + finish(answering: context.asker, at: context.now)
            }
            target = found.index
            isReshuffled = isReshuffled || found.isReshuffled
        }
        if isReshuffled { changes.append(newOrder(of: &queue)) }
        session?.queue = queue
        guard let target else { return changes + queueStatus(context) }
        return changes + moveTo(target, startTime: request.currentTime, answering: context.asker, at: context.now)
    }

    /// The change for all senders, with the next sequence number.
    private func told(_ change: QueueChange, _ queue: inout MediaQueue) -> MediaAction {
        var numbered = change
        numbered.sequenceNumber = queue.noteChange()
        return .broadcast(.queueChange(numbered), except: [])
    }

    func newOrder(of queue: inout MediaQueue) -> MediaAction {
        told(QueueChange(changeType: "UPDATE", itemIDs: queue.ids), &queue)
    }

    /// The current item has reached its end.
    mutating func goOn(
        answering asker: MediaAsker? = nil, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard var queue = session?.queue, let next = queue.targetAfterEnd() else {
            return end(reason: .finished, answering: asker, at: now)
        }
        let change = next.isReshuffled ? [newOrder(of: &queue)] : []
        session?.queue = queue
        return change + moveTo(next.index, answering: asker, at: now)
    }

    /// A jump beyond the last item: the session ends as if that item had been played to its end.
    private mutating func finish(answering asker: MediaAsker, at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session else { return [] }
        return [.player(.stop(session.load))] + end(reason: .finished, answering: asker, at: now)
    }

    /// Sends the status with the items around the current one.
    private func queueStatus(_ context: RequestContext) -> [MediaAction] {
        guard let session else { return [] }
        let status = session.status(at: context.now, includesMedia: false, includesItems: true)
        return [
            .reply(.mediaStatus([status]), to: context.asker),
            .broadcast(.mediaStatus([status]), except: [context.asker.sender]),
        ]
    }
}
