import CastWire

extension MediaSessionCore {
    /// Sends the current status to everybody except the excluded senders.
    func statusBroadcast(
        except excluded: Set<SenderAddress> = [], includesMedia: Bool = false, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let session else { return [] }
        let status = session.status(at: now, includesMedia: includesMedia, includesItems: includesMedia)
        return [.broadcast(.mediaStatus([status]), except: excluded)]
    }

    /// Answers the asker with the current status under its request id, and sends it to all others.
    func statusToAll(
        answering asker: MediaAsker?, includesMedia: Bool = false, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let session else { return [] }
        guard let asker else { return statusBroadcast(includesMedia: includesMedia, at: now) }
        let status = session.status(at: now, includesMedia: includesMedia, includesItems: includesMedia)
        return [.reply(.mediaStatus([status]), to: asker)]
            + statusBroadcast(except: [asker.sender], includesMedia: includesMedia, at: now)
    }

    /// Answers the requests that the screen has now confirmed, and sends the same status to all others.
    mutating func confirm(
        at now: ContinuousClock.Instant, _ isMeant: (PendingAnswers.Confirmation) -> Bool
    ) -> [MediaAction] {
        give(session?.pending.confirmed(isMeant) ?? [], at: now)
    }

    /// Answers the requests that the screen has not confirmed in time.
    mutating func answerOverdue(at now: ContinuousClock.Instant) -> [MediaAction] {
        give(session?.pending.overdue(at: now) ?? [], at: now)
    }

    private func give(_ answers: [PendingAnswers.Answer], at now: ContinuousClock.Instant) -> [MediaAction] {
        guard let session, !answers.isEmpty else { return [] }
        // A style is part of the media object. Senders get it even if it is the same as before.
        let includesMedia = answers.contains { $0.confirmation == .style }
        let status = session.status(at: now, includesMedia: includesMedia, includesItems: false)
        let senders = Set(answers.map(\.asker.sender))
        return answers.map { .reply(.mediaStatus([status]), to: $0.asker) }
            + [.broadcast(.mediaStatus([status]), except: senders)]
    }

    /// Makes the asker wait for the screen's confirmation. While an item loads, the screen confirms nothing, so the
    /// answer is sent at once.
    mutating func answer(
        _ context: RequestContext, once confirmation: PendingAnswers.Confirmation
    ) -> [MediaAction] {
        guard let session, session.isConfirming(confirmation),
            self.session?.pending.asked(by: context.asker, once: confirmation, at: context.now) == .waits
        else { return statusToAll(answering: context.asker, includesMedia: confirmation == .style, at: context.now) }
        return []
    }

    /// Ends the session and answers all waiting requests with its last status.
    mutating func end(
        reason: MediaPlayerIdleReason, answering asker: MediaAsker? = nil, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let ended = session else { return [] }
        session = nil
        noteActivity(at: now)
        let status = MediaReply.mediaStatus([ended.finalStatus(reason: reason, at: now)])
        var actions: [MediaAction] = []
        if case .loading(let loader?, _) = ended.phase {
            actions.append(.reply(.loadCancelled(itemID: ended.queue.current.id), to: loader))
        }
        let answered = ended.pending.askers + [asker].compactMap { $0 }
        actions += answered.map { .reply(status, to: $0) }
        return actions + [.broadcast(status, except: Set(answered.map(\.sender)))]
    }
}

extension MediaSession {
    /// Whether the screen shows something to which the command applies.
    func isConfirming(_ confirmation: PendingAnswers.Confirmation) -> Bool {
        guard phase == .active else { return false }
        guard let ad else { return true }
        switch confirmation {
        case .playing, .paused, .volume: return ad.loadingSince == nil
        case .tracks, .style, .rate: return false
        }
    }
}
