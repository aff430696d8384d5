/// A file that somebody writes from its beginning to its end while it is served: how much of it is there, and whether
/// more is to be expected.
package struct FileArrival: Equatable, Sendable {
    package enum Standing: Equatable, Sendable {
        case goesOn
        /// It is cut, was taken away before its end, or has not grown for ``patience``.
        case broken
    }

    /// How long it may stand still: longer than `marquee remote` lets an upload be silent, which then takes the file
    /// away. So this is for a file that nobody writes any more and nobody takes away either.
    package static let patience = Duration.seconds(40)

    private let total: Int64
    /// Bytes that can be sent.
    package private(set) var arrived: Int64 = 0
    private var grownAt: ContinuousClock.Instant

    /// - Parameter total: bytes that it will have.
    package init(total: Int64, at now: ContinuousClock.Instant) {
        (self.total, grownAt) = (total, now)
    }

    /// - Parameters:
    ///   - size: bytes that it has now.
    ///   - isThere: it still has a name: one that was taken away has none, however long it is kept open.
    package mutating func looked(size: Int64, isThere: Bool, at now: ContinuousClock.Instant) -> Standing {
        let isCut = size < arrived
        if size > arrived { (arrived, grownAt) = (min(size, total), now) }
        if isCut { return .broken }
        if arrived == total { return .goesOn }
        return isThere && grownAt.duration(to: now) < Self.patience ? .goesOn : .broken
    }
}
