extension Duration {
    /// The duration in units of `1 / rate` seconds, rounded to the nearest. Times of more than some years do not fit.
    package func ticks(rate: Int64) -> Int64 {
        let (seconds, attoseconds) = components
        let nanoseconds = attoseconds / 1_000_000_000
        let scaled = nanoseconds * rate
        return seconds * rate + (scaled + (scaled < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
    }

    /// The duration of `ticks` units of `1 / rate` seconds.
    package init(ticks: Int64, rate: Int64) {
        let (seconds, rest) = ticks.quotientAndRemainder(dividingBy: rate)
        self = .seconds(seconds) + .nanoseconds(rest * 1_000_000_000 / rate)
    }

    /// The time at which frame `index` of a steady stream is due.
    package init(picture index: Int64, rate: Double) {
        self = .nanoseconds(Int64((Double(index) * 1e9 / rate).rounded()))
    }

    package var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
