/// Limits how often the changes of one instance are reported.
///
/// In each window, `DiscoveryLimits.mostChanges` are reported, and then only the removal. Twice as many are allowed for
/// a new confirmed location, so that false announcements do not delay it.
struct ChangePace: Sendable {
    private var since: ContinuousClock.Instant?
    private var count = 0

    /// Returns nil if a change may be reported now, otherwise the time from which it may.
    ///
    /// - Parameter isProved: whether the change is a new location at which the instance has answered.
    mutating func tell(at now: ContinuousClock.Instant, isProved: Bool = false) -> ContinuousClock.Instant? {
        if since.map({ now - $0 >= DiscoveryLimits.changeWindow }) ?? true {
            since = now
            count = 0
        }
        let most = isProved ? 2 * DiscoveryLimits.mostChanges : DiscoveryLimits.mostChanges
        guard count < most else { return since.map { $0 + DiscoveryLimits.changeWindow } }
        count += 1
        return nil
    }
}
