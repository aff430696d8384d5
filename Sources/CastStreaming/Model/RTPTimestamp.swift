/// A media time of one stream: ticks of its time base (90,000 a second for video, the sample rate for audio), as wide
/// as a stream can live. The wire carries the low 32 bits.
package struct RTPTimestamp: Hashable, Sendable {
    package let ticks: Int64

    package init(ticks: Int64) { self.ticks = ticks }

    package static let zero = RTPTimestamp(ticks: 0)

    /// The tick nearest to `duration` after zero. `timeBase` is in ticks a second and must be positive.
    package init(_ duration: Duration, timeBase: Int) {
        precondition(timeBase > 0, "a time base is positive")
        let (seconds, attoseconds) = duration.components
        // Below 1e9 * 1e9, so that no product overflows; a nanosecond is far below a tick.
        let nanoseconds = attoseconds / 1_000_000_000
        let fraction = Self.rounded(nanoseconds &* Int64(timeBase), by: 1_000_000_000)
        ticks = seconds &* Int64(timeBase) &+ fraction
    }

    /// The time since zero, to the nanosecond.
    package func duration(timeBase: Int) -> Duration {
        precondition(timeBase > 0, "a time base is positive")
        let (seconds, rest) = ticks.quotientAndRemainder(dividingBy: Int64(timeBase))
        return .seconds(seconds) + .nanoseconds(Self.rounded(rest &* 1_000_000_000, by: Int64(timeBase)))
    }

    private static func rounded(_ dividend: Int64, by divisor: Int64) -> Int64 {
        let half = divisor / 2
        return (dividend &+ (dividend < 0 ? -half : half)) / divisor
    }

    package var truncated32: UInt32 { UInt32(truncatingIfNeeded: ticks) }

    /// The timestamp with these low bits that is nearest to `reference`: half of the 32-bit circle to each side.
    package init(truncated32: UInt32, nearest reference: RTPTimestamp) {
        ticks = reference.ticks &+ Int64(Int32(bitPattern: truncated32 &- reference.truncated32))
    }

    /// The ticks from the right one to the left one.
    package static func - (left: RTPTimestamp, right: RTPTimestamp) -> Int64 { left.ticks &- right.ticks }
    package static func + (left: RTPTimestamp, ticks: Int64) -> RTPTimestamp {
        RTPTimestamp(ticks: left.ticks &+ ticks)
    }
}

extension RTPTimestamp: Comparable {
    package static func < (left: RTPTimestamp, right: RTPTimestamp) -> Bool { left.ticks < right.ticks }
}
