/// A time during which packets waited too long.
struct Overuse: Sendable {
    let since: ContinuousClock.Instant
    /// The first sign was believed.
    let isTrusted: Bool
    /// Less is being sent because of it.
    var isCertain: Bool
    /// What was thought before.
    let capacity: Double?
    var worstQueue: Duration
    var nextLook: ContinuousClock.Instant
    /// When the queue last was seen to fill, or had become shorter.
    var movedAt: ContinuousClock.Instant
    /// What the path carries meanwhile, smoothed; bits a second.
    var carried: Double?
    /// How long the queue was when a little less was sent for trying.
    var probed: Duration?
    /// Since when far less is sent than the path has carried, and the wait then.
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
