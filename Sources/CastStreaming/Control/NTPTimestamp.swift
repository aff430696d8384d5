/// A moment on one end's own time line, as RTCP writes it: 32 bits of seconds and 32 bits of fraction.
///
/// The start of the time line has no meaning. Only differences have one, and they stay correct across the wrap after
/// 136 years.
package struct NTPTimestamp: Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The middle 32 bits, in units of 1/65,536 s. A report repeats this part of the last sender report.
    package var compact: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 16) }

    /// Adds a duration, to the nanosecond.
    package func advanced(by duration: Duration) -> NTPTimestamp {
        NTPTimestamp(rawValue: rawValue &+ UInt64(bitPattern: Self.units(of: duration)))
    }

    /// The time since `earlier`, to the nanosecond. Negative if this moment comes before it.
    package func duration(since earlier: NTPTimestamp) -> Duration {
        let units = Int64(bitPattern: rawValue &- earlier.rawValue)
        let nanoseconds = ((units & 0xFFFF_FFFF) * 1_000_000_000 + 1 << 31) >> 32
        return .seconds(units >> 32) + .nanoseconds(nanoseconds)
    }

    private static func units(of duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        let nanoseconds = attoseconds / 1_000_000_000
        return seconds << 32 &+ (nanoseconds << 32) / 1_000_000_000
    }
}

/// Puts one end's monotonic clock on the time line of its reports. Each end has one for a whole session.
package struct NTPClock: Hashable, Sendable {
    private let origin: ContinuousClock.Instant
    private let start: NTPTimestamp

    /// Creates a time line.
    ///
    /// By default it starts some decades after its zero, so that no report carries the value 0, which means none.
    package init(origin: ContinuousClock.Instant, start: NTPTimestamp = NTPTimestamp(rawValue: 3_900_000_000 << 32)) {
        self.origin = origin
        self.start = start
    }

    package func timestamp(at instant: ContinuousClock.Instant) -> NTPTimestamp {
        start.advanced(by: origin.duration(to: instant))
    }
}
