/// A time during which packets wait too long.
struct Overuse: Sendable {
    let since: ContinuousClock.Instant
    /// The first sign was believed.
    let isTrusted: Bool
    /// The queue is certain, and less is sent because of it.
    var isCertain: Bool
    /// The capacity estimate before.
    let capacity: Double?
    var worstQueue: Duration
    var nextLook: ContinuousClock.Instant
    /// When the queue was last seen to fill, or to have become shorter.
    var movedAt: ContinuousClock.Instant
    /// The path's capacity meanwhile, smoothed, in bits per second.
    var carried: Double?
    /// How long the queue was when a slightly lower bit rate was tried.
    var probed: Duration?
    /// Since when far less is sent than the path has carried, and the wait at that time.
    var lowered: (since: ContinuousClock.Instant, queue: Duration)?
    /// For a while far less arrived than was sent.
    var wasShort = false

    init(since: ContinuousClock.Instant, isTrusted: Bool, capacity: Double?, queue: Duration) {
        self.since = since
        self.isTrusted = isTrusted
        isCertain = isTrusted
        self.capacity = capacity
        worstQueue = queue
        nextLook = since + BandwidthEstimator.step
        movedAt = since
    }

    mutating func believe(carried: Double, at now: ContinuousClock.Instant) {
        isCertain = true
        movedAt = now
        self.carried = carried
    }
}
