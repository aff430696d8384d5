/// Numbers from the wire as times, rates, levels, counts and sizes: the one place where they get their bounds.
///
/// JSON has numbers up to 1.8e308, and whole ones up to both ends of `Int`; `Duration.seconds(_:)`, `Int(_:)`, a range
/// and a sum trap on them. What comes out of here is finite, and so small that what is reckoned with it traps nowhere:
/// two of its times or whole numbers can be added, and a time is a `Duration`. Messages are read through it (see
/// `KeyedDecodingContainer.time(_:)` and its like), and so is what a page reports.
package enum WireNumber {
    /// Seconds, about three hundred years: an instant since 1970 is one too, and so is `SeekRequest.liveEdge`.
    /// Thousandths of it are whole numbers that a `Double` has.
    package static let longestTime = 1e10
    /// Whole numbers that a sender written in JavaScript has too. Ids are among them, and are counted on from.
    package static let wholeNumbers = -(1 << 53)...(1 << 53)
    /// Media seconds per second. What a player offers is its own affair.
    package static let rates = 0.0...100.0
    /// Pixels of a picture's width or height.
    package static let sides = 0...65_536
    /// Factors and lengths of how a text is drawn.
    package static let measures = 0.0...65_536.0
    /// The longest that a timer is set for. Whoever waits for something later looks again then: a day of silence costs
    /// nothing, and no clock runs over.
    package static let longestWait = 86_400.0

    /// Seconds, 0 to `longestTime`. What is no number is 0.
    package static func time(_ seconds: Double) -> Double {
        seconds.isNaN ? 0 : min(max(seconds, 0), longestTime)
    }

    /// Seconds either way, `-longestTime` to `longestTime`. What is no number is 0.
    package static func distance(_ seconds: Double) -> Double {
        seconds.isNaN ? 0 : min(max(seconds, -longestTime), longestTime)
    }

    /// 0 to 1; nil for what is no number.
    package static func level(_ level: Double) -> Double? {
        level.isNaN ? nil : min(max(level, 0), 1)
    }

    /// One of `rates`; nil for what is no number.
    package static func rate(_ rate: Double) -> Double? {
        rate.isNaN ? nil : min(max(rate, rates.lowerBound), rates.upperBound)
    }

    /// One of `measures`; nil for what is no number.
    package static func measure(_ measure: Double) -> Double? {
        measure.isNaN ? nil : min(max(measure, measures.lowerBound), measures.upperBound)
    }

    /// Nil for a fraction, and for what is not among `wholeNumbers`.
    package static func whole(_ number: Double) -> Int? {
        Int(exactly: number).flatMap(whole)
    }

    package static func whole(_ number: Int) -> Int? {
        wholeNumbers.contains(number) ? number : nil
    }

    /// Nil for what no picture has.
    package static func side(_ pixels: Int) -> Int? {
        sides.contains(pixels) ? pixels : nil
    }

    /// How long to wait for something that comes in so many seconds, at most `longestWait`.
    package static func wait(_ seconds: Double) -> Duration {
        .seconds(min(time(seconds), longestWait))
    }

    /// A stretch of time; nil where it ends before it begins.
    package static func range(from start: Double, to end: Double) -> ClosedRange<Double>? {
        guard start <= end else { return nil }
        return time(start)...time(end)
    }
}

/// Members that are numbers, within the bounds of `WireNumber`; nil where absent or of another kind.
extension WireMembers {
    /// Seconds that are never negative: a place in media, a length.
    package func time(_ key: WireKey) -> Double? { double(key).map(WireNumber.time) }

    /// Seconds that may be negative, since that has a meaning of its own there.
    package func distance(_ key: WireKey) -> Double? { double(key).map(WireNumber.distance) }

    package func level(_ key: WireKey) -> Double? { double(key).flatMap(WireNumber.level) }

    package func rate(_ key: WireKey) -> Double? { double(key).flatMap(WireNumber.rate) }

    package func measure(_ key: WireKey) -> Double? { double(key).flatMap(WireNumber.measure) }

    package func side(_ key: WireKey) -> Int? { int(key).flatMap(WireNumber.side) }

    /// How many steps to go, either way; beyond `WireNumber.wholeNumbers` counts as their end.
    package func steps(_ key: WireKey) -> Int? {
        guard let steps = try? decodeIfPresent(Int.self, forKey: key) else { return int(key) }
        return min(max(steps, WireNumber.wholeNumbers.lowerBound), WireNumber.wholeNumbers.upperBound)
    }

    /// A list of ids.
    package func ids(_ key: WireKey) -> [Int]? {
        list(key, of: Int.self)?.filter(WireNumber.wholeNumbers.contains)
    }
}
