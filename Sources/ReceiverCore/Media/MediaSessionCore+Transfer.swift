package import CastWire

/// Leaving for another device, and coming from one.
///
/// What goes over is Google's SessionState: the load that brings about what is now. It has no place for volume, so
/// `customData.streamVolume` has the stream's ({level, muted}). Of a long queue as many items around the current one go
/// as fit into one message. Credentials go to no sender: the device can't tell whether it is the one that brought them.
extension MediaSessionCore {
    /// What a session state may take as text, so that RESUME_SESSION fits into a frame with it.
    static let maximumStateLength = 60_000

    /// All that another device needs to go on; nil without media.
    package func sessionState(at now: ContinuousClock.Instant) -> SessionState? {
        guard let session else { return nil }
        var load = LoadRequest(media: session.media)
        load.autoplay = session.wantsPlay
        load.currentTime = session.duration == nil && session.media?.streamType == .live
            ? nil : session.position(at: now)
        load.playbackRate = session.anchor.rate
        load.activeTrackIDs = session.activeTrackIDs
        let volume: JSONValue = [
            "level": .number(session.volume.level ?? 1), "muted": .bool(session.volume.muted ?? false),
        ]
        var state = SessionState(loadRequestData: load, customData: ["streamVolume": volume])
        // One item is told by its media alone.
        let used = session.storedLength
        if used <= Self.maximumStateLength, session.queue.entries.count > 1 {
            state.loadRequestData?.queueData = session.storedQueue(room: Self.maximumStateLength - used)
        }
        return state
    }

    func storeReceived(_ context: RequestContext) -> [MediaAction] {
        guard let session, session.storedLength <= MediaReplyText.limit,
            let state = sessionState(at: context.now)
        else { return [refusal(RefusalReason.invalidParameters, context)] }
        return [.reply(.sessionState(state), to: context.asker)]
    }

    mutating func resumeReceived(_ request: ResumeSessionRequest, _ context: RequestContext) -> [MediaAction] {
        guard var load = request.sessionState?.loadRequestData else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        if var data = load.queueData, let items = data.items, items.indices.contains(data.startIndex ?? 0) {
            let start = data.startIndex ?? 0
            data.items?[start].activeTrackIDs = load.activeTrackIDs
            load.queueData = data
        }
        let before = streamVolume
        if let told = request.sessionState?.customData?["streamVolume"] {
            let level = told["level"]?.doubleValue.flatMap(WireNumber.level)
            streamVolume = VolumeChange(
                level: level ?? streamVolume.level, muted: told["muted"]?.boolValue ?? streamVolume.muted)
        }
        let actions = loadReceived(load, context)
        if case .reply(.invalidRequest, _)? = actions.first { streamVolume = before }
        return actions
    }

    /// Goes on where another device was, for nobody in particular.
    package mutating func resume(
        _ state: SessionState, senderIsLoopback: Bool, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        let nobody = SenderAddress(connection: ConnectionID(rawValue: 0), senderID: "")
        let context = RequestContext(
            asker: MediaAsker(sender: nobody, requestID: 0), senderIsLoopback: senderIsLoopback,
            details: MediaRequestDetails(), now: now)
        let actions = resumeReceived(ResumeSessionRequest(sessionState: state), context)
        if case .loading(_, let since) = session?.phase { session?.phase = .loading(asker: nil, since: since) }
        noteActivity(at: now)
        return actions.filter { action in
            if case .reply(_, let asker) = action { asker.sender != nobody } else { true }
        }
    }

    /// Whether all that another device would take over was named by senders on this machine: items of others beside
    /// it are not to get their right.
    package var isAllOfLoopback: Bool { session?.queue.entries.allSatisfy(\.senderIsLoopback) ?? false }
}

extension MediaSession {
    /// Of a stored session, what is neither media, tracks nor queue.
    private static let storedEnvelope = 600

    /// Bytes of its state without a queue, at most.
    fileprivate var storedLength: Int {
        Self.storedEnvelope + MediaReplyText.length(of: activeTrackIDs)
            + MediaReplyText.member("media", of: queue.current.textSize.media)
    }

    /// The current item and those around it, by turns from behind and from before it, as far as there is room.
    ///
    /// Nil where there is no room for the current item.
    ///
    /// - Parameter room: what it may take as text, in bytes.
    fileprivate func storedQueue(room: Int) -> MediaQueueData? {
        var data = queue.description
        data.startIndex = queue.entries.count
        data.startTime = nil
        data.repeatMode = MediaRepeatMode(wire: queue.repeatMode.rawValue)
        data.items = []
        // Of the member's name in the load.
        var rest = room - queue.descriptionTextSize - 60
        func takes(_ index: Int) -> Bool {
            guard queue.entries.indices.contains(index), rest > queue.entries[index].textSize.item else { return false }
            rest -= queue.entries[index].textSize.item + 1
            return true
        }
        var first = queue.currentIndex
        var last = first
        guard takes(first) else { return nil }
        var goesOn = true, goesBack = true
        while goesOn || goesBack {
            goesOn = goesOn && takes(last + 1)
            if goesOn { last += 1 }
            goesBack = goesBack && takes(first - 1)
            if goesBack { first -= 1 }
        }
        data.items = (first...last).map(stored)
        data.startIndex = queue.currentIndex - first
        return data
    }

    private func stored(_ index: Int) -> QueueItem {
        var item = queue.entries[index].item
        item.itemID = nil
        return item
    }
}
