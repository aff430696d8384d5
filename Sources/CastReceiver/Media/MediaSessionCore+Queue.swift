import CastWire

extension MediaSessionCore {
    mutating func handleQueue(_ request: MediaRequest, _ context: RequestContext) -> [MediaAction] {
        switch request {
        case .queueInsert(let insert): queueInsert(insert, context)
        case .queueUpdate(let update): queueUpdate(update, context)
        case .queueRemove(_, let itemIDs): queueRemove(itemIDs, context)
        case .queueReorder(_, let itemIDs, let before): queueReorder(itemIDs, before: before, context)
        case .queueGetItemIDs: [.reply(.queueItemIDs(session?.queue.ids ?? []), to: context.asker)]
        case .queueGetItems(_, let itemIDs): queueItems(itemIDs, context)
        default: []
        }
    }

    private func queueItems(_ itemIDs: [Int], _ context: RequestContext) -> [MediaAction] {
        guard let queue = session?.queue else { return [] }
        let items = itemIDs.compactMap { id in queue.entries.first { $0.id == id }?.item }
        guard !items.isEmpty || itemIDs.isEmpty else { return [refusal(RefusalReason.invalidParameters, context)] }
        return [.reply(.queueItems(items), to: context.asker)]
    }

    private mutating func queueInsert(_ request: QueueInsertRequest, _ context: RequestContext) -> [MediaAction] {
        guard var queue = session?.queue, request.items.allSatisfy(Self.isPlayable) else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        let entries = request.items.map { entry($0, context) }
        guard queue.insert(entries, before: request.insertBefore) == .done else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        session?.queue = queue
        let change = QueueChange(
            changeType: "INSERT", itemIDs: entries.map(\.id), insertBefore: request.insertBefore)
        return [.broadcast(.queueChange(change), except: [])] + queueStatus(context)
    }

    private mutating func queueRemove(_ itemIDs: [Int], _ context: RequestContext) -> [MediaAction] {
        guard let session else { return [] }
        var queue = session.queue
        let outcome = queue.remove(itemIDs)
        let change = MediaAction.broadcast(
            .queueChange(QueueChange(changeType: "REMOVE", itemIDs: itemIDs)), except: [])
        switch outcome {
        case .refused:
            return [refusal(RefusalReason.invalidParameters, context)]
        case .emptied:
            return [change] + stopAll(context)
        case .done:
            self.session?.queue = queue
            return [change] + queueStatus(context)
        case .currentRemoved:
            self.session?.queue = queue
            return [change] + moveTo(queue.currentIndex, answering: context.asker, at: context.now)
        }
    }

    private mutating func stopAll(_ context: RequestContext) -> [MediaAction] {
        guard let session else { return [] }
        return [.player(.stop(session.load))] + end(reason: "CANCELLED", answering: context.asker, at: context.now)
    }

    private mutating func queueReorder(
        _ itemIDs: [Int], before: Int?, _ context: RequestContext
    ) -> [MediaAction] {
        guard var queue = session?.queue, queue.reorder(itemIDs, before: before) == .done else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        session?.queue = queue
        let change = QueueChange(changeType: "UPDATE", itemIDs: queue.ids, insertBefore: before)
        return [.broadcast(.queueChange(change), except: [])] + queueStatus(context)
    }

    /// Moves to another item, or changes how the queue repeats, or both.
    private mutating func queueUpdate(_ request: QueueUpdateRequest, _ context: RequestContext) -> [MediaAction] {
        guard var queue = session?.queue else { return [] }
        if let mode = request.repeatMode {
            guard let known = MediaQueue.RepeatMode(rawValue: mode) else {
                return [refusal(RefusalReason.invalidParameters, context)]
            }
            queue.repeatMode = known
        }
        if context.details.shuffle { queue.shuffle() }
        var target: Int?
        if let itemID = request.currentItemID {
            guard let index = queue.index(of: itemID) else {
                return [refusal(RefusalReason.invalidParameters, context)]
            }
            target = index
        } else if let jump = request.jump {
            guard let index = queue.target(ofJump: jump) else {
                session?.queue = queue
                return finish(answering: context.asker, at: context.now)
            }
            target = index
        }
        session?.queue = queue
        guard let target else { return queueStatus(context) }
        return moveTo(target, startTime: request.currentTime, answering: context.asker, at: context.now)
    }

    /// Beyond the last item: the screen goes idle as if it had been played to its end.
    private mutating func finish(answering asker: MediaAsker, at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session else { return [] }
        return [.player(.stop(session.load))] + end(reason: "FINISHED", answering: asker, at: now)
    }

    /// The status with the items around the current one.
    private func queueStatus(_ context: RequestContext) -> [MediaAction] {
        guard let session else { return [] }
        let status = session.status(at: context.now, includesMedia: false, includesItems: true)
        return [
            .reply(.mediaStatus([status]), to: context.asker),
            .broadcast(.mediaStatus([status]), except: [context.asker.sender]),
        ]
    }
}
