/// Which items of a queue are requested next, and for how long. A device may list thousands, and answer slowly. Pure.
struct QueuePages {
    /// For all pages; ordinary devices answer each within some milliseconds.
    static let patience = Duration.seconds(30)
    /// Items per request, since an answer is one message of at most 64 KiB.
    static let length = 20

    enum Outcome: Equatable {
        /// `start` is the index of the first id in the queue.
        case ask(start: Int, ids: [Int])
        case done
        /// The time is over before all are fetched.
        case late
    }

    let ids: [Int]
    let deadline: ContinuousClock.Instant
    /// The number of fetched items.
    private(set) var told = 0

    init(ids: [Int], at now: ContinuousClock.Instant) {
        self.ids = ids
        deadline = now + Self.patience
    }

    func next(at now: ContinuousClock.Instant) -> Outcome {
        guard told < ids.count else { return .done }
        guard now < deadline else { return .late }
        return .ask(start: told, ids: Array(ids[told..<min(told + Self.length, ids.count)]))
    }

    /// The last request was answered.
    mutating func answered() { told = min(told + Self.length, ids.count) }

    /// The sentence for ``Outcome/late``.
    var sentence: String {
        "told \(told) of the \(ids.count) items of its queue within \(Self.patience.components.seconds) s; "
            + "those after them are not shown"
    }
}
