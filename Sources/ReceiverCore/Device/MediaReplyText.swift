import CastWire

/// Encodes media replies as text that fits into a frame, without encoding a longer text first.
///
/// A sender may load media whose description is nearly as long as a frame. A status that repeats it twice would not
/// fit. Then the queue's items are left out, and after them the media: senders can ask for both, or know them because
/// they sent them. Sums of sizes (`MediaQueue.TextSize`) decide what is left out, so nothing is encoded in vain. The
/// texts of the last media and of the items around it are kept, so that repeated statuses to several senders are
/// assembled from them.
struct MediaReplyText: Sendable {
    /// The size of a frame's text in bytes, without the envelope: addresses, namespace and field headers.
    static let limit = 64_000
    /// The bytes of QUEUE_ITEMS that are not the list of items.
    static let itemsEnvelope = 100

    /// All bytes encoded so far. Texts that were only assembled from kept parts don't count.
    private(set) var bytesWritten = 0
    private var media = WrittenText<MediaInformation>(most: 1)
    /// The number of items in a status.
    private var items = WrittenText<QueueItem>(most: 3)
    private var queueData = WrittenText<MediaQueueData>(most: 1)

    /// - Parameters:
    ///   - limit: The largest size of a status or a queue change, in bytes.
    ///   - queue: The queue of the reply, which knows the sizes of its items' texts.
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
            // The order of the whole queue contains this information too.
            if Self.length(of: change) > limit { change.reorderItemIDs = nil }
            return written(.queueChange(change), requestID, limit)
        default: return written(reply, requestID)
        }
    }

    /// The approximate size of a reply in bytes, for the kinds that may be long; 0 for others. Nothing is encoded for
    /// it, except parts whose size is not known yet.
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
        // The fixed part, and for each id a comma and the digits of the largest id.
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

    /// The size of a value's text in bytes; `limit` + 1 if it is longer than `limit` or can't be encoded.
    static func length(of value: some Encodable) -> Int {
        (try? JSONWriter.text(of: value, limit: limit))?.utf8.count ?? limit + 1
    }

    /// The size of a member in bytes, given the size of its value.
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

    /// The smallest omission with which the statuses fit.
    private static func part(of statuses: [StatusText], limit: Int) -> Part? {
        Part.allCases.first { length(of: statuses, without: $0) <= limit }
    }

    /// What is left out of a status. Each case also leaves out what the cases before it do.
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

    /// Encodes an item. The current item's media is usually encoded already, for its status.
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

/// One status, of which only the parts that are always short are encoded.
private struct StatusText {
    let update: MediaStatusUpdate
    /// Everything that is never left out.
    let rest: String
    let ads: String?
    /// The extended status without its media.
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

/// The texts of the values encoded last. Comparing values is cheap while they share their storage, as copies do.
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
    /// Adds a member to the text of an object; does nothing if `value` is nil.
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
