/// The queue as a list that can be reordered. Marquee's own, based on the Cast SDK's `GCKMediaQueue`.
///
/// A move or removal is shown at once, and undone if the device refuses it. An item that is jumped to is reported until
/// the device plays it, because a device accepts a jump before it has made it.
public struct QueueState: Equatable, Sendable {
    /// An event for the queue.
    package enum Action: Equatable, Sendable {
        /// All items of the device's queue, in its order.
        case itemsChanged([Int])
        case currentChanged(Int?)
        case jumped(itemID: Int)
        /// - beforeItemID: nil: to the end.
        case moved(itemID: Int, beforeItemID: Int?)
        case removed(itemIDs: [Int])
        case answered(PendingControls.ID, failure: String?)
        /// ``patience`` has passed since the wait began.
        case waited(PendingControls.ID)
    }

    /// An effect to carry out.
    package enum Effect: Equatable, Sendable {
        case send(MediaControl, PendingControls.ID)
        /// `waited` is to be sent after ``patience``.
        case wait(PendingControls.ID)
    }

    /// How long a jump that the device has accepted counts as pending before the device has made it.
    package static let patience = Duration.seconds(10)

    private struct Jump: Equatable {
        let id: PendingControls.ID
        let item: Int
        var isAnswered = false
    }

    /// The ids of all items, in the order in which they are shown.
    public private(set) var itemIDs: [Int] = []
    /// The item that plays; nil if none does.
    public private(set) var currentID: Int?
    /// The requests that are not confirmed yet.
    public private(set) var pending = PendingControls()
    /// The queue as the device reported it last.
    private var told: [Int] = []
    /// Our own changes that the device has not answered yet, in their order.
    private var edits: [(id: PendingControls.ID, control: MediaControl)] = []
    private var jump: Jump?

    package init() {}

    /// The item that is jumped to, until the device plays it or has refused; nil if there is none.
    public var jumpingID: Int? { jump?.item }
    /// The items that were moved and whose moves the device has not answered, in the order of the moves.
    public var movingIDs: [Int] {
        edits.compactMap { edit -> Int? in
            if case .move(let id, _) = edit.control { id } else { nil }
        }
    }

    package mutating func handle(_ action: Action) -> [Effect] {
        switch action {
        case .itemsChanged(let ids):
            told = ids
            show()
        case .currentChanged(let id):
            follow(current: id)
        case .jumped(let id):
            guard itemIDs.contains(id), id != jumpingID ?? currentID else { return [] }
            let sent = pending.send(.jump(itemID: id))
            jump = Jump(id: sent, item: id)
            return [.send(.jump(itemID: id), sent)]
        case .moved(let id, let before):
            guard id != before, itemIDs.contains(id), before.map(itemIDs.contains) ?? true else { return [] }
            guard Self.applying(.move(itemID: id, beforeItemID: before), to: itemIDs) != itemIDs else { return [] }
            return edit(.move(itemID: id, beforeItemID: before))
        case .removed(let ids):
            let known = ids.filter(Set(itemIDs).contains)
            return known.isEmpty ? [] : edit(.remove(itemIDs: known))
        case .answered(let id, let failure):
            pending.answered(id, failure: failure)
            edits.removeAll { $0.id == id }
            // The device reports the new order itself before it answers.
            show()
            if id == jump?.id { return answeredJump(isDone: failure == nil) }
        case .waited(let id):
            if id == jump?.id { jump = nil }
        }
        return []
    }

    private mutating func follow(current id: Int?) {
        let isAnother = id != currentID
        currentID = id
        if let id { pending.follow(item: "\(id)") }
        // The device plays the item; or it has accepted the jump and went to another item all the same.
        if let jump, id == jump.item || (jump.isAnswered && isAnother && id != nil) { self.jump = nil }
    }

    private mutating func answeredJump(isDone: Bool) -> [Effect] {
        guard isDone, let jump, jump.item != currentID else {
            self.jump = nil
            return []
        }
        self.jump?.isAnswered = true
        return [.wait(jump.id)]
    }

    private mutating func edit(_ control: MediaControl) -> [Effect] {
        let id = pending.send(control)
        edits.append((id, control))
        show()
        return [.send(control, id)]
    }

    private mutating func show() { itemIDs = edits.reduce(told) { Self.applying($1.control, to: $0) } }

    /// Applies a change. Items that another sender has removed meanwhile are skipped.
    static func applying(_ control: MediaControl, to ids: [Int]) -> [Int] {
        var ids = ids
        switch control {
        case .move(let id, let before):
            guard let from = ids.firstIndex(of: id) else { return ids }
            if let before, !ids.contains(before) { return ids }
            ids.remove(at: from)
            ids.insert(id, at: before.flatMap(ids.firstIndex) ?? ids.count)
        case .remove(let removed):
            let removed = Set(removed)
            ids.removeAll(where: removed.contains)
        default: break
        }
        return ids
    }

    public static func == (one: QueueState, other: QueueState) -> Bool {
        one.itemIDs == other.itemIDs && one.currentID == other.currentID && one.told == other.told
            && one.pending == other.pending && one.edits.map(\.id) == other.edits.map(\.id) && one.jump == other.jump
    }
}
