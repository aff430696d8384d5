/// Limits how many bytes may be sent again.
///
/// Nobody can check a receiver's reports of missing packets. A receiver that always misses everything gets each packet
/// three times in all, and no more, however short it makes the round trip look. Even if a third of all packets is lost,
/// half of the bytes sent for the first time are enough for repair.
struct RepeatBudget: Hashable, Sendable {
    private var bytes = PeerLimits.firstRepeatBytes
    private var earnedAt: ContinuousClock.Instant?

    mutating func isOpen(at now: ContinuousClock.Instant) -> Bool {
        guard let last = earnedAt else {
            earnedAt = now
            return bytes > 0
        }
        let passed = min(max(now - last, .zero), .seconds(60)) / .seconds(1)
        let earned = Int(passed * Double(PeerLimits.repeatBytesPerSecond))
        if earned > 0 {
            add(earned)
            earnedAt = now
        }
        return bytes > 0
    }

    mutating func sentNew(_ count: Int) { add(count * PeerLimits.repeatShare) }
    mutating func sentAgain(_ count: Int) { bytes -= count }

    private mutating func add(_ count: Int) { bytes = min(bytes + count, PeerLimits.mostRepeatBytes) }

    /// When the budget is open again if nothing new is sent before; nil if it is open now.
    var opensAt: ContinuousClock.Instant? {
        guard bytes <= 0, let earnedAt else { return nil }
        return earnedAt + .seconds(Double(1 - bytes) / Double(PeerLimits.repeatBytesPerSecond)) + .milliseconds(1)
    }
}
