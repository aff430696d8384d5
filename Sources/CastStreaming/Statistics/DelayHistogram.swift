/// How often delays of each length occurred: steps of 10 ms up to one second, and one step for all longer delays.
package struct DelayHistogram: Hashable, Sendable {
    package static let step = Duration.milliseconds(10)
    package static let steps = 100

    /// The number of delays in each step. The last step counts those of a second and more.
    package private(set) var counts = [Int](repeating: 0, count: steps + 1)
    package private(set) var count = 0
    package private(set) var longest = Duration.zero

    package init() {}

    /// A negative delay (of two clocks that are not quite in step) counts as zero.
    package mutating func add(_ delay: Duration) {
        let bounded = max(delay, .zero)
        counts[min(Int(bounded / Self.step), Self.steps)] += 1
        count += 1
        longest = max(longest, bounded)
    }

    /// The delay that this share (0 to 1) of all delays does not exceed, to the step; nil if nothing was counted.
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
