/// When to tell the sender that only a key frame helps (picture loss).
///
/// Asked for by a decoder that failed, until a key frame newer than that comes; or because the stream stands still,
/// while it does. Repeated each `interval`, since the request may be lost: a sender with a key frame on its way passes
/// over it.
struct KeyFrameRequest: Sendable {
    private let interval: Duration
    /// Key frames up to this one don't help.
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

    /// When to ask; nil where nothing is wanted.
    func due(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        guard isWanted else { return nil }
        return askedAt.map { max($0 + interval, now) } ?? now
    }

    mutating func asked(at now: ContinuousClock.Instant) { askedAt = now }
}
