/// The packets of one frame that a receiver has requested again, and when it has to repeat the request.
///
/// A gap is named as soon as it is seen, after the grace time for a network that reorders packets. It is named again
/// each `step`, because the request or its answer may be lost. The sender ignores a request for a packet that it sent
/// less than a round trip ago. The end of the newest frame shows no gap: it is named when no more of the frame has
/// arrived for `tail`.
struct RepairRequest: Sendable {
    struct Policy: Sendable {
        var grace: Duration
        var step: Duration
        var tail: Duration
    }

    /// When the first missing packet was seen that has not been named.
    var gapSeenAt: ContinuousClock.Instant?
    /// When the first missing packet, and with it all that there was room for, was last named.
    private(set) var namedAt: ContinuousClock.Instant?
    /// Packets below this number have been named since.
    private(set) var namedBelow = 0

    mutating func see(gapAt now: ContinuousClock.Instant) {
        if gapSeenAt == nil { gapSeenAt = now }
    }

    /// - Parameter tailFrom: When the last packet of the newest frame arrived; nil for any other frame.
    func due(_ policy: Policy, tailFrom: ContinuousClock.Instant?) -> ContinuousClock.Instant? {
        var due = namedAt.map { $0 + policy.step }
        if let gapSeenAt { due = earlier(due, gapSeenAt + policy.grace) }
        if due == nil, let tailFrom { due = tailFrom + policy.tail }
        return due
    }

    /// The first packet that may be named now: 0 if all may be named.
    func firstToName(_ policy: Policy, at now: ContinuousClock.Instant) -> Int {
        guard let namedAt, now < namedAt + policy.step else { return 0 }
        return namedBelow
    }

    /// Records that all missing packets from `first` up to `end` were named.
    /// - Parameter isRest: There was no room for the missing packets from `end` on. They are due as soon as a report
    ///   may be sent.
    mutating func named(
        from first: Int, below end: Int, isRest: Bool, any: Bool, at now: ContinuousClock.Instant
    ) {
        gapSeenAt = isRest ? gapSeenAt ?? now : nil
        namedBelow = end
        if first == 0 { namedAt = any ? now : nil }
    }
}
