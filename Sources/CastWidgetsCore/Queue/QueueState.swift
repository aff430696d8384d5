/// The queue, as a list that can be reordered: what was moved or removed is shown so at once, and goes back where the
/// device refuses. Marquee's own, on the Cast SDK's `GCKMediaQueue`.
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
    }

    /// What is to be done.
    package enum Effect: Equatable, Sendable {
        case send(MediaControl, PendingControls.ID)
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

    package init() {}

    package mutating func handle(_ action: Action) -> [Effect] {
        switch action {
        case .itemsChanged(let ids):
            told = ids
            show()
        case .currentChanged(let id):
            currentID = id
            if let id { pending.follow(item: "\(id)") }
        case .jumped(let id):
            guard itemIDs.contains(id), id != currentID else { return [] }
            return [.send(.jump(itemID: id), pending.send(.jump(itemID: id)))]
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
        }
        return []
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
            && one.pending == other.pending && one.edits.map(\.id) == other.edits.map(\.id)
    }
}
