/// Where one advertisement is in an item, in seconds, as MPAdTimeRange.
public struct AdTimeRange: Hashable, Sendable {
    public var start: Double
    public var duration: Double

    public init(start: Double, duration: Double) {
        self.start = start
        self.duration = duration
    }
}

/// An item's time without its advertising.
///
/// Ranges may overlap, stand in any order and reach beyond the end; those that are no ranges are left out.
public struct NetTime: Equatable, Sendable {
    /// Sorted, apart from each other.
    private let gaps: [Range<Double>]

    public init(leavingOut ranges: [AdTimeRange]) {
        let sorted = ranges.prefix(NowPlayingLimits.entries).compactMap(Self.range).sorted {
            $0.lowerBound < $1.lowerBound
        }
        var gaps: [Range<Double>] = []
        for range in sorted {
            if let last = gaps.last, range.lowerBound <= last.upperBound {
                gaps[gaps.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                gaps.append(range)
            }
        }
        self.gaps = gaps
    }

    /// What of the first `position` seconds is no advertising: the elapsed time, and of a duration the net one.
    public func net(_ position: Double) -> Double {
        position - gaps.reduce(0) { $0 + max(0, min($1.upperBound, position) - $1.lowerBound) }
    }

    /// The place in the item that shows `net` seconds of it: behind the advertising that stands before it.
    public func position(ofNet net: Double) -> Double {
        gaps.reduce(net) { $1.lowerBound <= $0 ? $0 + $1.upperBound - $1.lowerBound : $0 }
    }

    /// Whether the place is within an advertisement.
    public func isAdvertising(at position: Double) -> Bool {
        gaps.contains { $0.contains(position) }
    }

    /// How many seconds the place is from an advertisement's start or end that lies ahead, if one does.
    public func nextEdge(after position: Double) -> Double? {
        for gap in gaps where gap.upperBound > position {
            return gap.lowerBound > position ? gap.lowerBound : gap.upperBound
        }
        return nil
    }

    private static func range(_ range: AdTimeRange) -> Range<Double>? {
        guard let length = PlaybackNumbers.duration(range.duration), range.start.isFinite,
            abs(range.start) <= NowPlayingLimits.seconds, range.start + length > 0
        else { return nil }
        return max(0, range.start)..<(range.start + length)
    }
}
