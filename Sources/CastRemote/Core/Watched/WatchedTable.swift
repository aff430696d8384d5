/// What was watched, and how far.
struct WatchedTable: Equatable, Sendable {
    struct Mark: Hashable, Sendable {
        /// In seconds; 0 for what is finished.
        var position: Double
        /// It was watched to its end, or somebody marked it as watched.
        var finished: Bool
        /// Seconds since 1970.
        var at: Int64
    }

    /// The most marks that are kept; beyond that, the oldest are dropped.
    static let limit = 20_000
    /// The share of the duration after which media counts as watched to its end.
    static let finishedShare = 0.95
    /// In seconds; a shorter look does not count as watching.
    static let shortest = 15.0

    private(set) var marks: [String: Mark]

    init(_ marks: [String: Mark] = [:]) {
        self.marks = marks
        drop()
    }

    func mark(of id: String) -> Mark? { marks[id] }

    /// Returns the position in seconds at which to resume; nil for what is new or finished.
    func resumption(of id: String) -> Double? {
        marks[id].flatMap { $0.finished || $0.position < Self.shortest ? nil : $0.position }
    }

    /// Notes the position of media that plays.
    ///
    /// - Parameters:
    ///   - position: in seconds.
    ///   - duration: in seconds; nil if it is not known, and then nothing ever counts as finished.
    /// - Returns: whether the change is worth storing: another state, or a difference of five seconds and more.
    @discardableResult
    mutating func saw(_ id: String, at position: Double, of duration: Double?, now: Int64) -> Bool {
        guard position.isFinite, position >= 0, position < 1e7 else { return false }
        let known = marks[id]
        let isOver = duration.map { $0 > 0 && position >= $0 * Self.finishedShare } ?? false
        if isOver { return set(Mark(position: 0, finished: true, at: now), id, unless: known?.finished == true) }
        // Media that is watched again from its beginning stays finished until it is worth resuming.
        guard position >= Self.shortest else { return false }
        let isNear = known.map { !$0.finished && abs($0.position - position) < 5 } ?? false
        return set(Mark(position: position, finished: false, at: now), id, unless: isNear)
    }

    /// Marks media as watched or not watched, at a person's request.
    mutating func set(_ id: String, finished: Bool, now: Int64) {
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
        // More marks are dropped than necessary, so that this does not happen with each new one.
        let oldest = marks.sorted { $0.value.at < $1.value.at }.prefix(marks.count - Self.limit * 9 / 10)
        for (id, _) in oldest { marks[id] = nil }
    }
}
