import CastWire

/// Handling of messages from the application's player.
extension SessionCore {
    mutating func playerSaid(_ message: CastMessage, at now: ContinuousClock.Instant) -> [SessionAction] {
        guard let application = receiver.application, application.transportID == message.sourceID else { return [] }
        guard let envelope = Envelope<MediaReply>(of: message) else { return unreadable(message) }
        let id = envelope.requestID
        switch envelope.body {
        case .mediaStatus(let updates): return playerStatusCame(updates, requestID: id, at: now)
        case .loadFailed(let failure): return playerRefused(requestID: id, .loadFailed(failure))
        case .loadCancelled: return playerRefused(requestID: id, .loadCancelled)
        case .invalidPlayerState(let failure): return playerRefused(requestID: id, .invalidPlayerState(failure))
        case .invalidRequest(let failure): return playerRefused(requestID: id, .mediaRequestRefused(failure))
        case .error(let failure):
            let answered = playerRefused(requestID: id, .mediaError(failure))
            return answered.isEmpty && phase == .established ? [.tell(.mediaFailed(.mediaError(failure)))] : answered
        case .queueChange(let change): return queueTold(.changed(change), requestID: id)
        case .queueItemIDs(let ids): return queueTold(.itemIDs(ids), requestID: id)
        case .queueItems(let items): return queueTold(.items(items), requestID: id)
        case .sessionState: return sessionStateCame(message, requestID: id)
        case .other: return unreadable(message, answering: id)
        }
    }

    private mutating func queueTold(_ news: QueueNews, requestID: Int) -> [SessionAction] {
        guard phase == .established else { return [] }
        let entry = pending.reply(namespace: .media, id: requestID)
        let told = SessionAction.tell(.queueTold(news, requestID: entry?.id ?? 0))
        guard let entry else { return [told] }
        let answered = entry.id == player.requestID ? playerAnswered(.unexpectedAnswer) : []
        return answered + [told, .tell(.requestEnded(id: entry.id, nil))]
    }

    private mutating func playerStatusCame(
        _ updates: [MediaStatusUpdate], requestID: Int, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        let change = media.apply(updates, at: now)
        let entry = pending.reply(namespace: .media, id: requestID)
        if phase == .openingMedia { return entry == nil ? [] : playerAnswered(nil) }
        guard phase == .established || isStopping else { return [] }
        var actions: [SessionAction] = change.statusChanged ? [.tell(.mediaChanged(media, change))] : []
        if let entry {
            if entry.id == player.requestID { actions += playerAnswered(nil) }
            actions.append(.tell(.requestEnded(id: entry.id, failure(of: entry))))
        }
        return actions
    }

    /// Returns an error if a load is answered with a player that stopped because of an error, whatever the type of
    /// answer.
    private func failure(of entry: PendingRequests.Entry) -> CastError? {
        guard entry.kind == .load, media.status?.playerState == .idle, media.status?.idleReason == .error else {
            return nil
        }
        return .loadFailed(MediaFailure())
    }

    mutating func playerRefused(requestID: Int, _ error: CastError) -> [SessionAction] {
        guard let entry = pending.reply(namespace: .media, id: requestID) else { return [] }
        return entry.id == player.requestID ? playerAnswered(error) : [.tell(.requestEnded(id: entry.id, error))]
    }

    /// Handles the answer with the application's stored session.
    mutating func sessionStateCame(_ message: CastMessage, requestID: Int) -> [SessionAction] {
        guard let text = message.text, let envelope = try? Envelope<SessionTransferMessage>(text: text),
            case .sessionState(let state) = envelope.body,
            let asked = pending.entry(namespace: .media, id: requestID)
        else { return [] }
        // Only such a request takes the stored session. Each one may be as long as a message can be.
        guard asked.kind == .storeSession else { return playerRefused(requestID: requestID, .unexpectedAnswer) }
        guard let entry = pending.reply(namespace: .media, id: requestID) else { return [] }
        return [.tell(.sessionStateCame(state, requestID: entry.id)), .tell(.requestEnded(id: entry.id, nil))]
    }
}
