/// How much of what arrives on one link is read: so many bytes a second of each source, and so many in all. What is
/// beyond that is dropped unread, so that a flood takes no more than its share of the event loop and the others'
/// datagrams are still heard.
///
/// Sources can be made up; they are told apart so that one that is not can't shut the others out.
package struct InputBudget: Sendable {
    private var window: ContinuousClock.Instant?
    private var total = 0
    private var sources: [IPAddress: Int] = [:]
    /// Of those that came when the table was full.
    private var others = 0
    /// Since the beginning.
    package private(set) var dropped = 0

    package init() {}

    /// Whether a datagram of so many bytes is to be read.
    ///
    /// - Parameter isTrusted: an instance that this source announces has answered. Such a source has an allowance of
    ///   its own however many there are, and room where the others have used up theirs.
    package mutating func take(
        _ bytes: Int, from source: IPAddress, isTrusted: Bool = false, at now: ContinuousClock.Instant
    ) -> Bool {
        if window.map({ now - $0 >= .seconds(1) }) ?? true {
            window = now
            total = 0
            others = 0
            sources.removeAll(keepingCapacity: true)
        }
        let cost = max(bytes, DiscoveryLimits.smallestCost)
        let isKnown = isTrusted || sources[source] != nil || sources.count < DiscoveryLimits.mostSources
        let most = DiscoveryLimits.bytesInAll + (isTrusted ? DiscoveryLimits.bytesForKnown : 0)
        let spent = isKnown ? sources[source, default: 0] : others
        guard spent + cost <= DiscoveryLimits.bytesPerSource, total + cost <= most else {
            dropped += 1
            return false
        }
        total += cost
        if isKnown { sources[source] = spent + cost } else { others = spent + cost }
        return true
    }
}
