/// The bounds of numbers from the wire: times, rates, levels, counts and sizes.
///
/// JSON has numbers up to 1.8e308, and whole numbers up to both ends of `Int`. `Duration.seconds(_:)`, `Int(_:)`,
/// ranges and sums trap on such numbers. The numbers from here are finite and small enough that two times or whole
/// numbers can be added, and that a time fits into a `Duration`. Messages (see `WireMembers.time(_:)` and similar) and
/// page reports are read through it.
package enum WireNumber {
    /// About three hundred years in seconds. A date since 1970 and `SeekRequest.liveEdge` are within it, and a `Double`
    /// holds its milliseconds exactly.
    package static let longestTime = 1e10
    /// The whole numbers that JavaScript senders can represent. Ids are among them, and are incremented.
    package static let wholeNumbers = -(1 << 53)...(1 << 53)
    /// Media seconds per second. Players may support fewer rates.
    package static let rates = 0.0...100.0
    /// Pixels of a width or height.
    package static let sides = 0...65_536
    /// Factors and lengths in text styles.
    package static let measures = 0.0...65_536.0
    /// The longest time in seconds that a timer is set for. If the event is later, the timer is set again: one wakeup a
    /// day costs nothing, and no clock overflows.
    package static let longestWait = 86_400.0

    /// Clamps seconds to 0...`longestTime`. NaN becomes 0.
    package static func time(_ seconds: Double) -> Double {
        seconds.isNaN ? 0 : min(max(seconds, 0), longestTime)
    }

    /// Clamps seconds to -`longestTime`...`longestTime`. NaN becomes 0.
    package static func distance(_ seconds: Double) -> Double {
        seconds.isNaN ? 0 : min(max(seconds, -longestTime), longestTime)
    }

    /// Clamps a level to 0...1. Returns nil for NaN.
    package static func level(_ level: Double) -> Double? {
        level.isNaN ? nil : min(max(level, 0), 1)
    }

    /// Clamps a rate to `rates`. Returns nil for NaN.
    package static func rate(_ rate: Double) -> Double? {
        rate.isNaN ? nil : min(max(rate, rates.lowerBound), rates.upperBound)
    }

    /// Clamps a value to `measures`. Returns nil for NaN.
    package static func measure(_ measure: Double) -> Double? {
        measure.isNaN ? nil : min(max(measure, measures.lowerBound), measures.upperBound)
    }

    /// Returns nil for a fraction, and for a number outside `wholeNumbers`.
    package static func whole(_ number: Double) -> Int? {
        Int(exactly: number).flatMap(whole)
    }

    package static func whole(_ number: Int) -> Int? {
        wholeNumbers.contains(number) ? number : nil
    }

    /// Returns nil for a size outside `sides`.
    package static func side(_ pixels: Int) -> Int? {
        sides.contains(pixels) ? pixels : nil
    }

    /// Returns how long to wait for an event in this number of seconds, at most `longestWait`.
    package static func wait(_ seconds: Double) -> Duration {
        .seconds(min(time(seconds), longestWait))
    }

    /// Returns a range of times, or nil if it ends before it starts.
    package static func range(from start: Double, to end: Double) -> ClosedRange<Double>? {
        guard start <= end else { return nil }
        return time(start)...time(end)
    }
}

/// Members that are numbers, within the bounds of `WireNumber`; nil if absent or of another kind.
extension WireMembers {
    /// Seconds that are never negative: a position in media, or a length.
    package func time(_ key: WireKey) -> Double? { double(key).map(WireNumber.time) }

    /// Seconds that may be negative, for members in which negative values have a meaning.
    package func distance(_ key: WireKey) -> Double? { double(key).map(WireNumber.distance) }

    package func level(_ key: WireKey) -> Double? { double(key).flatMap(WireNumber.level) }

    package func rate(_ key: WireKey) -> Double? { double(key).flatMap(WireNumber.rate) }

    package func measure(_ key: WireKey) -> Double? { double(key).flatMap(WireNumber.measure) }

    package func side(_ key: WireKey) -> Int? { int(key).flatMap(WireNumber.side) }

    /// A number of steps in either direction, clamped to `WireNumber.wholeNumbers`.
    package func steps(_ key: WireKey) -> Int? {
        guard let steps = try? decodeIfPresent(Int.self, forKey: key) else { return int(key) }
        return min(max(steps, WireNumber.wholeNumbers.lowerBound), WireNumber.wholeNumbers.upperBound)
    }

    package func ids(_ key: WireKey) -> [Int]? {
        list(key, of: Int.self)?.filter(WireNumber.wholeNumbers.contains)
    }
}
