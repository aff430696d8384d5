import CastWire

/// Media replies as text that fits into a frame.
///
/// A sender may load media whose description is nearly as long as a frame; a status that repeats it twice would not
/// go out at all. Then the queue's items are left out, then the media: both can be asked for, or are known to who sent
/// them.
enum MediaReplyText {
    /// What a frame holds, less the envelope: addresses, namespace and field headers.
    static let limit = 64_000

    static func text(_ reply: MediaReply, requestID: Int) -> String? {
        var candidates = [reply]
        if case .mediaStatus(let updates) = reply {
            for leavesOutMedia in [false, true] {
                candidates.append(.mediaStatus(updates.map { $0.without(items: true, media: leavesOutMedia) }))
            }
        } else if case .queueItems(let items) = reply {
            // The first of them; who misses some asks for those again.
            var count = items.count / 2
            while count > 0 {
                candidates.append(.queueItems(Array(items.prefix(count))))
                count /= 2
            }
            candidates.append(.invalidRequest(MediaFailure(reason: RefusalReason.invalidParameters)))
        }
        for candidate in candidates {
            guard let text = try? Envelope(requestID: requestID, body: candidate).text() else { return nil }
            if text.utf8.count <= limit { return text }
        }
        return nil
    }
}

extension MediaStatusUpdate {
    fileprivate func without(items: Bool, media: Bool) -> MediaStatusUpdate {
        var copy = self
        if items { copy.items = nil }
        if media {
            copy.media = nil
            copy.extendedStatus?.media = nil
        }
        return copy
    }
}
