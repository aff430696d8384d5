/// The smoothed time from sending something until its acknowledgment (Open Screen, cast/streaming/impl/sender_impl.cc).
///
/// The estimate rises fast (by half of the difference to a longer measurement) and falls slowly (by an eighth). So it
/// is too long rather than too short. A packet that is repeated too early is wasted, most of all when the path is full.
/// A measurement counts as at least 75 µs and at most the cap, which is the target delay: a peer that reports nonsense
/// can't stop the repair.
struct RoundTripEstimate: Hashable, Sendable {
    static let shortest = Duration.microseconds(75)
    /// The value until something is measured.
    static let assumed = Duration.milliseconds(40)

    private(set) var smoothed: Duration?
    /// The mean difference between a measurement and the smoothed value.
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

    /// How long to wait for an acknowledgment before the receiver is asked: the round trip, its variation, and 5 ms for
    /// the processing time of both ends.
    var patience: Duration { value + max(deviation * 3, .milliseconds(5)) + .milliseconds(5) }
}
