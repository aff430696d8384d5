/// How often one instance's changes are told: `DiscoveryLimits.mostChanges` at once, and then no more until the window
/// is over, but that it went. A host that says something else with each datagram makes no more news than that.
struct ChangePace: Sendable {
    private var since: ContinuousClock.Instant?
    private var count = 0

    /// Whether a change may be told now; else when.
    mutating func tell(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        if since.map({ now - $0 >= DiscoveryLimits.changeWindow }) ?? true {
            since = now
            count = 0
        }
        guard count < DiscoveryLimits.mostChanges else { return since.map { $0 + DiscoveryLimits.changeWindow } }
        count += 1
        return nil
    }
}
