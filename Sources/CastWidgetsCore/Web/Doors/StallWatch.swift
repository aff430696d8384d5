/// Watches a connection whose reader is behind, by regular checks.
///
/// It reports a reader that has taken nothing for several checks. A reader that takes little is slow, and may go on.
package struct StallWatch: Equatable, Sendable {
    /// The number of checks before the reader counts as stalled.
    package static let looks = 4

    private var left = Self.looks
    private var waiting: Int

    /// - Parameter waiting: bytes that the reader has not taken.
    package init(waiting: Int) { self.waiting = waiting }

    /// Takes in the result of a check.
    ///
    /// - Returns: true if the reader has taken nothing for that many checks.
    package mutating func looked(waiting now: Int) -> Bool {
        defer { waiting = now }
        left = now < waiting ? Self.looks : left - 1
        return left <= 0
    }
}
