/// Pictures per second, over the last second or so, out of a count.
///
/// Pure: the time comes in, seconds on any clock that does not go back.
package struct PictureMeter: Sendable {
    /// Seconds that the rate is taken over.
    package static let span = 1.0
    /// Readings that are kept; who reads more often has shorter spans.
    private static let readingLimit = 64

    private var readings: [(seconds: Double, count: Int)] = []

    package init() {}

    /// - Parameter count: since the beginning.
    package mutating func read(_ count: Int, at seconds: Double) -> Double {
        // One reading that is older than the span stays: the rate is over a whole span as soon as there is one.
        while readings.count > 1, readings[1].seconds <= seconds - Self.span || readings.count > Self.readingLimit {
            readings.removeFirst()
        }
        readings.append((seconds, count))
        guard let first = readings.first, seconds > first.seconds else { return 0 }
        return Double(max(0, count - first.count)) / (seconds - first.seconds)
    }
}
