/// Where one advertisement is in an item, in seconds, as MPAdTimeRange.
public struct AdTimeRange: Hashable, Sendable {
    /// In seconds from the item's start; below 0 is before it.
    public var start: Double
    /// In seconds; what is not above 0 is no advertisement.
    public var duration: Double

    /// Any numbers; what is no range is left out where it is reckoned with.
    public init(start: Double, duration: Double) {
        self.start = start
        self.duration = duration
    }
}

/// An item's time without its advertising.
///
/// Ranges may overlap, stand in any order and reach beyond the end; those that are no ranges are left out.
package struct NetTime: Equatable, Sendable {
    /// Sorted, apart from each other.
    private let gaps: [Range<Double>]

    package init(leavingOut ranges: [AdTimeRange]) {
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
    package func net(_ position: Double) -> Double {
        position - gaps.reduce(0) { $0 + max(0, min($1.upperBound, position) - $1.lowerBound) }
    }

    /// The place in the item that shows `net` seconds of it: behind the advertising that stands before it.
    package func position(ofNet net: Double) -> Double {
        gaps.reduce(net) { $1.lowerBound <= $0 ? $0 + $1.upperBound - $1.lowerBound : $0 }
    }

    /// Whether the place is within an advertisement.
    package func isAdvertising(at position: Double) -> Bool {
        gaps.contains { $0.contains(position) }
    }

    /// How many seconds the place is from an advertisement's start or end that lies ahead, if one does.
    package func nextEdge(after position: Double) -> Double? {
        for gap in gaps where gap.upperBound > position {
            return gap.lowerBound > position ? gap.lowerBound : gap.upperBound
        }
        return nil
    }

    /// A command's place, which is without advertising, as the player has it.
    func event(_ event: RemoteCommandEvent) -> RemoteCommandEvent {
        guard case .changePlaybackPosition(let position, let item) = event else { return event }
        return .changePlaybackPosition(self.position(ofNet: position), item: item)
    }

    private static func range(_ range: AdTimeRange) -> Range<Double>? {
        guard let length = PlaybackNumbers.duration(range.duration), range.start.isFinite,
            abs(range.start) <= NowPlayingLimits.seconds, range.start + length > 0
        else { return nil }
        return max(0, range.start)..<(range.start + length)
    }
}
