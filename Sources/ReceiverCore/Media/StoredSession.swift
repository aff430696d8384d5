import CastWire

/// What another device gets to go on: Google's SessionState, which is a load that restores the current state.
///
/// SessionState has no field for the volume, so `customData.streamVolume` holds the stream's volume ({level, muted}).
/// Of a long queue it holds as many items around the current one as fit into a message. It contains no credentials,
/// because the device can't tell whether a sender is the one that supplied them.
struct StoredSession: Equatable, Sendable {
    /// The largest size of its text in bytes, so that a RESUME_SESSION with it fits into a frame.
    static let maximumLength = 60_000

    let state: SessionState

    /// A state that another device stored.
    init(_ state: SessionState) { self.state = state }

    init(of session: MediaSession, at now: ContinuousClock.Instant) {
        var load = LoadRequest(media: session.media)
        load.autoplay = session.wantsPlay
        load.currentTime = session.duration == nil && session.media?.streamType == .live
            ? nil : session.position(at: now)
        load.playbackRate = session.anchor.rate
        load.activeTrackIDs = session.activeTrackIDs
        // A single item is described by its media alone.
        let used = session.storedLength
        if used <= Self.maximumLength, session.queue.entries.count > 1 {
            load.queueData = session.storedQueue(room: Self.maximumLength - used)
        }
        let volume: JSONValue = [
            "level": .number(session.volume.level ?? 1), "muted": .bool(session.volume.muted ?? false),
        ]
        state = SessionState(loadRequestData: load, customData: ["streamVolume": volume])
    }

    /// Whether the session fits into a message without its queue.
    static func canHold(_ session: MediaSession) -> Bool { session.storedLength <= MediaReplyText.limit }

    /// The load with which to go on; nil if the state has none.
    var load: LoadRequest? {
        guard var load = state.loadRequestData else { return nil }
        if var data = load.queueData, let items = data.items, items.indices.contains(data.startIndex ?? 0) {
            let start = data.startIndex ?? 0
            data.items?[start].activeTrackIDs = load.activeTrackIDs
            load.queueData = data
        }
        return load
    }

    /// The stream's volume to go on with; `before` supplies what the state does not contain.
    func streamVolume(before: VolumeChange) -> VolumeChange {
        guard let told = state.customData?["streamVolume"] else { return before }
        let level = told["level"]?.doubleValue.flatMap(WireNumber.level)
        return VolumeChange(level: level ?? before.level, muted: told["muted"]?.boolValue ?? before.muted)
    }
}

extension MediaSession {
    /// Bytes of a stored session that are neither media, tracks nor queue.
    private static let storedEnvelope = 600

    /// The largest size of the session's state without a queue, in bytes.
    fileprivate var storedLength: Int {
        Self.storedEnvelope + MediaReplyText.length(of: activeTrackIDs)
            + MediaReplyText.member("media", of: queue.current.textSize.media)
    }

    /// The current item and those around it, alternately after and before it, as long as there is room. Nil if there is
    /// no room for the current item.
    ///
    /// - Parameter room: The bytes that its text may have.
    fileprivate func storedQueue(room: Int) -> MediaQueueData? {
        var data = queue.description
        data.startIndex = queue.entries.count
        data.startTime = nil
        data.repeatMode = MediaRepeatMode(wire: queue.repeatMode.rawValue)
        data.items = []
        // 60 bytes are for the member's name in the load.
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
