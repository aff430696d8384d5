import CastWire

/// Media replies as text that fits into a frame, and never more than that before it is found out.
///
/// A sender may load media whose description is nearly as long as a frame; a status that repeats it twice would not
/// go out at all. Then the queue's items are left out, then the media: both can be asked for, or are known to who sent
/// them.
enum MediaReplyText {
    /// What a frame holds, less the envelope: addresses, namespace and field headers.
    static let limit = 64_000
    /// Of it, what is not the list of items in QUEUE_ITEMS.
    private static let itemsEnvelope = 100

    /// - Parameter limit: of a status and a change to the queue.
    static func text(_ reply: MediaReply, requestID: Int, limit: Int = MediaReplyText.limit) -> String? {
        switch reply {
        case .mediaStatus(let updates):
            for part in Part.allCases {
                let shorter = MediaReply.mediaStatus(updates.map { $0.without(part) })
                if let text = written(shorter, requestID, limit) { return text }
            }
            return nil
        case .queueItems(let items):
            let part = beginning(of: items)
            return written(part.isEmpty && !items.isEmpty ? tooLong : .queueItems(part), requestID)
        case .queueChange(var change):
            if let text = written(reply, requestID, limit) { return text }
            // The order of the whole queue says it too.
            change.reorderItemIDs = nil
            return written(.queueChange(change), requestID, limit)
        case .sessionState: return written(reply, requestID) ?? written(tooLong, requestID)
        default: return written(reply, requestID)
        }
    }

    private static let tooLong = MediaReply.invalidRequest(MediaFailure(reason: RefusalReason.invalidParameters))

    private static func written(_ reply: MediaReply, _ requestID: Int, _ limit: Int = MediaReplyText.limit) -> String? {
        try? JSONWriter.text(of: Envelope(requestID: requestID, body: reply), limit: limit)
    }

    /// The first of them that fit; who misses some asks for those again.
    private static func beginning(of items: [QueueItem]) -> [QueueItem] {
        var room = limit - itemsEnvelope
        let end = items.firstIndex { item in
            guard let text = try? JSONWriter.text(of: item, limit: room) else { return true }
            room -= text.utf8.count + 1
            return false
        }
        return Array(items[..<(end ?? items.endIndex)])
    }

    /// What a status goes without, each with all before it.
    fileprivate enum Part: Int, CaseIterable, Comparable {
        case nothing, items, loadingMedia, queue, media, ads

        static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
    }
}

extension MediaStatusUpdate {
    fileprivate func without(_ part: MediaReplyText.Part) -> MediaStatusUpdate {
        var copy = self
        if part >= .items { copy.items = nil }
        if part >= .loadingMedia { copy.extendedStatus?.media = nil }
        if part >= .queue { copy.queueData = nil }
        if part >= .media { copy.media = nil }
        if part >= .ads { copy.adBreakStatus = nil }
        return copy
    }
}
