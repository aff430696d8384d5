/// How often one instance's changes are told: `DiscoveryLimits.mostChanges` at once, and then no more until the window
/// is over, but that it went. A host that says something else with each datagram makes no more news than that.
///
/// Where an instance has proved to be has room for as many again, so that rumours do not keep it from being told.
struct ChangePace: Sendable {
    private var since: ContinuousClock.Instant?
    private var count = 0

    /// Whether a change may be told now; else when.
    ///
    /// - Parameter isProved: another place is told, where the instance has answered.
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
