import CastWire

/// Media replies as text that fits into a frame, and never more than that before it is found out.
///
/// A sender may load media whose description is nearly as long as a frame; a status that repeats it twice would not
/// go out at all. Then the queue's items are left out, then the media: both can be asked for, or are known to who sent
/// them. What is left out is chosen by sums (`MediaQueue.TextSize`): nothing is written in vain. And what was written
/// last of the media and the items around it is kept, so that a status that is told again and again, to one asker after
/// the other, is put together of it.
struct MediaReplyText: Sendable {
    /// What a frame holds, less the envelope: addresses, namespace and field headers.
    static let limit = 64_000
    /// Of it, what is not the list of items in QUEUE_ITEMS.
    static let itemsEnvelope = 100

    /// All that was ever written, in bytes; what was only put together of it does not count.
    private(set) var bytesWritten = 0
    private var media = WrittenText<MediaInformation>(most: 1)
    /// As many as a status names.
    private var items = WrittenText<QueueItem>(most: 3)
    private var queueData = WrittenText<MediaQueueData>(most: 1)

    /// - Parameters:
    ///   - limit: of a status and a change to the queue.
    ///   - queue: that it tells of, which knows what its items take.
    mutating func text(
        _ reply: MediaReply, requestID: Int, limit: Int = MediaReplyText.limit, of queue: MediaQueue?
    ) -> String? {
        switch reply {
        case .mediaStatus(let updates):
            let statuses = updates.map { StatusText($0, of: queue) }
            bytesWritten += statuses.reduce(0) { $0 + $1.rest.utf8.count }
            guard let part = Self.part(of: statuses, limit: limit) else { return nil }
            let written = statuses.map { text($0, without: part) }
            return Self.head(requestID) + written.joined(separator: ",") + Self.tail
        case .queueChange(var change):
            // The order of the whole queue says it too.
            if Self.length(of: change) > limit { change.reorderItemIDs = nil }
            return written(.queueChange(change), requestID, limit)
        default: return written(reply, requestID)
        }
    }

    /// Bytes that a reply will have, about, of those kinds that may be long; nothing of it is written for that.
    static func length(of reply: MediaReply, of queue: MediaQueue?) -> Int {
        switch reply {
        case .mediaStatus(let updates):
            let statuses = updates.map { StatusText($0, of: queue) }
            guard let missing = Self.part(of: statuses, limit: limit) else { return 0 }
            return Self.length(of: statuses, without: missing)
        case .queueChange(let change):
            let whole = Self.length(of: change)
            var shorter = change
            shorter.reorderItemIDs = nil
            return whole <= limit ? whole : Self.length(of: shorter)
        default: return 0
        }
    }

    private static func length(of change: QueueChange) -> Int {
        // What there is besides the ids, and each with a comma and as many digits as the largest.
        func list(_ ids: [Int]) -> Int { ids.count * (1 + String(ids.max() ?? 0).utf8.count) }
        return 180 + list(change.itemIDs) + list(change.reorderItemIDs ?? [])
    }

    private mutating func written(
        _ reply: MediaReply, _ requestID: Int, _ limit: Int = MediaReplyText.limit
    ) -> String? {
        let text = try? JSONWriter.text(of: Envelope(requestID: requestID, body: reply), limit: limit)
        bytesWritten += text?.utf8.count ?? limit
        return text
    }

    // MARK: - Sums

    /// Bytes of a value's text; one more than a message holds where it is longer than that, or can't be written.
    static func length(of value: some Encodable) -> Int {
        (try? JSONWriter.text(of: value, limit: limit))?.utf8.count ?? limit + 1
    }

    /// Bytes of a member whose value has so many.
    static func member(_ name: String, of length: Int) -> Int {
        length == 0 ? 0 : name.utf8.count + 4 + length
    }

    private static func head(_ requestID: Int) -> String {
        #"{"type":"MEDIA_STATUS","requestId":\#(requestID),"status":["#
    }

    private static let tail = "]}"

    private static func length(of statuses: [StatusText], without part: Part) -> Int {
        statuses.reduce(head(.max).utf8.count + tail.utf8.count) { $0 + 1 + $1.length(without: part) }
    }

    /// The first part without which they fit.
    private static func part(of statuses: [StatusText], limit: Int) -> Part? {
        Part.allCases.first { length(of: statuses, without: $0) <= limit }
    }

    /// What a status goes without, each with all before it.
    fileprivate enum Part: Int, CaseIterable, Comparable {
        case nothing, items, loadingMedia, queue, media, ads

        static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
    }

    // MARK: - Texts

    private mutating func text(_ status: StatusText, without part: Part) -> String {
        var text = status.rest
        let update = status.update
        if part < .ads { text.add("breakStatus", status.ads) }
        if part < .media, let media = update.media { text.add("media", self.media.text(of: media, &bytesWritten)) }
        if part < .queue, let data = update.queueData {
            text.add("queueData", queueData.text(of: data, &bytesWritten))
        }
        if var extended = status.extended {
            if part < .loadingMedia, let media = update.extendedStatus?.media {
                extended.add("media", self.media.text(of: media, &bytesWritten))
            }
            text.add("extendedStatus", extended)
        }
        if part < .items, let items = update.items {
            text.add("items", "[" + items.compactMap { self.text(of: $0) }.joined(separator: ",") + "]")
        }
        return text
    }

    /// The current item's media is what its status has written already.
    private mutating func text(of item: QueueItem) -> String? {
        if let kept = items.known(item) { return kept }
        guard let media = item.media, let written = self.media.known(media) else {
            return items.text(of: item, &bytesWritten)
        }
        var rest = item
        rest.media = nil
        guard var text = try? JSONWriter.text(of: rest, limit: Self.limit) else { return nil }
        bytesWritten += text.utf8.count
        text.add("media", written)
        items.keep(text, of: item)
        return text
    }
}

/// One status, of which only what is always short has been written.
private struct StatusText {
    let update: MediaStatusUpdate
    /// All but what may be left out.
    let rest: String
    let ads: String?
    /// Without its media.
    let extended: String?
    private let media: Int
    private let loadingMedia: Int
    private let items: Int
    private let queueData: Int

    init(_ update: MediaStatusUpdate, of queue: MediaQueue?) {
        func length(of told: MediaInformation?) -> Int {
            guard let told else { return 0 }
            if let current = queue?.current, current.item.media == told { return current.textSize.media }
            return MediaReplyText.length(of: told)
        }
        func written(_ value: (some Encodable)?) -> String? {
            guard let value else { return nil }
            return try? JSONWriter.text(of: value, limit: MediaReplyText.limit)
        }
        self.update = update
        media = length(of: update.media)
        loadingMedia = update.extendedStatus?.media == update.media ? media : length(of: update.extendedStatus?.media)
        items = (update.items ?? []).reduce(2) {
            $0 + 1 + (queue?.textSize(of: $1) ?? MediaQueue.TextSize(of: $1)).item
        }
        queueData = update.queueData == nil ? 0
            : queue?.descriptionTextSize ?? MediaReplyText.length(of: update.queueData)
        var short = update
        short.media = nil
        short.items = nil
        short.queueData = nil
        short.adBreakStatus = nil
        short.extendedStatus = nil
        rest = written(short) ?? "{}"
        ads = written(update.adBreakStatus)
        var status = update.extendedStatus
        status?.media = nil
        extended = written(status)
    }

    func length(without part: MediaReplyText.Part) -> Int {
        func member(_ name: String, _ length: Int, before other: MediaReplyText.Part) -> Int {
            part < other ? MediaReplyText.member(name, of: length) : 0
        }
        var sum = rest.utf8.count
        sum += MediaReplyText.member("extendedStatus", of: extended?.utf8.count ?? 0)
        sum += member("breakStatus", ads?.utf8.count ?? 0, before: .ads)
        sum += member("media", media, before: .media)
        sum += member("queueData", queueData, before: .queue)
        sum += member("media", loadingMedia, before: .loadingMedia)
        if update.items != nil { sum += member("items", items, before: .items) }
        return sum
    }
}

/// The texts of the values that were written last. To find one by its value costs little while they share their
/// storage, as copies do.
private struct WrittenText<Value: Encodable & Equatable & Sendable>: Sendable {
    private let most: Int
    private var texts: [(value: Value, text: String)] = []

    init(most: Int) { self.most = most }

    func known(_ value: Value) -> String? { texts.first { $0.value == value }?.text }

    mutating func keep(_ text: String, of value: Value) {
        texts = texts.suffix(most - 1) + [(value: value, text: text)]
    }

    mutating func text(of value: Value, _ bytesWritten: inout Int) -> String? {
        if let kept = known(value) { return kept }
        guard let text = try? JSONWriter.text(of: value, limit: MediaReplyText.limit) else { return nil }
        bytesWritten += text.utf8.count
        keep(text, of: value)
        return text
    }
}

extension String {
    /// Adds a member to an object's text; nothing where there is no text of it.
    fileprivate mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        let isFirst = utf8.count == 2
        removeLast()
        append(isFirst ? "\"" : ",\"")
        append(name)
        append("\":")
        append(value)
        append("}")
    }
}
