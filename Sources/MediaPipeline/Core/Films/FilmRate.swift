/// The frame rate of a film where it is highest.
package enum FilmRate {
    /// The highest rate at which a film of irregular rate is sent.
    package static let limit = 60.0
    /// Rates this close count as the same, because times are rounded, in some containers to milliseconds.
    private static let tolerance = 0.05

    /// - Parameters:
    ///   - average: The rate of the whole film, as its file says.
    ///   - base: The rate of which all its times are multiples, as far as known; may be absurd.
    ///   - times: The times of some consecutive frames, in any order.
    package static func highest(average: Double, base: Double?, times: [Duration]) -> Double {
        let found = [base.flatMap { $0 <= limit + 1 ? $0 : nil }, fastest(times)].compactMap { $0 }.max() ?? average
        // A steady film is sent as it is, whatever its rate.
        guard found > average * (1 + tolerance) else { return average }
        return max(average, min(found, limit))
    }

    /// By the shorter gaps, because a single gap may have any length.
    private static func fastest(_ times: [Duration]) -> Double? {
        let sorted = times.sorted()
        let gaps = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > .zero }.sorted()
        guard gaps.count >= 8 else { return nil }
        return 1 / gaps[gaps.count / 4].inSeconds
    }
}
