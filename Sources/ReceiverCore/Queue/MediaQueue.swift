package import CastWire

/// The items of one media session in their order, and which of them is current. Never empty.
///
/// Item ids are the caller's to give, and unique within the queue. Ten thousand items cost no more per step than a walk
/// over them: an entry is one reference. How many there may be is bounded by what one message can list of their ids,
/// and by what they take in memory; whoever changes a queue asks `hasRoom` afterwards.
package struct MediaQueue: Equatable, Sendable {
    package enum RepeatMode: String, Sendable {
        case off = "REPEAT_OFF"
        case all = "REPEAT_ALL"
        case single = "REPEAT_SINGLE"
        case allAndShuffle = "REPEAT_ALL_AND_SHUFFLE"

        var repeatsAll: Bool { self == .all || self == .allAndShuffle }
    }

    package struct Entry: Equatable, Sendable {
        /// What an entry holds, in one reference, so that a queue is copied by counting references; with what is
        /// reckoned from it once.
        private final class Content: Sendable {
            let item: QueueItem
            let ads: AdTable
            let memorySize: Int
            let textSize: TextSize

            /// - Parameters:
            ///   - old: what it takes the place of: the same ads need no new table.
            ///   - kept: what of that stays, and is not written again. A message may name thousands of items, and
            ///     change none of them. Equal is not enough: equal texts may have more bytes.
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
        /// Whether who named its media last sits on this machine, and may name files that only this machine serves.
        package internal(set) var senderIsLoopback: Bool

        package init(item: QueueItem, senderIsLoopback: Bool) {
            content = Content(item)
            id = item.itemID ?? 0
            self.senderIsLoopback = senderIsLoopback
        }

        /// Of its media.
        var ads: AdTable { content.ads }

        /// Bytes, as it lies in memory.
        var memorySize: Int { content.memorySize }

        /// Bytes, as text.
        var textSize: TextSize { content.textSize }

        /// A new item has to have the id of the old one.
        package var item: QueueItem {
            get { content.item }
            set { content = Content(newValue, after: content) }
        }

        /// To an item of the same id, of which `kept` is the old one's.
        mutating func change(to item: QueueItem, keeping kept: Kept) {
            content = Content(item, after: content, keeping: kept)
        }

        package static func == (left: Entry, right: Entry) -> Bool {
            left.id == right.id && left.senderIsLoopback == right.senderIsLoopback
                && (left.content === right.content || left.item == right.item)
        }
    }

    /// What of an item a change leaves as it was.
    struct Kept: Equatable, Sendable {
        var media = false
        var customData = false
    }

    /// What an item takes as text, in bytes: so that what does not fit into a message is not written to find that out.
    struct TextSize: Equatable, Sendable {
        /// Of its media; more than any message holds where that is so.
        let media: Int
        private let customData: Int
        /// Of all of it.
        let item: Int
        /// Of what was written to find that out.
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

    /// What the list of all ids may take as text: it goes out in one message. Ten thousand items.
    static let maximumIDsLength = 60_000
    /// Bytes of all items and of what is said of the queue, as they lie in memory, so that a sender can't fill it: ten
    /// thousand items with title, artist and picture have room.
    static let maximumMemorySize = 16 << 20

    package private(set) var entries: [Entry]
    package private(set) var currentIndex: Int
    package var repeatMode: RepeatMode
    /// Whether the order has been mixed since the queue was loaded.
    package private(set) var isShuffled = false
    /// What the sender said of the queue as a whole, without items and places.
    package var description = MediaQueueData() {
        didSet { descriptionTextSize = MediaReplyText.length(of: description) + Self.changingDescription }
    }
    /// Bytes of that as text, with what a status adds to it.
    private(set) var descriptionTextSize = MediaQueue.changingDescription
    /// `repeatMode` and `shuffle`.
    private static let changingDescription = 80
    /// Goes up with every change that senders are told of.
    package private(set) var sequenceNumber = 0
    private var shuffleState: UInt64

    /// - Parameter entries: at least one, with ids; `currentIndex` is held within them.
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

    /// Whether as much as it holds now may be held.
    var hasRoom: Bool {
        var length = 0
        var size = description.memorySize
        for entry in entries {
            length += Self.digits(of: entry.id) + 1
            size += entry.memorySize
        }
        return length <= Self.maximumIDsLength && size <= Self.maximumMemorySize
    }

    /// Of an id, which is never negative.
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

    /// Replaces what is known of the current item.
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

    // MARK: - Ways through it

    /// Where a jump or an item's end leads.
    package struct Target: Equatable, Sendable {
        package let index: Int
        /// The order is a new one.
        package var isReshuffled = false
    }

    /// Where a jump leads; nil is the end of the queue. Backwards beyond the beginning is the beginning, unless the
    /// queue repeats.
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

    /// What comes when the current item has been played to its end.
    package mutating func targetAfterEnd() -> Target? {
        repeatMode == .single ? Target(index: currentIndex) : target(ofJump: 1)
    }

    package var hasNext: Bool { currentIndex + 1 < entries.count || repeatMode.repeatsAll }
    package var hasPrevious: Bool { currentIndex > 0 || repeatMode.repeatsAll }

    /// What is known to come after the current item; nil at the end, and where the order is yet to be mixed.
    package var next: Entry? {
        if repeatMode == .single { return current }
        if currentIndex + 1 < entries.count { return entries[currentIndex + 1] }
        return repeatMode == .all ? entries.first : nil
    }

    /// The items around the current one: all that a status names.
    package var window: [QueueItem] {
        entries[max(0, currentIndex - 1)...min(entries.count - 1, currentIndex + 1)].map(\.item)
    }

    /// What an item takes as text; it is known of those that a status names.
    func textSize(of item: QueueItem) -> TextSize {
        let near = entries[max(0, currentIndex - 1)...min(entries.count - 1, currentIndex + 1)]
        return near.first { $0.id == item.itemID && $0.item == item }?.textSize ?? TextSize(of: item)
    }

    // MARK: - Order

    /// Mixes all items; the current one stays current.
    package mutating func shuffle() {
        isShuffled = true
        var mixed = entries
        for index in stride(from: mixed.count - 1, to: 0, by: -1) {
            mixed.swapAt(index, random(below: index + 1))
        }
        replaceKeepingCurrent(mixed)
    }

    /// A new order for the next round, in which what has just been played does not come first.
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
