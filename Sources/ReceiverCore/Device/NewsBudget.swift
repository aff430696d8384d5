/// What a device may tell of its own accord, in bytes over all senders: a status with a media description of a frame's
/// length goes to each of two hundred senders, and a request of a few bytes may be the cause.
///
/// Short news always goes out. Of what is long the budget takes as much as is left of it, or the one message that is
/// more than all of it; what does not go out is told as a whole later, once for all that came together meanwhile.
struct NewsBudget: Equatable, Sendable {
    /// A text of this length is told whatever else is.
    static let shortText = 4096
    /// In a row: the longest status to a hundred senders.
    static let burst = 8 << 20
    /// A second.
    static let refill = 2 << 20

    /// What was held back.
    struct Held: Equatable, Sendable {
        var status = false
        /// The items of the queue in their order.
        var order = false
        var changed = ChangedItems()

        var isEmpty: Bool { !status && !order && changed.isEmpty }
    }

    /// Items of the queue that others have changed: which ones, as long as they are few enough to be remembered.
    struct ChangedItems: Equatable, Sendable {
        /// Beyond that all count as changed.
        static let most = 2048

        private var ids: Set<Int> = []
        private var areAll = false

        var isEmpty: Bool { ids.isEmpty && !areAll }

        func contains(_ id: Int) -> Bool { areAll || ids.contains(id) }

        mutating func add(_ changed: [Int]) {
            guard !areAll else { return }
            ids.formUnion(changed)
            guard ids.count > Self.most else { return }
            ids = []
            areAll = true
        }
    }

    private var left = Self.burst
    private var countedAt: ContinuousClock.Instant?
    var held = Held()

    /// Whether so many bytes may go out now.
    mutating func takes(_ bytes: Int, at now: ContinuousClock.Instant) -> Bool {
        count(at: now)
        guard left > 0 else { return false }
        left -= bytes
        return true
    }

    /// When what was held back may be told; nil where nothing was.
    var deadline: ContinuousClock.Instant? {
        guard !held.isEmpty, let countedAt else { return nil }
        let missing = max(0, 1 - left)
        return countedAt + .milliseconds(missing * 1000 / Self.refill + 1)
    }

    private mutating func count(at now: ContinuousClock.Instant) {
        let elapsed = countedAt.map { max(.zero, now - $0) / .seconds(1) } ?? 0
        guard countedAt == nil || elapsed > 0 else { return }
        let gained = min(elapsed * Double(Self.refill), Double(2 * Self.burst))
        // A part of a byte is not lost by asking often: so short a time is counted with the next.
        guard countedAt == nil || gained >= 1 else { return }
        left = min(Self.burst, left + Int(gained))
        countedAt = now
    }
}
