/// Which pictures a decoder was given and has not shown: those that it leaves out, because they are damaged or it was
/// told to, are told by others of later times that come out. Pure.
package struct AwaitedPictures: Equatable {
    /// Decoders hold back 16 pictures at most, and some threads' worth.
    private static let limit = 64

    /// Sorted.
    private var times: [Int64] = []

    package init() {}

    package mutating func give(_ time: Int64) {
        let place = times.lastIndex { $0 <= time }.map { $0 + 1 } ?? 0
        times.insert(time, at: place)
    }

    /// - Returns: how many will not come any more, since the one of `time` has.
    package mutating func come(_ time: Int64) -> Int {
        let earlier = times.prefix { $0 < time }.count
        times.removeFirst(earlier)
        if times.first == time { times.removeFirst() }
        return earlier
    }

    /// - Returns: how many must have been left out, since a decoder holds no more.
    package mutating func giveUp() -> Int {
        let surplus = max(0, times.count - Self.limit)
        times.removeFirst(surplus)
        return surplus
    }

    /// The decoder has given everything.
    ///
    /// - Returns: how many were left out.
    package mutating func end() -> Int {
        defer { times = [] }
        return times.count
    }
}
