/// The earlier of two times, either of which may be missing.
func earlier(_ left: ContinuousClock.Instant?, _ right: ContinuousClock.Instant?) -> ContinuousClock.Instant? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
}
