/// The selected row of a list.
///
/// The selection stays on the same entry while other entries are added and removed. If the entry itself is removed, the
/// selection stays at its place.
struct ListChoice<ID: Hashable & Sendable>: Hashable, Sendable {
    private var id: ID?
    private var place = 0

    /// Returns the index of the selected row; nil for an empty list.
    ///
    /// - Parameter first: the entry that is selected before the person has selected one.
    func index(in ids: [ID], first: ID? = nil) -> Int? {
        guard !ids.isEmpty else { return nil }
        if let id = id ?? first, let index = ids.firstIndex(of: id) { return index }
        return min(place, ids.count - 1)
    }

    mutating func choose(_ index: Int, in ids: [ID]) {
        guard !ids.isEmpty else { return }
        place = min(max(0, index), ids.count - 1)
        id = ids[place]
    }

    /// Moves the selection.
    ///
    /// - Parameter page: the number of rows on the screen.
    /// - Returns: whether the key moves the selection.
    mutating func handle(_ key: TerminalKey, in ids: [ID], first: ID? = nil, page: Int) -> Bool {
        guard let index = index(in: ids, first: first) else { return false }
        switch key {
        case .up, .character("k"): choose(index - 1, in: ids)
        case .down, .character("j"): choose(index + 1, in: ids)
        case .pageUp: choose(index - max(1, page - 1), in: ids)
        case .pageDown: choose(index + max(1, page - 1), in: ids)
        case .home: choose(0, in: ids)
        case .end: choose(ids.count - 1, in: ids)
        default: return false
        }
        return true
    }
}
