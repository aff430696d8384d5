package import CastWire

/// The items of one media session in order, and the current one. A queue is never empty.
///
/// The caller assigns the item ids, which are unique within the queue. With ten thousand items each operation costs no
/// more than a walk over them, because an entry is one reference. The number of items is limited by the size of one
/// message that lists all ids, and by the memory that they need. The code that changes a queue checks `hasRoom`
/// afterwards.
package struct MediaQueue: Equatable, Sendable {
    package enum RepeatMode: String, Sendable {
        case off = "REPEAT_OFF"
        case all = "REPEAT_ALL"
        case single = "REPEAT_SINGLE"
        case allAndShuffle = "REPEAT_ALL_AND_SHUFFLE"

        var repeatsAll: Bool { self == .all || self == .allAndShuffle }
    }

    package struct Entry: Equatable, Sendable {
        /// The content of an entry as one reference, so that copying a queue only counts references. It also holds what
        /// is calculated from the item once.
        private final class Content: Sendable {
            let item: QueueItem
            let ads: AdTable
            let memorySize: Int
            let textSize: TextSize

            /// - Parameters:
            ///   - old: The content that it replaces. Unchanged ads need no new table.
            ///   - kept: The parts that are the old ones and need not be encoded again. A message may name thousands of
            ///     items and change none. Comparing the parts is not enough, because equal texts may differ in bytes.
            init(_ item: QueueItem, after old: Content? = nil, keeping kept: Kept = Kept()) {
                self.item = item
                let media = item.media
                if let old, old.item.media?.adBreaks == media?.adBreaks,
                    old.item.media?.adBreakClips == media?.adBreakClips
                {
                    ads = old.ads
                } else {
                    ads = media.map(AdTable.init) ?? .empty
                }
                memorySize = item.memorySize + ads.memorySize
                textSize = TextSize(of: item, after: old?.textSize, keeping: kept)
            }
        }

        private var content: Content
        package let id: Int
        /// Whether the sender that last set its media runs on this machine, and so may name files that only this
        /// machine serves.
        package internal(set) var senderIsLoopback: Bool

        package init(item: QueueItem, senderIsLoopback: Bool) {
            content = Content(item)
            id = item.itemID ?? 0
            self.senderIsLoopback = senderIsLoopback
        }

        /// The ads of its media.
        var ads: AdTable { content.ads }

        /// Bytes in memory.
        var memorySize: Int { content.memorySize }

        /// Bytes as text.
        var textSize: TextSize { content.textSize }

        /// A new item must have the same id as the old one.
        package var item: QueueItem {
            get { content.item }
            set { content = Content(newValue, after: content) }
        }

        /// Replaces the item by one with the same id, of which the `kept` parts are the old ones.
        mutating func change(to item: QueueItem, keeping kept: Kept) {
            content = Content(item, after: content, keeping: kept)
        }

        package static func == (left: Entry, right: Entry) -> Bool {
            left.id == right.id && left.senderIsLoopback == right.senderIsLoopback
                && (left.content === right.content || left.item == right.item)
        }
    }

    /// The parts of an item that a change leaves as they were.
    struct Kept: Equatable, Sendable {
        var media = false
        var customData = false
    }

    /// The size of an item's text in bytes. It shows what fits into a message without encoding it for that.
    struct TextSize: Equatable, Sendable {
        /// The size of its media; larger than any message if the media does not fit into one.
        let media: Int
        private let customData: Int
        /// The size of the whole item.
        let item: Int
        /// The bytes that were encoded to measure it.
        let bytesWritten: Int

        init(of item: QueueItem, after old: TextSize? = nil, keeping kept: Kept = Kept()) {
            var rest = item
            (rest.media, rest.customData) = (nil, nil)
            var written = 0
            func length(of value: (some Encodable)?) -> Int {
                let length = value.map { MediaReplyText.length(of: $0) } ?? 0
                written += length
                return length
            }
            media = kept.media ? old?.media ?? length(of: item.media) : length(of: item.media)
            customData = kept.customData ? old?.customData ?? length(of: item.customData) : length(of: item.customData)
            self.item =
                length(of: rest) + MediaReplyText.member("media", of: media)
                + MediaReplyText.member("customData", of: customData)
            bytesWritten = written
        }
    }

    /// The largest size of the list of all ids as text, because it is sent in one message. Ten thousand ids fit.
    static let maximumIDsLength = 60_000
    /// The largest size in memory of all items and the queue's description, in bytes, so that a sender can't fill the
    /// memory. Ten thousand items with title, artist and image fit.
    static let maximumMemorySize = 16 << 20

    package private(set) var entries: [Entry]
    package private(set) var currentIndex: Int
    package var repeatMode: RepeatMode
    /// Whether the queue has been shuffled since it was loaded.
    package private(set) var isShuffled = false
    /// What the sender said about the queue as a whole, without items and positions.
    package var description = MediaQueueData() {
        didSet { descriptionTextSize = MediaReplyText.length(of: description) + Self.changingDescription }
    }
    /// The size of the description as text in bytes, with what a status adds to it.
    private(set) var descriptionTextSize = MediaQueue.changingDescription
    /// Bytes of `repeatMode` and `shuffle`.
    private static let changingDescription = 80
    /// Increases with every change that is sent to senders.
    package private(set) var sequenceNumber = 0
    private var shuffleState: UInt64

    /// - Parameter entries: At least one, with ids. `currentIndex` is limited to their range.
    package init(entries: [Entry], currentIndex: Int, repeatMode: RepeatMode = .off, shuffleSeed: UInt64 = 0) {
        self.entries = entries
        self.currentIndex = min(max(currentIndex, 0), max(entries.count - 1, 0))
        self.repeatMode = repeatMode
        shuffleState = shuffleSeed
    }

    package var current: Entry { entries[currentIndex] }

    package var ids: [Int] { entries.map(\.id) }

    package func index(of itemID: Int) -> Int? { entries.firstIndex { $0.id == itemID } }

    package func contains(_ itemID: Int) -> Bool { index(of: itemID) != nil }

    /// Whether the queue, as it is now, is within the limits.
    var hasRoom: Bool {
        var length = 0
        var size = description.memorySize
        for entry in entries {
            length += Self.digits(of: entry.id) + 1
            size += entry.memorySize
        }
        return length <= Self.maximumIDsLength && size <= Self.maximumMemorySize
    }

    /// The number of digits of an id, which is never negative.
    private static func digits(of id: Int) -> Int {
        var count = 1
        var rest = id / 10
        while rest > 0 {
            count += 1
            rest /= 10
        }
        return count
    }

    package mutating func updateCurrent(_ change: (inout QueueItem) -> Void) {
        change(&entries[currentIndex].item)
    }

    /// Replaces the media of the current item.
    package mutating func updateCurrent(media: MediaInformation) {
        updateCurrent { $0.media = media }
    }

    package mutating func makeCurrent(_ index: Int) {
        currentIndex = min(max(index, 0), entries.count - 1)
    }

    package mutating func noteChange() -> Int {
        sequenceNumber += 1
        return sequenceNumber
    }

    // MARK: - Navigation

    /// Where a jump or the end of an item leads.
    package struct Target: Equatable, Sendable {
        package let index: Int
        /// Whether the queue was shuffled for it.
        package var isReshuffled = false
    }

    /// Where a jump leads; nil for the end of the queue. A jump before the first item leads to the first item, unless
    /// the queue repeats.
    package mutating func target(ofJump jump: Int) -> Target? {
        let (sum, overflow) = currentIndex.addingReportingOverflow(jump)
        let aim = overflow ? (jump > 0 ? Int.max : Int.min) : sum
        if entries.indices.contains(aim) { return Target(index: aim) }
        guard repeatMode.repeatsAll else { return aim < 0 ? Target(index: 0) : nil }
        if repeatMode == .allAndShuffle, aim >= entries.count {
            shuffleForNextRound()
            return Target(index: 0, isReshuffled: true)
        }
        let remainder = aim % entries.count
        return Target(index: remainder < 0 ? remainder + entries.count : remainder)
    }

    /// What follows when the current item has been played to its end.
    package mutating func targetAfterEnd() -> Target? {
        repeatMode == .single ? Target(index: currentIndex) : target(ofJump: 1)
    }

    package var hasNext: Bool { currentIndex + 1 < entries.count || repeatMode.repeatsAll }
    package var hasPrevious: Bool { currentIndex > 0 || repeatMode.repeatsAll }

    /// The item that is known to follow the current one; nil at the end, and if the queue will be shuffled first.
    package var next: Entry? {
        if repeatMode == .single { return current }
        if currentIndex + 1 < entries.count { return entries[currentIndex + 1] }
        return repeatMode == .all ? entries.first : nil
    }

    /// The items around the current one. A status lists only these.
    package var window: [QueueItem] {
        entries[max(0, currentIndex - 1)...min(entries.count - 1, currentIndex + 1)].map(\.item)
    }

    /// The size of an item's text, which is already known for the items that a status lists.
    func textSize(of item: QueueItem) -> TextSize {
        let near = entries[max(0, currentIndex - 1)...min(entries.count - 1, currentIndex + 1)]
        return near.first { $0.id == item.itemID && $0.item == item }?.textSize ?? TextSize(of: item)
    }

    // MARK: - Order

    /// Shuffles all items; the current one stays current.
    package mutating func shuffle() {
        isShuffled = true
        var mixed = entries
        for index in stride(from: mixed.count - 1, to: 0, by: -1) {
            mixed.swapAt(index, random(below: index + 1))
        }
        replaceKeepingCurrent(mixed)
    }

    /// Shuffles for the next round, in which the item that was just played is not the first.
    private mutating func shuffleForNextRound() {
        let played = current.id
        shuffle()
        if entries.count > 1, entries[0].id == played { entries.swapAt(0, 1 + random(below: entries.count - 1)) }
    }

    mutating func replaceKeepingCurrent(_ entries: [Entry]) {
        let currentID = current.id
        self.entries = entries
        currentIndex = index(of: currentID) ?? min(currentIndex, entries.count - 1)
    }

    mutating func replace(_ entries: [Entry], currentIndex: Int) {
        self.entries = entries
        self.currentIndex = min(max(currentIndex, 0), entries.count - 1)
    }

    private mutating func random(below bound: Int) -> Int {
        shuffleState = shuffleState &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((shuffleState >> 33) % UInt64(bound))
    }
}
