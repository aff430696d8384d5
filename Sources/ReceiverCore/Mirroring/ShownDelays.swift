/// A histogram of delays in steps of one millisecond: medians and percentiles in bounded memory.
package struct ShownDelays: Sendable, Equatable {
    /// Longer delays count as this many milliseconds: the longest target delay and one second.
    static let longest = 6000

    private var buckets: [UInt32] = []
    package private(set) var count = 0

    package init() {}

    /// - Parameter milliseconds: A negative value counts as zero; a value that is not finite is ignored.
    package mutating func add(_ milliseconds: Double) {
        guard milliseconds.isFinite else { return }
        if buckets.isEmpty { buckets = Array(repeating: 0, count: Self.longest + 1) }
        let bucket = Int(min(max(milliseconds, 0), Double(Self.longest)).rounded())
        buckets[bucket] &+= 1
        count += 1
    }

    /// The delay in milliseconds that this share of all delays (0 to 1) did not exceed; nil if there are none.
    package func quantile(_ share: Double) -> Double? {
        guard count > 0 else { return nil }
        let wanted = max(1, Int((Double(count) * min(max(share, 0), 1)).rounded(.up)))
        var seen = 0
        for (delay, number) in buckets.enumerated() {
            seen += Int(number)
            if seen >= wanted { return Double(delay) }
        }
        return Double(Self.longest)
    }
}
