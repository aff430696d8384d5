/// What a receiver has asked for again of one frame, and when it has to ask anew.
///
/// A gap is named as soon as it is seen, less the grace that a network which reorders gets; then again each `step`,
/// since the request or its answer may have been lost (the sender passes over what it sent less than a round trip ago).
/// The end of the newest frame shows no gap: it is named when no more of it has come for `tail`.
struct RepairRequest: Sendable {
    struct Policy: Sendable {
        var grace: Duration
        var step: Duration
        var tail: Duration
    }

    /// When a first packet was seen to be missing that has not been named.
    var gapSeenAt: ContinuousClock.Instant?
    /// When the first of what was missing, and with it all that there was room for, was last named.
    private(set) var namedAt: ContinuousClock.Instant?
    /// Packets below this one have been named since.
    private(set) var namedBelow = 0

    mutating func see(gapAt now: ContinuousClock.Instant) {
        if gapSeenAt == nil { gapSeenAt = now }
    }

    /// - Parameter tailFrom: When the last packet of the newest frame came; nil for any other frame.
    func due(_ policy: Policy, tailFrom: ContinuousClock.Instant?) -> ContinuousClock.Instant? {
        var due = namedAt.map { $0 + policy.step }
        if let gapSeenAt { due = earlier(due, gapSeenAt + policy.grace) }
        if due == nil, let tailFrom { due = tailFrom + policy.tail }
        return due
    }

    /// The first packet that may be named at this time: 0 if it's time for all.
    func firstToName(_ policy: Policy, at now: ContinuousClock.Instant) -> Int {
        guard let namedAt, now < namedAt + policy.step else { return 0 }
        return namedBelow
    }

    /// All that is missing from `first` up to `end` was named, or nothing was missing there.
    /// - Parameter isRest: There was no room for what is missing from `end` on: that is due as soon as a report may go.
    mutating func named(
        from first: Int, below end: Int, isRest: Bool, any: Bool, at now: ContinuousClock.Instant
    ) {
        gapSeenAt = isRest ? gapSeenAt ?? now : nil
        namedBelow = end
        if first == 0 { namedAt = any ? now : nil }
    }
}
