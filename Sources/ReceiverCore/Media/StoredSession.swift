import CastWire

/// What goes over to another device: Google's SessionState, which is the load that brings about what is now.
///
/// It has no place for volume, so `customData.streamVolume` has the stream's ({level, muted}). Of a long queue as many
/// items around the current one go as fit into one message. Credentials go to no sender: the device can't tell whether
/// it is the one that brought them.
struct StoredSession: Equatable, Sendable {
    /// What it may take as text, so that RESUME_SESSION fits into a frame with it.
    static let maximumLength = 60_000

    let state: SessionState

    /// As another device stored it.
    init(_ state: SessionState) { self.state = state }

    init(of session: MediaSession, at now: ContinuousClock.Instant) {
        var load = LoadRequest(media: session.media)
        load.autoplay = session.wantsPlay
        load.currentTime = session.duration == nil && session.media?.streamType == .live
            ? nil : session.position(at: now)
        load.playbackRate = session.anchor.rate
        load.activeTrackIDs = session.activeTrackIDs
        // One item is told by its media alone.
        let used = session.storedLength
        if used <= Self.maximumLength, session.queue.entries.count > 1 {
            load.queueData = session.storedQueue(room: Self.maximumLength - used)
        }
        let volume: JSONValue = [
            "level": .number(session.volume.level ?? 1), "muted": .bool(session.volume.muted ?? false),
        ]
        state = SessionState(loadRequestData: load, customData: ["streamVolume": volume])
    }

    /// Whether the session, without its queue, fits into a message.
    static func canHold(_ session: MediaSession) -> Bool { session.storedLength <= MediaReplyText.limit }

    /// What is to be loaded to go on; nil where it does not say.
    var load: LoadRequest? {
        guard var load = state.loadRequestData else { return nil }
        if var data = load.queueData, let items = data.items, items.indices.contains(data.startIndex ?? 0) {
            let start = data.startIndex ?? 0
            data.items?[start].activeTrackIDs = load.activeTrackIDs
            load.queueData = data
        }
        return load
    }

    /// The stream's volume to go on with, which is the present one as far as it says nothing.
    func streamVolume(before: VolumeChange) -> VolumeChange {
        guard let told = state.customData?["streamVolume"] else { return before }
        let level = told["level"]?.doubleValue.flatMap(WireNumber.level)
        return VolumeChange(level: level ?? before.level, muted: told["muted"]?.boolValue ?? before.muted)
    }
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
