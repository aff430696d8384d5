package import CastWire

/// The items of one media session in their order, and which of them is current. Never empty.
///
/// Item ids are given here, counted over the whole life of the application, so that an id never means two items.
package struct MediaQueue: Equatable, Sendable {
    package enum RepeatMode: String, Sendable {
        case off = "REPEAT_OFF"
        case all = "REPEAT_ALL"
        case single = "REPEAT_SINGLE"
        case allAndShuffle = "REPEAT_ALL_AND_SHUFFLE"

        var repeatsAll: Bool { self == .all || self == .allAndShuffle }
    }

    package struct Entry: Equatable, Sendable {
        package var item: QueueItem
        /// Whether who brought the item sits on this machine, and may name files that only this machine serves.
        package var senderIsLoopback: Bool

        package var id: Int { item.itemID ?? 0 }
    }

    /// Items that a sender may have in a queue at a time.
    package static let maximumCount = 500

    package private(set) var entries: [Entry]
    package private(set) var currentIndex: Int
    package var repeatMode: RepeatMode
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

    /// Replaces what is known of the current item.
    package mutating func updateCurrent(media: MediaInformation) {
        entries[currentIndex].item.media = media
    }

    package mutating func makeCurrent(_ index: Int) {
        currentIndex = min(max(index, 0), entries.count - 1)
    }

    /// Where a jump leads; nil is the end of the queue. Backwards beyond the beginning is the beginning, unless the
    /// queue repeats.
    package mutating func target(ofJump jump: Int) -> Int? {
        let (sum, overflow) = currentIndex.addingReportingOverflow(jump)
        let aim = overflow ? (jump > 0 ? Int.max : Int.min) : sum
        if entries.indices.contains(aim) { return aim }
        guard repeatMode.repeatsAll else { return aim < 0 ? 0 : nil }
        if repeatMode == .allAndShuffle, aim >= entries.count { shuffle() }
        let remainder = aim % entries.count
        return remainder < 0 ? remainder + entries.count : remainder
    }

    /// What comes when the current item has been played to its end.
    package mutating func targetAfterEnd() -> Int? {
        repeatMode == .single ? currentIndex : target(ofJump: 1)
    }

    package var hasNext: Bool { currentIndex + 1 < entries.count || repeatMode.repeatsAll }
    package var hasPrevious: Bool { currentIndex > 0 || repeatMode.repeatsAll }

    /// The items around the current one: all that a status names.
    package var window: [QueueItem] {
        entries[max(0, currentIndex - 1)...min(entries.count - 1, currentIndex + 1)].map(\.item)
    }

    // MARK: - Changes

    package enum EditOutcome: Equatable, Sendable {
        case done
        /// An id that the queue does not have, no items at all, or more than it can hold. Nothing has changed.
        case refused
    }

    package mutating func insert(_ added: [Entry], before itemID: Int?) -> EditOutcome {
        guard !added.isEmpty, entries.count + added.count <= Self.maximumCount else { return .refused }
        var place = entries.count
        if let itemID {
            guard let index = index(of: itemID) else { return .refused }
            place = index
        }
        entries.insert(contentsOf: added, at: place)
        if place <= currentIndex { currentIndex += added.count }
        return .done
    }

    package enum RemoveOutcome: Equatable, Sendable {
        case done
        /// The current item went; the one that stood behind it is current now, or the last one.
        case currentRemoved
        /// All items went; the queue is as it was, for the status that says so.
        case emptied
        case refused
    }

    package mutating func remove(_ itemIDs: [Int]) -> RemoveOutcome {
        let removed = Set(itemIDs)
        guard !removed.isEmpty, removed.isSubset(of: ids) else { return .refused }
        guard removed.count < entries.count else { return .emptied }
        let currentID = current.id
        let before = entries[..<currentIndex].filter { !removed.contains($0.id) }.count
        entries.removeAll { removed.contains($0.id) }
        currentIndex = min(before, entries.count - 1)
        return removed.contains(currentID) ? .currentRemoved : .done
    }

    /// Puts the named items, in the given order, in front of another, or at the end.
    package mutating func reorder(_ itemIDs: [Int], before itemID: Int?) -> EditOutcome {
        let moved = itemIDs.compactMap { id in entries.first { $0.id == id } }
        guard !itemIDs.isEmpty, moved.count == itemIDs.count, Set(itemIDs).count == itemIDs.count else {
            return .refused
        }
        var rest = entries.filter { !itemIDs.contains($0.id) }
        var place = rest.count
        if let itemID {
            guard let index = rest.firstIndex(where: { $0.id == itemID }) else { return .refused }
            place = index
        }
        rest.insert(contentsOf: moved, at: place)
        replaceKeepingCurrent(rest)
        return .done
    }

    /// Mixes all items; the current one stays current.
    package mutating func shuffle() {
        var mixed = entries
        for index in stride(from: mixed.count - 1, to: 0, by: -1) {
            mixed.swapAt(index, random(below: index + 1))
        }
        replaceKeepingCurrent(mixed)
    }

    private mutating func replaceKeepingCurrent(_ entries: [Entry]) {
        let currentID = current.id
        self.entries = entries
        currentIndex = index(of: currentID) ?? 0
    }

    private mutating func random(below bound: Int) -> Int {
        shuffleState = shuffleState &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((shuffleState >> 33) % UInt64(bound))
    }
}

extension MediaQueue {
    /// Where the current item is to begin this time, in seconds.
    mutating func overrideStart(_ seconds: Double) {
        entries[currentIndex].item.startTime = MediaTime.held(seconds)
    }
}
