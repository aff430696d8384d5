/// Counts the frames that a decoder was given and has not returned.
///
/// A decoder leaves out frames that are damaged, or that it was told to skip. A frame counts as left out when one of a
/// later time comes out.
package struct AwaitedPictures: Equatable {
    /// Decoders hold back at most 16 frames, and some more for their threads.
    private static let limit = 64

    /// Sorted.
    private var times: [Int64] = []

    package init() {}

    package mutating func give(_ time: Int64) {
        let place = times.lastIndex { $0 <= time }.map { $0 + 1 } ?? 0
        times.insert(time, at: place)
    }

    /// - Returns: how many frames will not come any more, because the one of `time` has come.
    package mutating func come(_ time: Int64) -> Int {
        let earlier = times.prefix { $0 < time }.count
        times.removeFirst(earlier)
        if times.first == time { times.removeFirst() }
        return earlier
    }

    /// - Returns: how many frames must have been left out, because a decoder holds no more.
    package mutating func giveUp() -> Int {
        let surplus = max(0, times.count - Self.limit)
        times.removeFirst(surplus)
        return surplus
    }

    /// Call this when the decoder has returned everything.
    ///
    /// - Returns: how many frames were left out.
    package mutating func end() -> Int {
        defer { times = [] }
        return times.count
    }
}
