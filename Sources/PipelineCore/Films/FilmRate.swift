/// How many pictures a second a film has where it has most of them. Pure.
package enum FilmRate {
    /// What a film of irregular rate is sent with at most.
    package static let limit = 60.0
    /// Rates this close are the same: times are rounded, to milliseconds in some containers.
    private static let tolerance = 0.05

    /// - Parameters:
    ///   - average: of the whole film, as its file says.
    ///   - base: the rate that all its times are multiples of, as far as somebody has found out; may be absurd.
    ///   - times: of some pictures that follow each other, in any order.
    package static func highest(average: Double, base: Double?, times: [Duration]) -> Double {
        let found = [base.flatMap { $0 <= limit + 1 ? $0 : nil }, fastest(times)].compactMap { $0 }.max() ?? average
        // A steady film is sent as it is, whatever its rate.
        guard found > average * (1 + tolerance) else { return average }
        return max(average, min(found, limit))
    }

    /// By the shorter gaps: single ones may be anything.
    private static func fastest(_ times: [Duration]) -> Double? {
        let sorted = times.sorted()
        let gaps = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > .zero }.sorted()
        guard gaps.count >= 8 else { return nil }
        return 1 / gaps[gaps.count / 4].inSeconds
    }
}
