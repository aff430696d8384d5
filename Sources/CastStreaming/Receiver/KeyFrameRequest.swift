/// Decides when to tell the sender that only a key frame helps (picture loss).
///
/// A decoder that failed needs a key frame until a newer one arrives. A stream that stands still needs one while it
/// does. The request is repeated each `interval`, because it may be lost. A sender with a key frame on its way ignores
/// it.
struct KeyFrameRequest: Sendable {
    private let interval: Duration
    /// A key frame up to this one does not help.
    private var neededAfter: FrameID?
    private var isStuck = false
    private var askedAt: ContinuousClock.Instant?

    init(interval: Duration) { self.interval = interval }

    var isWanted: Bool { neededAfter != nil || isStuck }

    mutating func decoderNeeds(after id: FrameID) { neededAfter = max(neededAfter ?? id, id) }
    mutating func stand(still isStuck: Bool) { self.isStuck = isStuck }

    mutating func gave(_ id: FrameID, isKey: Bool) {
        isStuck = false
        if isKey, let neededAfter, id > neededAfter { self.neededAfter = nil }
    }

    /// When to send the request; nil if none is needed.
    func due(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        guard isWanted else { return nil }
        return askedAt.map { max($0 + interval, now) } ?? now
    }

    mutating func asked(at now: ContinuousClock.Instant) { askedAt = now }
}
