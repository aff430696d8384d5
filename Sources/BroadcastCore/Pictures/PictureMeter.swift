/// Computes frames per second over about the last second from a count. Pure; times are seconds on a monotonic clock.
package struct PictureMeter: Sendable {
    /// The seconds that the rate covers.
    package static let span = 1.0
    /// Readings that are kept; with more frequent readings the rate covers less time.
    private static let readingLimit = 64

    private var readings: [(seconds: Double, count: Int)] = []

    package init() {}

    /// - Parameter count: Since the beginning.
    package mutating func read(_ count: Int, at seconds: Double) -> Double {
        // One reading older than the span is kept, so that the rate covers a whole span as soon as possible.
        while readings.count > 1, readings[1].seconds <= seconds - Self.span || readings.count > Self.readingLimit {
            readings.removeFirst()
        }
        readings.append((seconds, count))
        guard let first = readings.first, seconds > first.seconds else { return 0 }
        return Double(max(0, count - first.count)) / (seconds - first.seconds)
    }
}
