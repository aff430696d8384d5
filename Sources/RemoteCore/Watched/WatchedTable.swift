/// What was watched, and how far.
package struct WatchedTable: Equatable, Sendable {
    package struct Mark: Hashable, Sendable {
        /// Seconds into it; 0 for what is finished.
        package var position: Double
        /// It was seen to its end, or somebody says so.
        package var finished: Bool
        /// Seconds since 1970.
        package var at: Int64

        package init(position: Double, finished: Bool, at: Int64) {
            (self.position, self.finished, self.at) = (position, finished, at)
        }
    }

    /// Marks that are kept; beyond, the oldest go.
    package static let limit = 20_000
    /// Who has seen so much of it has seen it.
    package static let finishedShare = 0.95
    /// Seconds: who has seen less has looked in, no more.
    package static let shortest = 15.0

    package private(set) var marks: [String: Mark]

    package init(_ marks: [String: Mark] = [:]) {
        self.marks = marks
        drop()
    }

    package func mark(of id: String) -> Mark? { marks[id] }

    /// Seconds at which to go on; nil for what is new or finished.
    package func resumption(of id: String) -> Double? {
        marks[id].flatMap { $0.finished || $0.position < Self.shortest ? nil : $0.position }
    }

    /// It plays, and is here.
    ///
    /// - Parameters:
    ///   - position: seconds into it.
    ///   - duration: seconds; nil: it is not known, and then nothing is ever finished.
    /// - Returns: whether that is worth being written down: another state, or five seconds and more.
    @discardableResult
    package mutating func saw(_ id: String, at position: Double, of duration: Double?, now: Int64) -> Bool {
        guard position.isFinite, position >= 0, position < 1e7 else { return false }
        let known = marks[id]
        let isOver = duration.map { $0 > 0 && position >= $0 * Self.finishedShare } ?? false
        if isOver { return set(Mark(position: 0, finished: true, at: now), id, unless: known?.finished == true) }
        // Seen again from its beginning, it stays seen until it is worth going on with.
        guard position >= Self.shortest else { return false }
        let isNear = known.map { !$0.finished && abs($0.position - position) < 5 } ?? false
        return set(Mark(position: position, finished: false, at: now), id, unless: isNear)
    }

    /// Somebody says that it was seen, or wasn't.
    package mutating func set(_ id: String, finished: Bool, now: Int64) {
        if finished { set(Mark(position: 0, finished: true, at: now), id, unless: false) } else { marks[id] = nil }
    }

    @discardableResult
    private mutating func set(_ mark: Mark, _ id: String, unless isOld: Bool) -> Bool {
        guard !isOld else { return false }
        marks[id] = mark
        if marks.count > Self.limit { drop() }
        return true
    }

    private mutating func drop() {
        guard marks.count > Self.limit else { return }
        // Some more than must be, so that it is not done with each.
        let oldest = marks.sorted { $0.value.at < $1.value.at }.prefix(marks.count - Self.limit * 9 / 10)
        for (id, _) in oldest { marks[id] = nil }
    }
}
