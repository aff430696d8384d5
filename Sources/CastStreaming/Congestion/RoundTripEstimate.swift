/// The time from sending something to hearing of it, smoothed (protocol facts, 5.7).
///
/// It rises fast (half of the way with each measurement above it) and falls slowly (an eighth), so that it is rather
/// too long than too short: what is repeated too early is wasted, and most of all when the path is full.
/// A measurement is at least 75 µs and at most the cap, which is the target delay: a peer that reports nonsense can't
/// stop the repair.
struct RoundTripEstimate: Hashable, Sendable {
    static let shortest = Duration.microseconds(75)
    /// What is taken for it until something was measured.
    static let assumed = Duration.milliseconds(40)

    private(set) var smoothed: Duration?
    /// Mean distance of a measurement from the smoothed one.
    private(set) var deviation = Duration.zero
    var cap: Duration

    init(cap: Duration) { self.cap = max(cap, Self.shortest) }

    mutating func measured(_ sample: Duration) {
        let sample = min(max(sample, Self.shortest), max(cap, Self.shortest))
        guard let old = smoothed else {
            smoothed = sample
            deviation = sample / 4
            return
        }
        let distance = sample > old ? sample - old : old - sample
        deviation += (distance - deviation) / 4
        smoothed = sample > old ? (old + sample) / 2 : (old * 7 + sample) / 8
    }

    var value: Duration { smoothed ?? Self.assumed }

    /// How long to wait for news of something sent before asking after it: the round trip, what it varies by, and 5 ms
    /// for the two ends' own time.
    var patience: Duration { value + max(deviation * 3, .milliseconds(5)) + .milliseconds(5) }
}
