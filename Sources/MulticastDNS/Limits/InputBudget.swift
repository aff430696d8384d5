/// The number of bytes that are read each second on one link, from each source and in total.
///
/// Further datagrams are dropped unread, so that a flood takes only its share of the event loop and other hosts are
/// still heard. Sources can be forged; they are counted separately so that one real source can't block others.
struct InputBudget: Sendable {
    private var window: ContinuousClock.Instant?
    private var total = 0
    private var sources: [IPAddress: Int] = [:]
    /// The bytes of sources that arrived when the table was full.
    private var others = 0
    /// The number of datagrams dropped so far.
    private(set) var dropped = 0

    init() {}

    /// Returns whether to read a datagram of this size.
    ///
    /// - Parameter isTrusted: whether an instance that this source announces has answered. Such a source always has its
    ///   own allowance, and still has room when the total is used up.
    mutating func take(
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
