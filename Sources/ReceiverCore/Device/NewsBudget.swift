/// Limits the bytes that a device sends unasked, over all senders. A status with a media description as long as a frame
/// goes to up to two hundred senders, and a request of a few bytes may cause it.
///
/// Short messages are always sent. Long messages are sent while anything is left of the budget, even if the message is
/// larger than the rest. Messages beyond the budget are held back; later one message covers all changes since then.
struct NewsBudget: Equatable, Sendable {
    /// The size in bytes up to which a text is always sent.
    static let shortText = 4096
    /// Bytes in a row: the longest status to a hundred senders.
    static let burst = 8 << 20
    /// Bytes per second.
    static let refill = 2 << 20

    /// What was held back.
    struct Held: Equatable, Sendable {
        var status = false
        /// The order of the queue's items.
        var order = false
        var changed = ChangedItems()

        var isEmpty: Bool { !status && !order && changed.isEmpty }
    }

    /// The changed items of the queue; each id is kept as long as there are few.
    struct ChangedItems: Equatable, Sendable {
        /// With more changed items than this, all count as changed.
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

    /// Whether so many bytes may be sent now.
    mutating func takes(_ bytes: Int, at now: ContinuousClock.Instant) -> Bool {
        count(at: now)
        guard left > 0 else { return false }
        left -= bytes
        return true
    }

    /// When the held messages may be sent; nil if none are held.
    var deadline: ContinuousClock.Instant? {
        guard !held.isEmpty, let countedAt else { return nil }
        let missing = max(0, 1 - left)
        return countedAt + .milliseconds(missing * 1000 / Self.refill + 1)
    }

    private mutating func count(at now: ContinuousClock.Instant) {
        let elapsed = countedAt.map { max(.zero, now - $0) / .seconds(1) } ?? 0
        guard countedAt == nil || elapsed > 0 else { return }
        let gained = min(elapsed * Double(Self.refill), Double(2 * Self.burst))
        // Frequent calls must not lose fractions of a byte, so a very short time is counted with the next one.
        guard countedAt == nil || gained >= 1 else { return }
        left = min(Self.burst, left + Int(gained))
        countedAt = now
    }
}
