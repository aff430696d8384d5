/// Looks at a connection whose reader is behind, again and again, and says when it has taken nothing for so many looks.
/// One that takes little is slow, and is left to it.
package struct StallWatch: Equatable, Sendable {
    /// Looks in the time that a reader has.
    package static let looks = 4

    private var left = Self.looks
    private var waiting: Int

    /// - Parameter waiting: bytes that the reader has not taken.
    package init(waiting: Int) { self.waiting = waiting }

    /// - Returns: true where it has taken nothing for as long.
    package mutating func looked(waiting now: Int) -> Bool {
        defer { waiting = now }
        left = now < waiting ? Self.looks : left - 1
        return left <= 0
    }
}
