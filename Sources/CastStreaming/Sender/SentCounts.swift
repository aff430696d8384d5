/// How many packets a stream had sent at a given time, for the last few thousand milliseconds in which it sent any.
///
/// The receiver's count is compared with this, because the receiver says how long after a sender report it counted.
struct SentCounts: Sendable {
    private static let remembered = 4_096
    private static let step = Duration.milliseconds(1)

    private struct Entry: Sendable {
        let at: ContinuousClock.Instant
        var count: Int
    }

    /// A ring: the oldest entry is at `start`.
    private var entries: [Entry] = []
    private var start = 0

    mutating func note(_ count: Int, at now: ContinuousClock.Instant) {
        if let last, now - last.at < Self.step {
            entries[place(entries.count - 1)].count = count
        } else if entries.count < Self.remembered {
            entries.append(Entry(at: now, count: count))
        } else {
            entries[start] = Entry(at: now, count: count)
            start = (start + 1) % entries.count
        }
    }

    private var last: Entry? { entries.isEmpty ? nil : entries[place(entries.count - 1)] }

    private func place(_ number: Int) -> Int { (start + number) % entries.count }

    /// Returns nil if that is too long ago.
    func count(until time: ContinuousClock.Instant) -> Int? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[place(middle)].at <= time { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : entries[place(low - 1)].count
    }
}
