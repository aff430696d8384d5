/// A file that is served while another process writes it: how much of it can be sent, and whether more is expected.
package struct FileArrival: Equatable, Sendable {
    package enum Standing: Equatable, Sendable {
        case goesOn
        /// The file was truncated, or removed before its end, or has not grown for ``patience``.
        case broken
    }

    /// How long the file may stay unchanged. `marquee remote` removes a file whose upload is silent for a shorter time,
    /// so this is for files that nobody writes and nobody removes.
    package static let patience = Duration.seconds(40)

    private let total: Int64
    /// The number of bytes that can be sent.
    package private(set) var arrived: Int64 = 0
    private var grownAt: ContinuousClock.Instant

    /// - Parameter total: The file's final size in bytes.
    package init(total: Int64, at now: ContinuousClock.Instant) {
        (self.total, grownAt) = (total, now)
    }

    /// - Parameters:
    ///   - size: The current size in bytes.
    ///   - isThere: Whether the file still has a name. A removed file has none, even while it is kept open.
    package mutating func looked(size: Int64, isThere: Bool, at now: ContinuousClock.Instant) -> Standing {
        let isCut = size < arrived
        if size > arrived { (arrived, grownAt) = (min(size, total), now) }
        if isCut { return .broken }
        if arrived == total { return .goesOn }
        return isThere && grownAt.duration(to: now) < Self.patience ? .goesOn : .broken
    }
}
