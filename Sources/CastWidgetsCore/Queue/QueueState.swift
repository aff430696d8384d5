/// The queue, as a list that can be reordered: what was moved or removed is shown so at once, and goes back where the
/// device refuses. An item that is jumped to is told until the device plays it: a device says yes before it has moved.
/// Marquee's own, on the Cast SDK's `GCKMediaQueue`.
public struct QueueState: Equatable, Sendable {
    /// What happens to the queue.
    package enum Action: Equatable, Sendable {
        /// All items of the device's queue, in its order.
        case itemsChanged([Int])
        case currentChanged(Int?)
        case jumped(itemID: Int)
        /// - beforeItemID: nil: to the end.
        case moved(itemID: Int, beforeItemID: Int?)
        case removed(itemIDs: [Int])
        case answered(PendingControls.ID, failure: String?)
        /// ``patience`` has passed since that was waited for.
        case waited(PendingControls.ID)
    }

    /// What is to be done.
    package enum Effect: Equatable, Sendable {
        case send(MediaControl, PendingControls.ID)
        /// After ``patience`` this is to be told that it has passed.
        case wait(PendingControls.ID)
    }

    /// How long a device that has said yes to a jump is believed before it has moved.
    package static let patience = Duration.seconds(10)

    private struct Jump: Equatable {
        let id: PendingControls.ID
        let item: Int
        var isAnswered = false
    }

    /// The ids of all items, in the order in which they are shown.
    public private(set) var itemIDs: [Int] = []
    /// The item that plays; nil where none does.
    public private(set) var currentID: Int?
    /// What was asked for and is not confirmed yet.
    public private(set) var pending = PendingControls()
    /// As the device has told it last.
    private var told: [Int] = []
    /// Changes of one's own that the device has not answered, in their order.
    private var edits: [(id: PendingControls.ID, control: MediaControl)] = []
    private var jump: Jump?

    package init() {}

    /// The item that is being jumped to, until the device plays it or has refused; nil where none is.
    public var jumpingID: Int? { jump?.item }
    /// The items that were given another place, which the device has not answered, in the order in which they were.
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
            // The device tells the new order itself, before it answers.
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
        // It is there; or it has said yes, and went elsewhere all the same.
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

    /// What another sender has taken away meanwhile is passed over.
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
