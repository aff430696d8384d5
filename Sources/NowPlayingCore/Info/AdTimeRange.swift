/// The place of one advertisement in an item, in seconds, as MPAdTimeRange.
public struct AdTimeRange: Hashable, Sendable {
    /// In seconds from the item's start; a value below 0 lies before the start.
    public var start: Double
    /// In seconds; an advertisement with a duration of 0 or less does not count.
    public var duration: Double

    /// Takes any numbers; those that form no range are left out of calculations.
    public init(start: Double, duration: Double) {
        self.start = start
        self.duration = duration
    }
}

/// An item's time without its advertising.
///
/// Ranges may overlap, stand in any order and reach beyond the end. Values that form no range are left out.
struct NetTime: Equatable, Sendable {
    /// Sorted, and without overlaps.
    private let gaps: [Range<Double>]

    init(leavingOut ranges: [AdTimeRange]) {
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

    /// Returns how many of the first `position` seconds are not advertising.
    ///
    /// It turns a position into the elapsed time, and a duration into the duration without advertising.
    func net(_ position: Double) -> Double {
        position - gaps.reduce(0) { $0 + max(0, min($1.upperBound, position) - $1.lowerBound) }
    }

    /// Returns the position in the item at which `net` seconds have been shown, after any advertising before it.
    func position(ofNet net: Double) -> Double {
        gaps.reduce(net) { $1.lowerBound <= $0 ? $0 + $1.upperBound - $1.lowerBound : $0 }
    }

    /// Returns whether the position is within an advertisement.
    func isAdvertising(at position: Double) -> Bool {
        gaps.contains { $0.contains(position) }
    }

    /// Returns the next start or end of an advertisement after `position`, in seconds from the item's start; nil if
    /// there is none.
    func nextEdge(after position: Double) -> Double? {
        for gap in gaps where gap.upperBound > position {
            return gap.lowerBound > position ? gap.lowerBound : gap.upperBound
        }
        return nil
    }

    /// Converts a command's position, which leaves advertising out, to the player's own time.
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
