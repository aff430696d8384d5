/// Which row of a list is chosen. It stays on the same thing while others come and go, and on its place when that
/// goes itself.
struct ListChoice<ID: Hashable & Sendable>: Hashable, Sendable {
    private var id: ID?
    private var place = 0

    /// Nil for an empty list.
    ///
    /// - Parameter first: what is chosen before the person has.
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

    /// - Parameter page: rows that are on the screen.
    /// - Returns: whether the key moves the choice.
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
