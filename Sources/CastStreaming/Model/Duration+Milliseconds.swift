extension Duration {
    /// The duration in milliseconds, rounded toward zero. It saturates, so that no absurd value traps.
    package var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
        guard !overflow else { return seconds < 0 ? .min : .max }
        // In a negative duration both parts are negative.
        let fraction = attoseconds / 1_000_000_000_000_000
        let (sum, above) = product.addingReportingOverflow(fraction)
        return above ? (seconds < 0 ? .min : .max) : sum
    }
}
