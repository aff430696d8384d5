/// How often a delay was how long: steps of 10 ms up to one second, and one for all beyond.
package struct DelayHistogram: Hashable, Sendable {
    package static let step = Duration.milliseconds(10)
    package static let steps = 100

    /// How many delays fell into each step; the last one counts those of a second and more.
    package private(set) var counts = [Int](repeating: 0, count: steps + 1)
    package private(set) var count = 0
    package private(set) var longest = Duration.zero

    package init() {}

    /// A negative delay (two clocks that are not quite in step) counts as none.
    package mutating func add(_ delay: Duration) {
        let bounded = max(delay, .zero)
        counts[min(Int(bounded / Self.step), Self.steps)] += 1
        count += 1
        longest = max(longest, bounded)
    }

    /// The delay that this share of all (0 to 1) does not exceed, to the step; nil where nothing was counted.
    package func percentile(_ share: Double) -> Duration? {
        guard count > 0 else { return nil }
        let wanted = max(1, Int((share * Double(count)).rounded(.up)))
        var seen = 0
        for (index, value) in counts.enumerated() {
            seen += value
            if seen >= wanted { return index == Self.steps ? longest : min(Self.step * (index + 1), longest) }
        }
        return longest
    }
}
