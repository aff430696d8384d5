/// How much of a film that is converted while it plays is ready.
///
/// Segments are made in order from the start position. Those before the first reported one were made earlier, or will
/// not be watched.
struct ConversionProgress: Equatable {
    private var made: Set<Int> = []
    private var first: Int?
    private var count = 0

    /// Segment `index` (from 0) of `count` was made. Returns whether ``percent`` has changed.
    mutating func add(index: Int, of count: Int) -> Bool {
        let before = percent
        let begun = first != nil
        self.count = count
        made.insert(index)
        first = min(first ?? index, index)
        return !begun || percent != before
    }

    /// 0 to 100.
    var percent: Int {
        guard count > 0, let first else { return 0 }
        return min(100, max(0, (first + made.count) * 100 / count))
    }
}
