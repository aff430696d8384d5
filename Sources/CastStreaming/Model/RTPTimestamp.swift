/// A media time of one stream, in ticks of its time base.
///
/// The time base is 90,000 ticks per second for video and the sample rate for audio. The type is wide enough for the
/// life of any stream; the wire carries the low 32 bits.
package struct RTPTimestamp: Hashable, Sendable {
    package let ticks: Int64

    package init(ticks: Int64) { self.ticks = ticks }

    package static let zero = RTPTimestamp(ticks: 0)

    /// The tick nearest to `duration` after zero. `timeBase` is in ticks per second and must be positive.
    package init(_ duration: Duration, timeBase: Int) {
        precondition(timeBase > 0, "a time base is positive")
        let (seconds, attoseconds) = duration.components
        // Both factors are below 1e9, so that no product overflows. A nanosecond is far below a tick.
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

    /// The timestamp with these low bits that is nearest to `reference`, within half of the 32-bit circle on each side.
    package init(truncated32: UInt32, nearest reference: RTPTimestamp) {
        ticks = reference.ticks &+ Int64(Int32(bitPattern: truncated32 &- reference.truncated32))
    }

    /// The number of ticks from `right` to `left`.
    package static func - (left: RTPTimestamp, right: RTPTimestamp) -> Int64 { left.ticks &- right.ticks }
    package static func + (left: RTPTimestamp, ticks: Int64) -> RTPTimestamp {
        RTPTimestamp(ticks: left.ticks &+ ticks)
    }
}

extension RTPTimestamp: Comparable {
    package static func < (left: RTPTimestamp, right: RTPTimestamp) -> Bool { left.ticks < right.ticks }
}
